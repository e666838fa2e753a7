import { own } from '#lib/own';
import { PARTS } from './coverage.data.ts';

/** Files of a family: `arimo-latin-400-normal.woff2`. */
export interface FaceFile {
  /** Folder of the package below `@fontsource`. */
  folder: string;
  name: string;
}

/** Names that drawings have, in small letters, by the family that is drawn in their place: those of the same widths, or the very same. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  Arimo: ['arial', 'helvetica', 'helvetica neue', 'arimo', 'liberation sans', 'nimbus sans', 'arialmt'],
  Tinos: ['times new roman', 'times', 'tinos', 'liberation serif', 'nimbus roman', 'timesnewromanpsmt'],
  Cousine: ['courier new', 'courier', 'cousine', 'liberation mono', 'nimbus mono'],
  Roboto: ['roboto'],
  'Open Sans': ['open sans', 'opensans'],
  Lato: ['lato'],
  Montserrat: ['montserrat'],
  Inter: ['inter', 'inter var'],
};
const GENERIC: Readonly<Record<string, string>> = {
  'sans-serif': 'Arimo',
  'system-ui': 'Arimo',
  'ui-sans-serif': 'Arimo',
  sans: 'Arimo',
  serif: 'Tinos',
  'ui-serif': 'Tinos',
  monospace: 'Cousine',
  'ui-monospace': 'Cousine',
};
const FAMILY_OF = Object.fromEntries(
  Object.entries(SAME).flatMap(([family, names]) => names.map((name) => [name, family] as const)),
);
const MONOSPACE = /mono|code|consol|courier|menlo|typewriter/;
const SERIF =
  /(?<!sans[ -]?)serif|times|roman|georgia|garamond|palatino|cambria|bodoni|baskerville|book|minion|century/;

/** What letters without a font are drawn with, as in browsers. */
export const USUAL_FAMILY = 'Tinos';
/** Tried for what the families of a drawing do not have. */
const LAST = ['Arimo', 'Noto Sans Math', 'Noto Sans Symbols 2'];

/** The family that a list such as `"Segoe UI", Arial, sans-serif` is drawn with, and the name it stands for where it is another. */
export function familyFor(list: string): { family: string; asked?: string } {
  const names = list
    .slice(0, 1_000)
    .split(',')
    .map((name) => name.replace(/["']/g, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const [first = ''] = names;
  const isGeneric = own(GENERIC, first.toLowerCase()) !== undefined;
  for (const name of names) {
    const family = own(FAMILY_OF, name.toLowerCase()) ?? own(GENERIC, name.toLowerCase());
    if (!family) continue;
    return isGeneric || family.toLowerCase() === first.toLowerCase() ? { family } : { family, asked: first };
  }
  const lower = first.toLowerCase();
  const family = MONOSPACE.test(lower) ? 'Cousine' : SERIF.test(lower) ? 'Tinos' : 'Arimo';
  return first === '' ? { family: USUAL_FAMILY } : { family, asked: first };
}

interface Letters {
  families: ReadonlySet<string>;
  characters: ReadonlySet<string>;
  isBold: boolean;
  isItalic: boolean;
}

/** The files that letters are drawn with, and the characters that none has. */
export function facesFor({ families, characters, isBold, isItalic }: Letters): { files: FaceFile[]; missing: string } {
  const wanted = new Map<string, FaceFile>();
  const missing: string[] = [];
  const need = (family: string, part: string) => {
    for (const file of facesOf(family, part, { isBold, isItalic })) wanted.set(file.name, file);
  };
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    if (isUnseen(character)) continue;
    const has = [...families].flatMap((family) => partWith(family, code));
    const found = has.length > 0 ? has : LAST.flatMap((family) => partWith(family, code)).slice(0, 1);
    for (const [family, part] of found) need(family, part);
    if (found.length === 0) missing.push(character);
  }
  return { files: [...wanted.values()], missing: missing.join('') };
}

function facesOf(family: string, part: string, { isBold, isItalic }: Pick<Letters, 'isBold' | 'isItalic'>): FaceFile[] {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  // Signs come in one weight, upright.
  const isSigns = LAST.indexOf(family) > 0;
  const styles = isItalic && !isSigns ? ['normal', 'italic'] : ['normal'];
  return (isBold && !isSigns ? [400, 700] : [400]).flatMap((weight) =>
    styles.map((style) => ({ folder, name: `${folder}-${part}-${weight}-${style}.woff2` })),
  );
}

/** All files that a drawing may come to need. */
export function faceNames(): FaceFile[] {
  const whole = { isBold: true, isItalic: true };
  return Object.entries(PARTS).flatMap(([family, parts]) =>
    Object.keys(parts).flatMap((part) => facesOf(family, part, whole)),
  );
}

function isUnseen(character: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Mn}\p{Variation_Selector}]$/u.test(character);
}

type Range = readonly [from: number, to: number];
const ranges = new Map<string, readonly Range[]>();

function partWith(family: string, code: number): (readonly [family: string, part: string])[] {
  for (const [part, written] of Object.entries(own(PARTS, family) ?? {})) {
    const key = `${family} ${part}`;
    const known = ranges.get(key) ?? readRanges(written);
    ranges.set(key, known);
    if (known.some(([from, to]) => code >= from && code <= to)) return [[family, part]];
  }
  return [];
}

/** @param written code points in hexadecimal, `20-7e a0`. */
export function readRanges(written: string): Range[] {
  return written.split(' ').map((each) => {
    const [from = '', to = from] = each.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
