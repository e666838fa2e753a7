import { latin, viewOf } from '../metadata/bytes.ts';

export interface Box {
  type: string;
  data: Uint8Array;
}

/**
 * The boxes of an ISO base media file (ISO/IEC 14496-12, 4.2), one level deep.
 *
 * @throws RangeError for a box that is cut short.
 */
export function* boxesIn(content: Uint8Array): Generator<Box> {
  const view = viewOf(content);
  let at = 0;
  while (at + 8 <= content.length) {
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 16 <= content.length;
    const size = isLong ? view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12) : short;
    const head = isLong ? 16 : 8;
    const end = size === 0 ? content.length : at + size;
    if ((size > 0 && size < head) || end > content.length) throw new RangeError('A box that is cut short');
    yield { type: latin(content, at + 4, at + 8), data: content.subarray(at + head, end) };
    at = end;
  }
}

/** What is in the first box of a type, behind so many bytes; nothing where there is none. */
export function inside(content: Uint8Array, type: string, skipped = 0): Uint8Array {
  for (const box of boxesIn(content)) if (box.type === type) return box.data.subarray(skipped);
  return new Uint8Array();
}
