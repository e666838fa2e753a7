import type { Attributes } from '#lib/html/html-reader';

/** UTF-16 units of an attribute, and of a style sheet or script in the page, that are looked through. */
const LONGEST_ATTRIBUTE = 5_000;
const LONGEST_TEXT = 500_000;
/** Addresses of one text. */
const MOST = 200;

/** Attributes by which an element makes browsers fetch something, besides `src` of those that are read anyhow. */
const fetching: Readonly<Record<string, readonly string[]>> = {
  ...{ img: ['srcset'], source: ['srcset'], video: ['poster'], object: ['data'], embed: ['src'], input: ['src'] },
  track: ['src'],
};
const fetchingLinks = /^(?:icon|apple-touch-icon|preload|modulepreload|prefetch|manifest|mask-icon)$/;

/** Addresses without encryption that an element makes browsers fetch, as written. */
export function plainAddresses(name: string, attributes: Attributes): string[] {
  const values = (fetching[name] ?? []).map((each) => attributes.get(each) ?? '');
  const isFetched = (attributes.get('rel') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .some((rel) => fetchingLinks.test(rel));
  if (name === 'link' && isFetched) values.push(attributes.get('href') ?? '', attributes.get('imagesrcset') ?? '');
  return values.flatMap((value) => found(value.slice(0, LONGEST_ATTRIBUTE), /(?:^|[\s,])(http:\/\/[^\s,]{1,2000})/gi));
}

/** Addresses without encryption in a style sheet. */
export function plainInStyle(css: string): string[] {
  if (!/http:/i.test(css)) return [];
  return found(withoutComments(css), /(?:url\(|@import)\s{0,20}["']?(http:\/\/[^\s"')]{1,2000})/gi);
}

/** Style sheets that a style sheet imports. */
export function importsOf(css: string): string[] {
  if (!/@import/i.test(css)) return [];
  return found(withoutComments(css), /@import\s{1,20}(?:url\()?\s{0,20}["']?([^\s"');]{1,2000})/gi);
}

/** Addresses on other hosts that a script names, which it may load. */
export function addressesIn(script: string): string[] {
  const text = script.slice(0, LONGEST_TEXT).replaceAll('\\/', '/');
  return found(text, /["'\x60](?:https?:)?\/\/([a-z\d][\w.-]{2,100}(?:\/[\w./?=&-]{0,200})?)/gi).map(
    (each) => `https://${each}`,
  );
}

function found(text: string, pattern: RegExp): string[] {
  const all: string[] = [];
  for (const [, address = ''] of text.matchAll(pattern)) {
    all.push(address);
    if (all.length >= MOST) break;
  }
  return all;
}

function withoutComments(css: string): string {
  const text = css.slice(0, LONGEST_TEXT);
  let kept = '';
  let from = 0;
  for (let start = text.indexOf('/*'); start !== -1; start = text.indexOf('/*', from)) {
    kept += `${text.slice(from, start)} `;
    const end = text.indexOf('*/', start + 2);
    if (end === -1) return kept;
    from = end + 2;
  }
  return kept + text.slice(from);
}
