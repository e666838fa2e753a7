export interface TiffOptions {
  bits?: number | readonly number[];
  samples?: number;
  compression?: number;
  photometric?: number;
  /** Fields beyond those that every page has, each of one 16-bit number. */
  fields?: Readonly<Record<number, number>>;
  byteOrder?: 'little' | 'big';
}

const SIDE = 16;

/** A TIFF of 16 × 16 pixels in one strip, every byte of its pixels the same. */
export function tiff(options: TiffOptions = {}): Buffer {
  const { bits = 8, samples = 3, compression = 1, photometric = 2, fields = {}, byteOrder = 'little' } = options;
  const depths = typeof bits === 'number' ? Array<number>(samples).fill(bits) : bits;
  const pixels = Buffer.alloc(Math.ceil((SIDE * SIDE * depths.reduce((sum, each) => sum + each, 0)) / 8), 90);
  const all: Record<number, readonly number[]> = {
    256: [SIDE],
    257: [SIDE],
    258: depths,
    259: [compression],
    262: [photometric],
    273: [0],
    277: [samples],
    278: [SIDE],
    279: [pixels.length],
    ...Object.fromEntries(Object.entries(fields).map(([tag, value]) => [tag, [value]])),
  };
  const entries = Object.entries(all).toSorted(([a], [b]) => Number(a) - Number(b));
  const behind = 8 + 2 + entries.length * 12 + 4;
  const file = Buffer.alloc(behind + depths.length * 2 + pixels.length);
  const isLittle = byteOrder === 'little';
  const write16 = (value: number, at: number) =>
    isLittle ? file.writeUInt16LE(value, at) : file.writeUInt16BE(value, at);
  const write32 = (value: number, at: number) =>
    isLittle ? file.writeUInt32LE(value, at) : file.writeUInt32BE(value, at);
  file.write(isLittle ? 'II' : 'MM', 'latin1');
  write16(42, 2);
  write32(8, 4);
  write16(entries.length, 8);
  entries.forEach(([tag, values], index) => {
    const at = 10 + index * 12;
    write16(Number(tag), at);
    write16(3, at + 2);
    write32(values.length, at + 4);
    const isInline = values.length <= 2;
    if (!isInline) write32(behind, at + 8);
    values.forEach((value, one) => {
      write16(tag === '273' ? behind + depths.length * 2 : value, (isInline ? at + 8 : behind) + one * 2);
    });
  });
  pixels.copy(file, behind + depths.length * 2);
  return file;
}
