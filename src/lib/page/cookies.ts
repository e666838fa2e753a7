/** A cookie as it was set, without its value. */
export interface Cookie {
  name: string;
  /** UTF-16 units of the whole header. */
  length: number;
  /** `Domain`, without a leading dot; empty: only the host that set it. */
  domain: string;
  path: string;
  isSecure: boolean;
  isHttpOnly: boolean;
  /** `strict`, `lax`, `none`, or what is written there; empty when absent. */
  sameSite: string;
  /** As written. */
  expires: string;
  /** Seconds; `null` when absent or no number. */
  maxAge: number | null;
  /** Address that set it. */
  from: string;
}

/** Cookies of one answer that are read. */
const MOST = 200;

/** Reads `Set-Cookie` headers. Source: RFC 6265, section 5.2. */
export function readCookies(headers: readonly string[], from: string): Cookie[] {
  return headers.slice(0, MOST).map((header) => readCookie(header, from));
}

function readCookie(header: string, from: string): Cookie {
  const [pair = '', ...rest] = header.split(';');
  const equals = pair.indexOf('=');
  const attributes = new Map(
    rest.map((part) => {
      const at = part.indexOf('=');
      const [name, value] = at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
      return [name.trim().toLowerCase(), value.trim()];
    }),
  );
  const maxAge = attributes.get('max-age') ?? '';
  return {
    name: (equals === -1 ? '' : pair.slice(0, equals)).trim(),
    length: header.length,
    domain: (attributes.get('domain') ?? '').replace(/^\./, '').toLowerCase(),
    path: attributes.get('path') ?? '',
    isSecure: attributes.has('secure'),
    isHttpOnly: attributes.has('httponly'),
    sameSite: (attributes.get('samesite') ?? '').toLowerCase(),
    expires: attributes.get('expires') ?? '',
    maxAge: /^-?\d{1,15}$/.test(maxAge) ? Number(maxAge) : null,
    from,
  };
}
