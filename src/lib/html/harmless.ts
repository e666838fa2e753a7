import {
  addressAttributes,
  animatedAttributes,
  documentWords,
  harmlessAttributes,
  harmlessElements,
  harmlessHeaders,
  harmlessLinks,
  harmlessSchemes,
  movingAttributes,
} from './harmless-names.data.ts';
import type { Attributes } from './html-reader.ts';

/** What is wrong with a part of HTML that may run something. */
type Harm =
  | 'Scripts'
  | 'Elements not known to be safe'
  | 'Attributes not known to be safe'
  | 'Addresses not known to be safe'
  | 'Names that hide functions of the page';

const animations: ReadonlySet<string> = new Set(['animate', 'animatecolor', 'animatetransform', 'set']);
const wordsOf = (value = '') => value.toLowerCase().split(/\s+/).filter(Boolean);

/** Why an element must not stay, whatever is around it; undefined when it runs nothing. */
export function harmOfElement(name: string, attributes: Attributes): Harm | undefined {
  if (name === 'script') return 'Scripts';
  if (!harmlessElements.has(name)) return 'Elements not known to be safe';
  const header = attributes.get('http-equiv');
  if (name === 'meta' && header !== undefined && !isHarmlessHeader(header)) return 'Scripts';
  if (name === 'link' && wordsOf(attributes.get('rel')).some((word) => !harmlessLinks.has(word))) return 'Scripts';
  const moved = attributes.get('attributename');
  return animations.has(name) && moved !== undefined && !animatedAttributes.has(moved.toLowerCase())
    ? 'Scripts'
    : undefined;
}

/** Why an attribute of an element that may stay must go; undefined when it runs nothing. */
export function harmOfAttribute(element: string, name: string, value: string): Harm | undefined {
  if (name.startsWith('on') || name === 'srcdoc') return 'Scripts';
  if (name === 'id') return undefined;
  if (name === 'name') return harmOfName(element, value);
  if (name === 'style') return isHarmfulStyle(value) ? 'Scripts' : undefined;
  if (name === 'srcset') return first(value.split(/[\s,]+/), harmOfAddress);
  if (name === 'http-equiv') return isHarmlessHeader(value) ? undefined : 'Scripts';
  if (name === 'attributename') return animatedAttributes.has(value.toLowerCase()) ? undefined : 'Scripts';
  if (movingAttributes.has(name)) return first(value.split(';'), harmOfAddress);
  if (addressAttributes.has(name)) {
    // Another document's shapes would come with what animates them.
    if (element === 'use' && !value.trim().startsWith('#')) return 'Addresses not known to be safe';
    return harmOfAddress(value);
  }
  return harmlessAttributes.has(name) || OPEN_ENDED.test(name) ? undefined : 'Attributes not known to be safe';
}

function isHarmlessHeader(name: string): boolean {
  return harmlessHeaders.has(name.trim().toLowerCase());
}

/** Scripts reach some elements as properties of `document`, by their name: it must not hide a function such as `createElement`. */
function harmOfName(element: string, name: string): Harm | undefined {
  // Obsolete there, and with it the id would be such a property too.
  if (element === 'img' || element === 'image') return 'Attributes not known to be safe';
  if (element !== 'form' && element !== 'iframe') return undefined;
  const mayBeOfDocument = /[A-Z]|^__|^on[a-z]+$/.test(name) || documentWords.has(name);
  return mayBeOfDocument ? 'Names that hide functions of the page' : undefined;
}

const OPEN_ENDED = /^(?:aria|data)-[\w.:-]+$/;

function first<T>(values: readonly string[], harmOf: (value: string) => T | undefined): T | undefined {
  for (const value of values) {
    const harm = harmOf(value);
    if (harm) return harm;
  }
  return undefined;
}

/** Pictures of points: others, such as SVG, are documents that may hold scripts. */
const PICTURE = /^\s*image\/(?:png|jpe?g|gif|webp|avif|bmp)\s*(?:[;,]|$)/i;

function harmOfAddress(address: string): Harm | undefined {
  const { scheme, from } = schemeOf(address);
  if (scheme === undefined || harmlessSchemes.has(scheme)) return undefined;
  if (scheme === 'data') return PICTURE.test(address.slice(from, from + 100)) ? undefined : 'Scripts';
  return scheme.endsWith('script') ? 'Scripts' : 'Addresses not known to be safe';
}

/** The URL standard passes over tabs and line breaks; other signs that nobody sees are passed over to be sure. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFFFD]/u;

/** The scheme of an address in small letters, and where what follows it begins; without one the address is part of another. */
function schemeOf(address: string): { scheme?: string; from: number } {
  let scheme = '';
  let from = 0;
  for (const sign of address) {
    from += sign.length;
    if ((sign === ' ' && scheme === '') || UNSEEN.test(sign)) continue;
    if (sign === ':' && scheme !== '') return { scheme: scheme.toLowerCase(), from };
    if (!(scheme === '' ? /[a-z]/i : /[a-z\d+.-]/i).test(sign)) break;
    scheme += sign;
  }
  return { from };
}

/** What ran scripts out of styles in the browsers of old. */
const RUNS_IN_STYLE = /expression\(|["'(](?:java|vb|live)script:|-moz-binding|-o-link|(?:^|[;{}])behavior:/;

/** Whether a style, or a whole sheet, ran something in any browser. */
export function isHarmfulStyle(css: string): boolean {
  const written = css.replace(/\\(?:([\da-f]{1,6})\s?|([^\da-f]))/gi, (_, code?: string, sign = '') =>
    code ? signOf(code) : sign,
  );
  const plain = withoutComments(written)
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, '')
    .toLowerCase();
  return RUNS_IN_STYLE.test(plain);
}

function withoutComments(css: string): string {
  const [begin = '', ...others] = css.split('/*');
  return begin + others.map((each) => (each.includes('*/') ? each.slice(each.indexOf('*/') + 2) : '')).join('');
}

function signOf(code: string): string {
  const point = Number.parseInt(code, 16);
  return point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point);
}

/**
 * A style sheet that means the same read as text, as in a style element, and read as markup, as where a browser takes its
 * element for one of SVG: without the comment signs of old pages, and without a `<` that could begin a tag. `isForeign`: it is
 * one of SVG, where references are read.
 */
export function sealedStyle(css: string, isForeign: boolean): string {
  const sealed = css.replace(/<!--|-->/g, ' ').replace(/<(?=[a-z/!?]|$)/gi, '\\3c ');
  return isForeign ? sealed.replace(/&(?=[a-z#])/gi, '\\26 ') : sealed;
}
