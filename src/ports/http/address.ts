import { ToolError } from '#kit/tool-error';

/** Characters of an address; signed links of storage services stay well below. */
const MAX_LENGTH = 8_192;

/**
 * Reads what a visitor gave as an address.
 *
 * @throws ToolError `invalid-input` when it is none, `target-refused` when it is one that is never fetched.
 */
export function parseAddress(text: string): URL {
  const trimmed = text.trim();
  if (trimmed === '') throw new ToolError('invalid-input', 'Please enter a web address.');
  if (trimmed.length > MAX_LENGTH) {
    throw new ToolError('invalid-input', `The address is longer than ${MAX_LENGTH.toLocaleString('en')} characters.`);
  }
  const url = URL.parse(trimmed);
  if (!url) throw new ToolError('invalid-input', 'This is not a complete web address, such as https://example.com/.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ToolError('target-refused', 'Only addresses that begin with http:// or https:// can be fetched.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new ToolError('target-refused', 'An address with a user name or password in it cannot be fetched.');
  }
  return url;
}

/**
 * Reads the `Location` of a redirect.
 *
 * @throws ToolError `upstream-failed` when it is no address, `target-refused` when it is one that is never fetched.
 */
export function parseRedirect(location: string, from: URL): URL {
  const target = URL.parse(location, from);
  try {
    return parseAddress(target?.href ?? '');
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const code = error.code === 'invalid-input' ? 'upstream-failed' : error.code;
    throw new ToolError(code, `${from.host} redirects to an address that cannot be fetched.`, { cause: error });
  }
}
