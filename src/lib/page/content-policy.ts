import type { ResourceFacts } from './facts.ts';

/** A Content-Security-Policy: its directives in their order, the first of a name. */
type ContentPolicy = ReadonlyMap<string, readonly string[]>;

/** UTF-16 units of a header that are read. */
const LONGEST = 20_000;

/** Source: CSP Level 3, 2.2.1. Values keep their case: nonces and hashes need it. */
export function readPolicy(header: string): ContentPolicy {
  const policy = new Map<string, string[]>();
  for (const part of header.slice(0, LONGEST).split(';')) {
    const [name = '', ...values] = part.trim().split(/\s+/);
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), values);
  }
  return policy;
}

/** Whether it says of any kind of file where it may come from. */
export function limitsLoading(policy: ContentPolicy): boolean {
  return [...policy.keys()].some((name) => /-src(?:-elem|-attr)?$/.test(name));
}

function writePolicy(policy: ContentPolicy): string {
  return [...policy].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/** The site's own policy with directives set; its others stay. */
export function withDirectives(
  headers: Readonly<Record<string, string>>,
  directives: Readonly<Record<string, readonly string[]>>,
): string {
  // Of several policies in one header, each holds: to set it in the first sets it for all.
  const [first = '', ...others] = (headers['content-security-policy'] ?? '').split(',');
  const policy = writePolicy(new Map([...readPolicy(first), ...Object.entries(directives)]));
  return [policy, ...others.map((each) => each.trim())].join(', ');
}

/** A policy that lets the page load what it loads, for a trial. */
export function policyFor(
  { scripts, styles, frames, media }: ResourceFacts,
  pictures: readonly { url: string }[],
): string {
  const from = (files: readonly { url: string }[]) => [
    "'self'",
    ...new Set(files.flatMap(({ url }) => (url === 'data:' ? ['data:'] : hostOf(url)))),
  ];
  return writePolicy(
    new Map([
      ['default-src', ["'self'"]],
      ['script-src', from(scripts)],
      ['style-src', from(styles)],
      ['img-src', from(pictures)],
      ['frame-src', from(frames)],
      ['media-src', from(media)],
      ['object-src', ["'none'"]],
      ['base-uri', ["'self'"]],
    ]),
  );
}

function hostOf(url: string): string[] {
  const { protocol, origin } = URL.parse(url) ?? {};
  return origin && (protocol === 'https:' || protocol === 'http:') ? [origin] : [];
}
