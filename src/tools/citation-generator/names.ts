import { nameParticles } from '#lib/text/name-particles';
import type { Author } from './source.ts';

/** `J.-P. M.` of `Jean-Paul Marie` and of `J.-P.M.`; particles and names of other scripts stay whole. */
export function initials(given: string): string {
  return given
    .split(/\s+|(?<=\.)(?=\p{L})/u)
    .filter(Boolean)
    .map((name) => (nameParticles.has(name) ? name : name.split('-').map(initial).join('-')))
    .join(' ');
}

function initial(name: string): string {
  return /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(name) ? `${[...name][0]}.` : name;
}

/** "King, Martin Luther, Jr.", with the given name as a style writes it. */
export function invertedName(author: Author, given = author.given): string {
  return [author.family, given, author.suffix ?? ''].filter((part) => part !== '').join(', ');
}

/** "Martin Luther King Jr."; MLA has a comma before "Jr.". */
export function wholeName({ family, given, suffix = '' }: Author, beforeJunior = ' '): string {
  const name = given ? `${given} ${family}` : family;
  if (suffix === '') return name;
  return `${name}${/^[JS]r/.test(suffix) ? beforeJunior : ' '}${suffix}`;
}

/** One who is marked as editor makes all of them editors: styles put the mark after the last name. */
export function areEditors(authors: readonly Author[]): boolean {
  return authors.some(({ isEditor }) => isEditor === true);
}

/** What a style says after one editor or after several. */
export function editorMark(
  authors: readonly Author[],
  [one, several]: readonly [one: string, several: string],
): string {
  if (!areEditors(authors)) return '';
  return authors.length > 1 ? several : one;
}
