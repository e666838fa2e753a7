import { NAME } from './xml-name.ts';

const PART = new RegExp(`\\s*(?:(#PCDATA|${NAME}|[(),|])([?*+]?))`, 'uy');

/** Groups in each other. */
const DEEPEST = 1_000;

interface Group {
  separator: string | undefined;
  isMixed: boolean;
  /** The last piece was a name or a group, not a separator. */
  isFull: boolean;
  count: number;
}

/**
 * The place behind a content model and its ">", such as `(a, (b | c)*)>`, or `undefined` when it is none. Source: XML 1.0, sections
 * 3.2.1 and 3.2.2.
 *
 * @param start the place of its first "("
 */
export function endOfModel(text: string, start: number): number | undefined {
  const open: Group[] = [];
  for (let place = start; ; place = PART.lastIndex) {
    PART.lastIndex = place;
    const [, piece = '', repeat = ''] = PART.exec(text) ?? [];
    const group = open.at(-1);
    if (piece === '(') {
      if (repeat !== '' || group?.isFull || group?.isMixed || open.length > DEEPEST) return undefined;
      open.push({ separator: undefined, isMixed: false, isFull: false, count: 0 });
    } else if (piece === ')') {
      if (!group?.isFull || !mayEnd(group, repeat)) return undefined;
      open.pop();
      const outer = open.at(-1);
      if (!outer) return endOfDeclaration(text, PART.lastIndex);
      outer.isFull = true;
      outer.count += 1;
    } else if (piece === ',' || piece === '|') {
      if (repeat !== '' || !group?.isFull || (group.separator ?? piece) !== piece || (group.isMixed && piece === ','))
        return undefined;
      group.separator = piece;
      group.isFull = false;
    } else {
      if (!group || piece === '' || group.isFull || !mayFollow(piece, repeat, group, open.length)) return undefined;
      group.isMixed ||= piece === '#PCDATA';
      group.isFull = true;
      group.count += 1;
    }
  }
}

/** Text is named first and in the outermost group only, and names beside it are not repeated one by one. */
function mayFollow(piece: string, repeat: string, group: Group, depth: number): boolean {
  if (piece === '#PCDATA') return group.count === 0 && depth === 1 && repeat === '';
  return !group.isMixed || repeat === '';
}

/** Text beside elements is repeated as a whole, and text alone may be. */
function mayEnd({ isMixed, count }: Group, repeat: string): boolean {
  if (!isMixed) return true;
  return count > 1 ? repeat === '*' : repeat === '*' || repeat === '';
}

function endOfDeclaration(text: string, start: number): number | undefined {
  const end = text.indexOf('>', start);
  return end !== -1 && text.slice(start, end).trim() === '' ? end + 1 : undefined;
}
