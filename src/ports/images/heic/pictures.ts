import { ToolError } from '#kit/tool-error';
import { inside } from '../iso/boxes.ts';
import { type Item, type Items, readItems } from '../iso/items.ts';
import { latin, viewOf } from '../metadata/bytes.ts';

const CODED = new Set(['hvc1', 'grid', 'iden', 'iovl']);
/** What pictures beside a picture are for, by the names that makers gave them. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/hdrgainmap/i, 'additional brightness for bright screens (HDR)'],
  [/depth|disparity|auxid:2\0/i, 'a map of depth'],
  [/matte/i, 'masks of people, hair or sky'],
];

/** The numbers of the pictures that are shown, the main one first: neither tiles, nor previews, nor what belongs to another. */
function shown({ all, primary }: Items): number[] {
  const parts = new Set([...all.values()].flatMap(({ references }) => references.get('dimg') ?? []));
  const isShown = ([id, { type, references }]: [number, Item]) =>
    id !== primary && CODED.has(type) && !parts.has(id) && !references.has('thmb') && !references.has('auxl');
  return [primary, ...[...all].filter(isShown).map(([id]) => id)];
}

/** @throws RangeError for a file that is cut short or broken. */
export function heldInHeic(content: Uint8Array): { pictures: number; others: string[] } {
  const items = readItems(content);
  const names = [...items.all.values()].flatMap(({ properties }) =>
    properties.flatMap(({ type, data }) => (type === 'auxC' ? [latin(data, 4, Math.min(data.length, 128))] : [])),
  );
  const others = KINDS.flatMap(([kind, words]) => (names.some((name) => kind.test(name)) ? [words] : []));
  return { pictures: shown(items).length, others };
}

/**
 * The same file with another of its pictures as the main one.
 *
 * @throws RangeError for a broken file.
 * @throws ToolError `invalid-input` where there are not so many.
 */
export function withMain(content: Uint8Array, which: number): Uint8Array {
  const pictures = shown(readItems(content));
  const id = pictures[which - 1];
  if (id === undefined) {
    const count = pictures.length === 1 ? 'a single picture' : `${pictures.length} pictures`;
    throw new ToolError('invalid-input', `This HEIC holds ${count}.`);
  }
  const copy = new Uint8Array(content);
  const main = inside(inside(copy, 'meta', 4), 'pitm');
  if (main[0] === 0) viewOf(main).setUint16(4, id);
  else viewOf(main).setUint32(4, id);
  return copy;
}
