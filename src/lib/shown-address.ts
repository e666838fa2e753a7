/** The host of an address as people read it; `undefined` when it is no full address. */
export function hostOf(address: string): string | undefined {
  const [, host] = /^\s*https?:\/\/(?:[^/?#@\s]*@)?(?:www\.)?([^/?#:\s]+)/i.exec(address) ?? [];
  return host?.toLowerCase();
}

/** Host and path with marks between, as search results show an address. */
export function trailOf(address: string): string | undefined {
  const [, scheme, host, path = ''] = /^\s*(https?:\/\/)([^/?#\s]+)([^?#]*)/i.exec(address) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  const parts = path
    .split('/')
    .filter((part) => part.trim() !== '')
    .map(readable);
  return [scheme + host, ...parts].join(' › ').slice(0, 80);
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
