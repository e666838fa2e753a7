import { joined } from '#lib/joined-bytes';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
/** Application blocks that change how the picture looks or plays. */
const NEEDED = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

export function stripGif(content: Uint8Array): Uint8Array | undefined {
  const start = 13 + colourTable(content[10]);
  const parts: Uint8Array[] = [content.subarray(0, start)];
  let at = start;
  while (at < content.length) {
    const kind = content[at];
    if (kind === TRAILER) return joined([...parts, content.subarray(at, at + 1)]);
    if (kind !== EXTENSION && kind !== IMAGE) return undefined;
    // After an image's descriptor and colours comes one byte with the code size, then the data.
    const data = kind === EXTENSION ? at + 2 : at + 11 + colourTable(content[at + 9]);
    const end = endOfBlocks(content, data);
    if (end > content.length) return undefined;
    const block = content.subarray(at, end);
    if (kind === IMAGE || isNeeded(block)) parts.push(block);
    at = end;
  }
  return undefined;
}

function isNeeded(extension: Uint8Array): boolean {
  const label = extension[1];
  if (label === COMMENT) return false;
  return label !== APPLICATION || NEEDED.has(String.fromCharCode(...extension.subarray(3, 14)));
}

/** Bytes of a colour table, from the packed field that announces it. */
function colourTable(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** Behind the empty block that ends a chain of data blocks; beyond the content when it does not end. */
function endOfBlocks(content: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    const length = content[at];
    if (length === undefined) return Number.POSITIVE_INFINITY;
    at += 1 + length;
    if (length === 0) return at;
  }
}
