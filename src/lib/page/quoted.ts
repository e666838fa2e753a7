/** A value from a page within a sentence, short enough to read. */
export function quoted(text: string): string {
  return `“${text.length > 120 ? `${text.slice(0, 117)}…` : text}”`;
}

/** What is wrong with an address that must be complete, in a sentence, or nothing. `name` is the tag's. */
export function addressFault(name: string, address: string): string | undefined {
  const what = quoted(address);
  if (address === '') return `The ${name} tag has no address.`;
  if (/\s/.test(address)) return `The address ${what} has a space in it; write %20 instead.`;
  if (/^https?:/i.test(address)) {
    return URL.canParse(address) && /^https?:\/\//i.test(address) ? undefined : `The address ${what} is malformed.`;
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return `The address ${what} does not start with https://, so it cannot be followed.`;
  }
  return `The address ${what} is relative. Other programs need the full address.`;
}
