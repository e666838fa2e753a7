import type { DevicePart } from '#kit/define-tool';
import type { InlineHashes } from './inline-hashes.ts';

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
    // Over plain HTTP a browser must ignore it, and on localhost it would lock other programs out of HTTP. Subdomains are
    // left alone: they may be other programs of the operator's, and only the operator knows whether those speak HTTPS.
    ...(isHttps(publicUrl) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** For data and files: nothing in them may load or run anything. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What no page of ours asks a device for, but for one that a tool's definition allows it. The clipboard, which tools use, keeps its default: ourselves only. */
const neverAsked: readonly string[] = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** What is in that very page, and what it may ask for. */
interface PageParts extends InlineHashes {
  asksFor?: readonly DevicePart[];
}

/** For pages, with the hashes of what is in them. */
export function pageHeaders({ scripts, styles, asksFor = [] }: PageParts, { publicUrl }: HeaderOptions): Headers {
  const allowed: ReadonlySet<string> = new Set(asksFor);
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...quoted(scripts)].join(' '),
    ["style-src 'self'", ...quoted(styles)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': directives.join('; '),
    'permissions-policy': neverAsked.map((feature) => `${feature}=(${allowed.has(feature) ? 'self' : ''})`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Scripts, styles and faces that a page names: a browser shows nothing of them by itself, and asks their policy of nothing. */
const isPlainAsset = (address: string) => /\.(?:js|css|woff2)$/.test(address) && !/\.worker-|^\/sw\.js$/.test(address);

/**
 * For files of the build. The policy of a script holds where it is a worker, which alone may compile WebAssembly: pages may not, and
 * text is made into code nowhere. What a page merely loads has none, as each byte of it is sent a dozen times.
 */
export function assetHeaders(address: string, options: HeaderOptions): Headers {
  if (!isPlainAsset(address)) {
    return { ...commonHeaders(options), ...pageHeaders({ scripts: ['wasm-unsafe-eval'], styles: [] }, options) };
  }
  const { 'x-frame-options': _, 'referrer-policy': __, ...needed } = commonHeaders(options);
  return needed;
}

function quoted(sources: readonly string[]): string[] {
  return sources.map((source) => `'${source}'`);
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
