/** One link of a `Link` header. Source: RFC 8288. */
interface HeaderLink {
  href: string;
  /** Lower case. */
  rel: readonly string[];
  hreflang: string | undefined;
}

/** UTF-16 units of a header that are read. */
const LONGEST = 20_000;

export function readLinkHeader(header = ''): HeaderLink[] {
  const found = header.slice(0, LONGEST).matchAll(/<([^<>]*)>((?:\s*;[^,;"<]*(?:"[^"<]*"[^,;"<]*)?)*)/g);
  return [...found].map(([, href = '', rest = '']) => ({
    href: href.trim(),
    rel: parameter(rest, 'rel')?.toLowerCase().split(/\s+/).filter(Boolean) ?? [],
    hreflang: parameter(rest, 'hreflang'),
  }));
}

function parameter(rest: string, name: string): string | undefined {
  for (const part of rest.split(';')) {
    const at = part.indexOf('=');
    if (at === -1 || part.slice(0, at).trim().toLowerCase() !== name) continue;
    return part
      .slice(at + 1)
      .trim()
      .replace(/^"|"$/g, '');
  }
  return undefined;
}
