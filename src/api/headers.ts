/** Header names in lower case and their values. */
export type Headers = Readonly<Record<string, string>>;

interface HeaderOptions {
  publicUrl: string;
}

/** What every answer carries, whatever it is. */
export function commonHeaders({ publicUrl }: HeaderOptions): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Over plain HTTP a browser must ignore it, and on localhost it would lock other programs out of HTTP.
    ...(isHttps(publicUrl) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** For data and files: nothing in them may load or run anything. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For pages. `scripts` are the hashes of the inline scripts of that very page, such as `sha256-...`. */
export function pageHeaders(scripts: readonly string[], { publicUrl }: HeaderOptions): Headers {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': directives.join('; '),
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
