import { crc32, deflateSync } from 'node:zlib';

interface Measures {
  width: number;
  height: number;
  /** Bytes of the whole file, where it should be heavier than its picture. */
  bytes?: number | undefined;
}

/** A picture of one colour, or the head of one where the format has no short way to write the rest. */
export function picture(format: string, { width, height, bytes = 0 }: Measures): Buffer {
  const small = format === 'png' ? png(width, height) : format === 'webp' ? webp(width, height) : jpeg(width, height);
  return bytes > small.length ? Buffer.concat([small, Buffer.alloc(bytes - small.length, 0x55)]) : small;
}

function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // One bit a pixel, greyscale.
  size[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function webp(width: number, height: number): Buffer {
  const head = Buffer.alloc(30);
  head.write('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1');
  head.writeUIntLE(width - 1, 24, 3);
  head.writeUIntLE(height - 1, 27, 3);
  return head;
}

function jpeg(width: number, height: number): Buffer {
  const head = Buffer.from(
    '\xff\xd8\xff\xc0\0\x11\x08\0\0\0\0\x03\x01\x22\0\x02\x11\x01\x03\x11\x01\xff\xd9',
    'latin1',
  );
  head.writeUInt16BE(height, 7);
  head.writeUInt16BE(width, 9);
  return head;
}
