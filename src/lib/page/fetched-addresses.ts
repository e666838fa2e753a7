import type { Attributes } from '#lib/html/html-reader';

/** UTF-16 units of an attribute, and of a style sheet or script in the page, that are looked through. */
const LONGEST_ATTRIBUTE = 5_000;
const LONGEST_TEXT = 500_000;
/** Addresses of one text. */
const MOST = 200;

/** Attributes by which an element makes browsers fetch something, besides `src` of those that are read anyhow. */
const fetching = new Map([
  ['img', 'srcset'],
  ['source', 'srcset'],
  ['video', 'poster'],
  ['object', 'data'],
  ['embed', 'src'],
  ['input', 'src'],
  ['track', 'src'],
]);
const fetchingLinks = /^(?:icon|apple-touch-icon|preload|modulepreload|prefetch|manifest|mask-icon)$/;

/** What an element makes browsers fetch without encryption, by the kind of element, with addresses as written. */
export function plainFiles(name: string, attributes: Attributes): { name: string; url: string }[] {
  return [
    ...named(name, attributes)
      .flatMap((value) => found(value.slice(0, LONGEST_ATTRIBUTE), /(?:^|[\s,])(http:\/\/[^\s,]{1,2000})/gi))
      .map((url) => ({ name, url })),
    ...plainInStyle(attributes.get('style') ?? '').map((url) => ({ name: 'style', url })),
  ];
}

function named(name: string, attributes: Attributes): string[] {
  if (name === 'link') {
    const rel = (attributes.get('rel') ?? '').toLowerCase().slice(0, 500).split(/\s+/);
    const isFetched = rel.some((each) => fetchingLinks.test(each));
    return isFetched ? [attributes.get('href') ?? '', attributes.get('imagesrcset') ?? ''] : [];
  }
  const attribute = fetching.get(name);
  const value = attribute === undefined ? undefined : attributes.get(attribute);
  return value === undefined ? [] : [value];
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
