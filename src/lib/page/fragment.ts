/** The place in a page that an address names; nothing where it names none, or what only a script or a browser reads. */
export function placeNamed(address: string): string | undefined {
  const at = address.indexOf('#');
  const [fragment = ''] = at === -1 ? [] : address.slice(at + 1).split(':~:', 1);
  if (fragment === '' || /^[/!?]/.test(fragment) || fragment.includes('=')) return undefined;
  return /^top$/i.test(fragment) ? undefined : fragment;
}

/** Whether the page has it, as it is written or decoded. Source: HTML Living Standard, "indicated part". */
export function hasPlace(ids: ReadonlySet<string>, fragment: string): boolean {
  if (ids.has(fragment)) return true;
  try {
    return ids.has(decodeURIComponent(fragment));
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
