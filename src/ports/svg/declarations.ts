import { familyFor } from './faces.ts';
import type { LeftOutList } from './left-out.ts';

/** What is gathered of a drawing while it is read. */
export interface Gathered {
  leftOut: LeftOutList;
  /** Values of custom properties by their names, wherever they are declared. */
  variables: Map<string, string>;
  families: Set<string>;
  /** Names of fonts by what is drawn in their place. */
  fonts: Map<string, string>;
  characters: Set<string>;
  isBold: boolean;
  isItalic: boolean;
  elements: number;
}

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g;
const MOST_ROUNDS = 8;
/** Characters that a value may grow to by its variables. */
const LONGEST_VALUE = 10_000;
const ADDRESS = /url\(([^()]*)\)/gi;
const BOLD = /\b(?:bold|bolder|[6-9]00)\b/i;
const ITALIC = /\b(?:italic|oblique)\b/i;

/**
 * A declaration of style, or an attribute that is one, as what draws takes it: several for `font`, none for what is not drawn.
 * Nothing in it names an address.
 */
export function declared(property: string, written: string, gathered: Gathered): (readonly [string, string])[] {
  const name = property.toLowerCase();
  if (name.startsWith('--')) {
    gathered.variables.set(property, written.trim());
    return [];
  }
  const value = withoutVariables(written, gathered.variables);
  if (value === undefined) return [];
  if (/^(?:-webkit-)?animation(?:-name)?$/.test(name)) {
    if (value.trim() !== 'none') gathered.leftOut.add('animations');
    return [];
  }
  for (const [, address = ''] of value.matchAll(ADDRESS)) {
    if (bare(address).startsWith('#')) continue;
    gathered.leftOut.add('outside', bare(address));
    return [];
  }
  const rest = value.replace(ADDRESS, '');
  if (/url\(/i.test(rest)) {
    gathered.leftOut.add('outside', rest.trim());
    return [];
  }
  if (name === 'font-family') return [[name, drawnFamily(value, gathered)]];
  if (name === 'font-weight' && BOLD.test(value)) gathered.isBold = true;
  if (name === 'font-style' && ITALIC.test(value)) gathered.isItalic = true;
  if (name === 'font') return font(value, gathered);
  return [[name, value.replace(ADDRESS, (_, address: string) => `url(${bare(address)})`)]];
}

const bare = (address: string) => address.replace(/["']/g, '').trim();

function drawnFamily(list: string, gathered: Gathered): string {
  if (/^\s*(?:inherit|initial|unset)\s*$/i.test(list)) return list.trim();
  const { family, asked } = familyFor(list);
  gathered.families.add(family);
  if (asked !== undefined) gathered.fonts.set(asked.slice(0, 100), family);
  return `'${family}'`;
}

/** `italic 700 12px/1.5 Arial` by its parts: the first with a unit is the size. */
function font(value: string, gathered: Gathered): (readonly [string, string])[] {
  const words = value.trim().split(/\s+/);
  const at = words.findIndex((word) => /^[\d.]+[a-z%]/i.test(word));
  if (at < 0) return [];
  const before = words.slice(0, at).join(' ');
  const family = words.slice(at + 1).join(' ');
  const parts: [string, string][] = [
    ['font-size', (words[at] ?? '').split('/')[0] ?? ''],
    ['font-family', drawnFamily(family.replace(/^\/\s*\S+\s/, ''), gathered)],
  ];
  const weight = BOLD.exec(before)?.[0];
  const style = ITALIC.exec(before)?.[0];
  if (weight !== undefined) gathered.isBold = true;
  if (style !== undefined) gathered.isItalic = true;
  return [...parts, ['font-weight', weight ?? 'normal'], ['font-style', style ?? 'normal']];
}

/** `undefined` where a variable has no value, as nothing is declared then. */
function withoutVariables(written: string, variables: ReadonlyMap<string, string>): string | undefined {
  let value = written;
  for (let round = 0; value.includes('var('); round += 1) {
    let isLost = false;
    const next: string = value.replace(VARIABLE, (_, name: string, other?: string) => {
      const found = variables.get(name) ?? other?.trim();
      if (found === undefined) isLost = true;
      return found ?? '';
    });
    if (isLost || next === value || next.length > LONGEST_VALUE || round === MOST_ROUNDS) return undefined;
    value = next;
  }
  return value;
}
