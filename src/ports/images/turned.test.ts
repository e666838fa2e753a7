import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { alphaPng, animatedGif, orientedJpeg, photoJpeg, photoPixels } from '../../../tests/servers/sample-images.ts';
import { readCodedJpeg } from './jpeg/read-jpeg.ts';
import type { TransformOptions } from './port.ts';
import { createImages } from './sharp.ts';

const images = createImages();

interface Kind {
  progressive?: boolean;
  chromaSubsampling?: string;
  mozjpeg?: boolean;
  quality?: number;
}

const photo = (width: number, height: number, kind: Kind = {}) =>
  sharp(photoPixels(width, height), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85, ...kind })
    .toBuffer();
const pixels = (content: Uint8Array) => sharp(content, { failOn: 'warning' }).removeAlpha().raw().toBuffer();
const blocks = (content: Uint8Array) => readCodedJpeg(content).components.map(({ blocks }) => [...blocks]);

type Turned = Pick<TransformOptions, 'rotate' | 'flip'>;
const turns: Turned[] = [
  ...([90, 180, 270] as const).map((rotate) => ({ rotate })),
  ...(['horizontal', 'vertical', 'both'] as const).map((flip) => ({ flip })),
  { rotate: 90, flip: 'horizontal' },
  { rotate: 270, flip: 'horizontal' },
];

/** How far the most different samples are apart: decoders round, and mix colours across blocks. */
function apart(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
}

const kinds: [name: string, kind: Kind][] = [
  ['plain', {}],
  ['of full colour', { chromaSubsampling: '4:4:4' }],
  ['progressive', { progressive: true }],
  ['of an encoder that squeezes', { mozjpeg: true, chromaSubsampling: '4:4:4' }],
];

describe('a JPEG of whole blocks', () => {
  it.each(kinds)('that is %s turns as its pixels do, and encodes nothing again', async (_, kind) => {
    const content = await photo(96, 64, kind);
    for (const turn of turns) {
      const made = await images.turn(content, { ...turn, way: 'blocks' });
      expect(made).toMatchObject({ how: 'moved', trimmed: { left: 0, top: 0 } });
      const exact = await images.transform(content, { ...turn, format: 'png', quality: 100 });
      expect(apart(await pixels(made.content), await pixels(exact.content))).toBeLessThanOrEqual(4);
    }
  });

  it.each(kinds)('that is %s is the same again after four quarter turns', async (_, kind) => {
    const content = await photo(96, 64, kind);
    let turned: Uint8Array = content;
    for (let turn = 0; turn < 4; turn += 1) {
      const made = await images.turn(turned, { rotate: 90, way: 'blocks' });
      expect(made.how).toBe('moved');
      turned = made.content;
    }
    expect(blocks(turned)).toEqual(blocks(content));
    expect((await pixels(turned)).equals(await pixels(content))).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('in orientation %i is set upright without its note', async (orientation) => {
    const content = await orientedJpeg(orientation);
    const made = await images.turn(content, { way: 'blocks', keepMetadata: true });
    expect(made).toMatchObject({ how: 'moved', width: 96, height: 64 });
    expect((await sharp(made.content).metadata()).orientation ?? 1).toBe(1);
    const seen = await sharp(content).autoOrient().png().toBuffer();
    expect(apart(await pixels(made.content), await pixels(seen))).toBeLessThanOrEqual(4);
  });
});

describe('a JPEG of blocks that are cut', () => {
  it('is encoded again, or loses the rest of a block, as is asked', async () => {
    const content = await photo(100, 75);
    const again = await images.turn(content, { rotate: 90, way: 'blocks', quality: 95 });
    expect(again).toMatchObject({ how: 'encoded', width: 75, height: 100, block: { width: 16, height: 16 } });
    const trimmed = await images.turn(content, { rotate: 90, way: 'trim' });
    expect(trimmed).toMatchObject({ how: 'moved', width: 64, height: 100, trimmed: { left: 11, top: 0 } });
    const whole = await images.transform(content, { rotate: 90, format: 'png', quality: 100 });
    const kept = await sharp(whole.content).extract({ left: 11, top: 0, width: 64, height: 100 }).png().toBuffer();
    // Colours of the last blocks were mixed with those that are left out.
    expect(apart(await pixels(trimmed.content), await pixels(kept))).toBeLessThan(16);
    expect(await images.turn(await photo(9, 9), { rotate: 180, way: 'trim' })).toMatchObject({ how: 'encoded' });
  });

  it('keeps edges that are not read backwards', async () => {
    const made = await images.turn(await photo(96, 75), { flip: 'horizontal', way: 'blocks' });
    expect(made).toMatchObject({ how: 'moved', width: 96, height: 75 });
  });
});

describe('an orientation note', () => {
  it.each([1, 6])('is all that changes of orientation %i', async (orientation) => {
    const content = await photoJpeg({ orientation });
    for (const keepMetadata of [true, false]) {
      const made = await images.turn(content, { rotate: 90, way: 'tag', keepMetadata });
      expect(made.how).toBe('tagged');
      const stored = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
      expect((await stored(made.content)).equals(await stored(content))).toBe(true);
      const said = await sharp(made.content).metadata();
      expect(said.orientation).toBe(orientation === 1 ? 6 : 3);
      expect(said.exif?.includes('SampleCam') ?? false).toBe(keepMetadata);
    }
  });

  it('is for JPEG alone, and for quarter turns', async () => {
    const refused = { code: 'invalid-input' };
    await expect(images.turn(await alphaPng(), { way: 'tag' })).rejects.toMatchObject(refused);
    await expect(images.turn(await photo(32, 32), { way: 'tag', angle: 3 })).rejects.toMatchObject(refused);
  });
});

describe('other pictures', () => {
  it('keep every pixel and every frame', async () => {
    const png = await alphaPng();
    const turned = await images.turn(png, { rotate: 90, way: 'blocks' });
    const back = await images.turn(turned.content, { rotate: 270, way: 'blocks' });
    const raw = (content: Uint8Array) => sharp(content).ensureAlpha().raw().toBuffer();
    expect((await raw(back.content)).equals(await raw(png))).toBe(true);
    const film = await images.turn(await animatedGif(), { angle: 10, way: 'blocks' });
    expect(await images.inspect(film.content)).toMatchObject({ format: 'gif', frames: 4 });
  });

  it('of print colours lose nothing either', async () => {
    const content = await sharp(await photo(64, 64))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect(await images.turn(content, { rotate: 180, way: 'blocks' })).toMatchObject({ how: 'moved' });
  });
});

describe('a straightened picture', () => {
  it('is the largest upright part, without any corner', async () => {
    const white = sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffffff' } });
    const content = await white.png().toBuffer();
    for (const angle of [-45, -20, 0.4, 5, 30, 45]) {
      const made = await images.turn(content, { angle, corners: 'cut', background: '#000000', way: 'encode' });
      expect(Math.min(...(await pixels(made.content)))).toBe(255);
    }
    const filled = await images.turn(content, { angle: 30, corners: 'fill', background: '#000000', way: 'encode' });
    expect(filled).toMatchObject({ width: 360, height: 324 });
    expect((await pixels(filled.content))[0]).toBe(0);
  });

  it('lies as sharp turns it', async () => {
    const content = await sharp(await photo(240, 160))
      .png()
      .toBuffer();
    const made = await images.turn(content, { angle: 12, corners: 'fill', background: '#000000', way: 'encode' });
    const other = await sharp(content).rotate(12, { background: '#000000' }).png().toBuffer();
    const [one, two] = [await middleOf(made.content), await middleOf(other)];
    const mean = one.reduce((sum, value, at) => sum + Math.abs(value - (two[at] ?? 0)), 0) / one.length;
    expect(mean).toBeLessThan(3);
  });
});

function middleOf(content: Uint8Array): Promise<Buffer> {
  return sharp(content).resize(200, 160, { fit: 'cover' }).removeAlpha().raw().toBuffer();
}

it.each([
  [{ angle: 46 }, 'The angle must be between -45 and 45 degrees.'],
  [{ angle: Number.NaN }, 'The angle must be between -45 and 45 degrees.'],
  [{ quality: 0 }, 'The quality must be between 1 and 100.'],
])('refuses %j', async (options, message) => {
  const asked = images.turn(await photo(16, 16), { way: 'blocks', ...options });
  await expect(asked).rejects.toMatchObject({ code: 'invalid-input', message });
});

it('refuses what is cut short anywhere', async () => {
  const content = await photo(64, 64, { progressive: true });
  for (let bytes = 30; bytes < content.length; bytes += 41) {
    await expect(images.turn(content.subarray(0, bytes), { way: 'trim' })).rejects.toMatchObject({
      code: 'unsupported',
    });
  }
});
