import { own } from '../own.ts';
import { statusSpellings, statusWords } from './status-words.data.ts';

/** Codes by their letters, so that `clientHold`, `client hold` and `CLIENT-HOLD` are one. */
const codes = new Map<string, string>();
for (const code of Object.keys(statusWords)) codes.set(letters(code), code);
for (const [spelling, code] of Object.entries(statusSpellings)) if (!codes.has(spelling)) codes.set(spelling, code);

/**
 * A status code of EPP or RDAP as a sentence for the holder, or `undefined` for a code nobody has described: show that
 * as it is. Takes every spelling in use: `clientTransferProhibited`, `client transfer prohibited`,
 * `ST_CL_TRANSFERPROHIBITED`.
 */
export function statusInWords(code: string): string | undefined {
  if (code.length > 100) return undefined;
  const key = letters(code.replace(/\(.*/s, ''));
  const long = key.replace(/^stcl/, 'client').replace(/^st(?:rv|sv)/, 'server');
  const known = codes.get(key) ?? codes.get(long);
  return known === undefined ? undefined : own(statusWords, known);
}

function letters(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z]/g, '');
}
