import type { AnswerHead, HeadFacts, ResourceFacts } from './facts.ts';
import type { ContentPolicy, PolicyFacts } from './file-facts.ts';

/** UTF-16 units of all policies that are read, and how many there may be. */
const LONGEST = 20_000;
const MOST = 20;

/** What a tag cannot say. Source: CSP Level 3, 3.3. */
const headerOnly = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/** Source: CSP Level 3, 2.2.1. Values keep their case: nonces and hashes need it. */
function readPolicy(text: string): ContentPolicy {
  const policy = new Map<string, string[]>();
  for (const [name, ...values] of directivesOf(text)) {
    if (!policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), values);
  }
  return policy;
}

/** Directives as they are written, also those of a name that was there before. */
export function directivesOf(text: string): [name: string, ...values: string[]][] {
  return text
    .slice(0, LONGEST)
    .split(';')
    .flatMap((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return name === '' ? [] : [[name, ...values]];
    });
}

/** The policies that browsers enforce, of the headers and of tags in the head; what one of them forbids is forbidden. */
export function policyFacts({ headers }: Pick<AnswerHead, 'headers'>, metas: HeadFacts['metas']): PolicyFacts[] {
  const tags = metas.filter(
    ({ by, name, isInBody }) => by === 'http-equiv' && !isInBody && /^content-security-policy$/i.test(name),
  );
  const texts = [
    ...splitPolicies(headers).map((text) => ({ text, at: undefined })),
    ...tags.map(({ content, at }) => ({ text: content, at })),
  ];
  let room = LONGEST;
  return texts
    .filter(({ text }) => text.trim() !== '')
    .slice(0, MOST)
    .map(({ text: whole, at }) => {
      const text = whole.slice(0, room);
      room -= text.length;
      const directives = [...readPolicy(text)].filter(([name]) => at === undefined || !headerOnly.has(name));
      return { text, at, directives: new Map(directives) };
    });
}

/** The policies of the header alone, of which a proxy and a server may each send one. */
export function headerPolicies(headers: AnswerHead['headers']): ContentPolicy[] {
  return splitPolicies(headers).map(readPolicy);
}

function splitPolicies(headers: AnswerHead['headers']): string[] {
  return (headers['content-security-policy'] ?? '').slice(0, LONGEST).split(',', MOST);
}

/** Directives by kind of file, the one that counts first. Source: CSP Level 3, 6.8.3. */
const fallbacks = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  handler: ['script-src-attr', 'script-src', 'default-src'],
  code: ['script-src', 'default-src'],
  style: ['style-src-elem', 'style-src', 'default-src'],
  picture: ['img-src', 'default-src'],
  media: ['media-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
  object: ['object-src', 'default-src'],
} as const;

/** The directive of a policy about a kind of file, and what it allows; nothing when it says nothing about it. */
export function directiveFor(policy: ContentPolicy, kind: keyof typeof fallbacks) {
  for (const name of fallbacks[kind]) {
    const values = policy.get(name);
    if (values) return { name, values };
  }
  return undefined;
}

/** What allows files from wherever somebody wants: all, whole schemes, whole ends of names such as `*.com`. */
export function isAnywhere(value: string): boolean {
  return /^(?:https?:|data:|(?:https?:\/\/)?\*(?:\.[a-z]{2,3})?(?::(?:\d{1,5}|\*))?\/?)$/i.test(value);
}

/** Whether it says of any kind of file where it may come from, and does not allow all of them from everywhere. */
export function limitsLoading({ directives }: PolicyFacts): boolean {
  return [...directives].some(([name, values]) => isAboutLoading(name) && !values.some((value) => value === '*'));
}

export function isAboutLoading(name: string): boolean {
  return /-src(?:-elem|-attr)?$/.test(name);
}

/** The directives of those policies that say anything about what may be loaded. */
export function loadingPolicies(policies: readonly PolicyFacts[]): ContentPolicy[] {
  return policies
    .map(({ directives }) => directives)
    .filter((directives) => [...directives.keys()].some(isAboutLoading));
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
