import { describe, expect, it } from 'vitest';
import type { Pictures } from './pictures.ts';

/** Sound pictures, made by the caller. */
interface ContractImages {
  /** 320 x 240 pixels. */
  jpeg: Uint8Array;
  /** 200 x 120 pixels. */
  png: Uint8Array;
  /** 320 x 240 pixels, where HEIC is decoded and not only told apart. */
  heic?: Uint8Array;
}

const text = (value: string) => new TextEncoder().encode(value);

/** What everything that works on pictures must do, the fake included. */
export function imagesContract(create: () => Pictures<Uint8Array>, samples: () => Promise<ContractImages>): void {
  describe('working on pictures', () => {
    it('tells what a picture is from its bytes', async () => {
      const { jpeg, png } = await samples();
      const images = create();
      expect(await images.inspect(jpeg)).toEqual({ format: 'jpeg', width: 320, height: 240, frames: 1 });
      expect(await images.inspect(png)).toEqual({ format: 'png', width: 200, height: 120, frames: 1 });
    });

    it('gives the file as it is', async () => {
      const { png } = await samples();
      const { source, content } = await create().read(png);
      expect(source).toMatchObject({ format: 'png', width: 200, height: 120 });
      expect(new Uint8Array(content)).toEqual(new Uint8Array(png));
    });

    it('finds nothing between a picture and itself, and less likeness the more is lost', async () => {
      const { jpeg, png } = await samples();
      const images = create();
      const options = { fit: 'scale', strength: 8 } as const;
      const same = { ssim: 1, ssimulacra2: 100, psnr: null, changed: 0, largest: 0, box: null };
      expect(await images.compare([png, png], options)).toMatchObject({ ...same, width: 200, height: 120 });
      const { content } = await images.compress(jpeg, { quality: 20 });
      const found = await images.compare([jpeg, content], options);
      expect(found).toMatchObject({ format: 'png', type: 'image/png', width: 320, height: 240 });
      expect(found.sources.map(({ width }) => width)).toEqual([320, 320]);
      expect(found.ssim).toBeLessThan(0.97);
      expect(found.ssimulacra2).toBeLessThan(80);
      expect(found.largest).toBeGreaterThan(5);
    });

    it('compares pictures of two sizes scaled, or where they overlap', async () => {
      const { jpeg, png } = await samples();
      const scaled = await create().compare([jpeg, png], { fit: 'scale', strength: 1 });
      expect(scaled).toMatchObject({ width: 320, height: 240 });
      const cut = await create().compare([jpeg, png], { fit: 'overlap', strength: 1 });
      expect(cut).toMatchObject({ width: 200, height: 120 });
    });

    it.each(['gif', 'webp'] as const)('makes an animated %s of pictures in their order', async (format) => {
      const { jpeg, png } = await samples();
      const shape = { longest: 160, fit: 'pad', background: '#ffffff' } as const;
      const look = { format, colours: 64, dither: 1, quality: 75, loop: 0 } as const;
      const made = await create().animate([png, jpeg, png], { ...shape, ...look, delays: [100, 500, 100] });
      expect(made).toMatchObject({ format, type: `image/${format}`, width: 160, height: 96 });
      expect(made.sources.map(({ format }) => format)).toEqual(['png', 'jpeg', 'png']);
      expect(await create().inspect(made.content)).toMatchObject({ format });
    });

    it('reads HEIC, and writes it as JPEG unless told another format', async (context) => {
      const { heic } = await samples();
      if (!heic) return context.skip('Pictures without a codec');
      const images = create();
      const source = { format: 'heic', width: 320, height: 240, frames: 1 };
      expect(await images.inspect(heic)).toEqual(source);
      expect(await images.transform(heic, {})).toMatchObject({ format: 'jpeg', type: 'image/jpeg', source });
      expect(await images.compress(heic, { quality: 60 })).toMatchObject({ format: 'jpeg', source, kept: false });
      expect(await images.fit(heic, { bytes: 4_000 })).toMatchObject({
        format: 'jpeg',
        source,
        met: true,
        kept: false,
      });
      for (const format of ['png', 'webp', 'gif', 'avif', 'tiff'] as const) {
        const made = await images.transform(heic, { format, crop: { x: 9, y: 9, width: 90, height: 60 }, rotate: 90 });
        expect(made).toMatchObject({ format, width: 60, height: 90, source });
      }
    });

    it('refuses a HEIC that is cut short', async (context) => {
      const { heic } = await samples();
      if (!heic) return context.skip('Pictures without a codec');
      const refused = { code: 'unsupported', message: 'The image is damaged or incomplete and cannot be read.' };
      for (const bytes of [24, 200, heic.length >> 1, heic.length - 9]) {
        await expect(create().transform(heic.subarray(0, bytes), {})).rejects.toMatchObject(refused);
      }
    });

    it('compresses into the same format and size, with fewer bytes', async () => {
      const { jpeg } = await samples();
      const result = await create().compress(jpeg, { quality: 60 });
      expect(result).toMatchObject({ format: 'jpeg', type: 'image/jpeg', width: 320, height: 240, kept: false });
      expect(result.content.length).toBeLessThan(jpeg.length);
      expect(await create().inspect(result.content)).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
    });

    it('makes a smaller file of a lower quality, the same one every time', async () => {
      const { jpeg } = await samples();
      const images = create();
      const [low, high, again] = await Promise.all([20, 80, 80].map((quality) => images.compress(jpeg, { quality })));
      expect(low?.content.length).toBeLessThan(high?.content.length ?? 0);
      expect(again?.content).toEqual(high?.content);
    });

    it.each([
      ['nothing', '', 'The image file is empty.'],
      ['a web page', '\n<!DOCTYPE html><title>x</title>', 'That is a web page, not an image.'],
      ['plain text', 'not a picture at all', 'That is not an image'],
    ])('refuses %s in words', async (_, content, message) => {
      const refused = { code: 'unsupported', message: expect.stringContaining(message) };
      await expect(create().compress(text(content), { quality: 80 })).rejects.toMatchObject(refused);
      await expect(create().inspect(text(content))).rejects.toMatchObject(refused);
      await expect(create().read(text(content))).rejects.toMatchObject(refused);
    });

    it('finds a quality by eye, and the type that takes the fewest bytes', async () => {
      const { jpeg } = await samples();
      const images = create();
      const seen = await images.compress(jpeg, { quality: 'same-look' });
      expect(seen).toMatchObject({ format: 'jpeg', type: 'image/jpeg', width: 320, height: 240 });
      expect(seen.quality).toBeGreaterThan(50);
      for (const format of ['jpeg', 'webp', 'smallest'] as const) {
        const result = await images.compress(jpeg, { quality: 60, format });
        if (format !== 'smallest') expect(result).toMatchObject({ format, kept: false, quality: 60 });
        expect(result).toMatchObject({ type: `image/${result.format}`, width: 320, height: 240 });
        expect(await images.inspect(result.content)).toMatchObject({ format: result.format });
        expect(result.content.length).toBeLessThan(jpeg.length);
      }
    });

    it('does not compress a drawing', async () => {
      const svg = text('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
      const refused = { code: 'unsupported', message: expect.stringContaining('SVG') };
      await expect(create().compress(svg, { quality: 80 })).rejects.toMatchObject(refused);
    });

    it.each([
      [{ resize: { width: 160, fit: 'contain', enlarge: false } }, 160, 120],
      [{ resize: { width: 100, height: 100, fit: 'contain', enlarge: false } }, 100, 75],
      [{ resize: { width: 100, height: 100, fit: 'cover', enlarge: false } }, 100, 100],
      [{ resize: { width: 100, height: 100, fit: 'stretch', enlarge: false } }, 100, 100],
      [{ resize: { width: 100, height: 100, fit: 'pad', enlarge: false } }, 100, 100],
      [{ resize: { height: 480, fit: 'contain', enlarge: false } }, 320, 240],
      [{ resize: { height: 480, fit: 'contain', enlarge: true } }, 640, 480],
      [{ crop: { x: 10, y: 20, width: 101, height: 51 }, rotate: 90 }, 51, 101],
      [{ rotate: 270, flip: 'both', resize: { width: 120, height: 90, fit: 'cover', enlarge: false } }, 120, 90],
    ] as const)('changes size and shape: %j gives %i x %i', async (options, width, height) => {
      const { jpeg } = await samples();
      for (const format of ['jpeg', 'png', 'gif'] as const) {
        const result = await create().transform(jpeg, { ...options, format });
        const source = { format: 'jpeg', width: 320, height: 240, frames: 1 };
        expect(result).toMatchObject({ format, type: `image/${format}`, width, height, source });
        expect(await create().inspect(result.content)).toEqual({ format, width, height, frames: 1 });
      }
    });

    it('keeps the format unless told another', async () => {
      const { jpeg, png } = await samples();
      const images = create();
      expect(await images.transform(png, {})).toMatchObject({ format: 'png', width: 200, height: 120 });
      expect(await images.transform(jpeg, {})).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
      for (const format of ['webp', 'avif', 'tiff'] as const) {
        const result = await images.transform(png, { format });
        expect(result).toMatchObject({ format, type: `image/${format}` });
        expect(await images.inspect(result.content)).toMatchObject({ format });
      }
    });

    it.each([
      [
        { x: 300, y: 0, width: 21, height: 1 },
        'The image has 320 × 240 pixels, and the crop area reaches to 321 across',
      ],
      [{ x: 0, y: 240, width: 1, height: 1 }, 'and 241 down.'],
      [{ x: -1, y: 0, width: 10, height: 10 }, 'The crop area needs whole numbers'],
      [{ x: 0, y: 0, width: 0, height: 10 }, 'The crop area needs whole numbers'],
      [{ x: 0, y: 0.5, width: 10, height: 10 }, 'The crop area needs whole numbers'],
    ])('refuses the crop area %j', async (crop, message) => {
      const { jpeg } = await samples();
      const refused = { code: 'invalid-input', message: expect.stringContaining(message) };
      await expect(create().transform(jpeg, { crop })).rejects.toMatchObject(refused);
    });

    it.each([
      [{ resize: { width: 0, fit: 'contain', enlarge: true } }, 'Width and height must be whole numbers'],
      [{ background: 'red' }, 'The background must be a color'],
      [{ quality: 101 }, 'The quality must be between 1 and 100.'],
    ] as const)('refuses %j', async (options, message) => {
      const { jpeg } = await samples();
      const refused = { code: 'invalid-input', message: expect.stringContaining(message) };
      await expect(create().transform(jpeg, options)).rejects.toMatchObject(refused);
    });

    it('fits a picture into a number of bytes', async () => {
      const { jpeg } = await samples();
      const source = { format: 'jpeg', width: 320, height: 240, frames: 1 };
      for (const format of ['jpeg', 'png', 'webp'] as const) {
        const bytes = Math.floor(jpeg.length / 2);
        const result = await create().fit(jpeg, { bytes, format });
        expect(result).toMatchObject({ format, type: `image/${format}`, source, met: true, kept: false });
        expect(result.content.length).toBeLessThanOrEqual(bytes);
        expect(await create().inspect(result.content)).toMatchObject({ format });
      }
    });

    it('gives a picture back that fits already', async () => {
      const { jpeg, png } = await samples();
      const images = create();
      const kept = await images.fit(jpeg, { bytes: jpeg.length });
      expect(kept).toMatchObject({ format: 'jpeg', width: 320, height: 240, met: true, kept: true, quality: 100 });
      expect(Buffer.from(kept.content).equals(jpeg)).toBe(true);
      expect(await images.fit(png, { bytes: 1 << 20, format: 'jpeg' })).toMatchObject({ format: 'jpeg', kept: false });
    });

    it('says when not even the smallest picture fits', async () => {
      const { jpeg } = await samples();
      const result = await create().fit(jpeg, { bytes: 20 });
      expect(result).toMatchObject({ met: false, kept: false, format: 'jpeg' });
      expect(result.content.length).toBeGreaterThan(20);
    });

    it.each([0, 0.5, Number.NaN])('fits nothing into %d bytes', async (bytes) => {
      const { jpeg } = await samples();
      const refused = { code: 'invalid-input', message: 'The size in bytes must be a whole number of at least 1.' };
      await expect(create().fit(jpeg, { bytes })).rejects.toMatchObject(refused);
    });

    it('turns by quarters, mirrors and straightens, in the format that there is', async () => {
      const { jpeg, png } = await samples();
      const images = create();
      const source = { format: 'jpeg', width: 320, height: 240, frames: 1 };
      const turned = await images.turn(jpeg, { rotate: 90, flip: 'horizontal', way: 'trim' });
      expect(turned).toMatchObject({ format: 'jpeg', type: 'image/jpeg', width: 240, height: 320, source });
      expect(turned.trimmed).toEqual({ left: 0, top: 0 });
      expect(await images.inspect(turned.content)).toMatchObject({ format: 'jpeg', width: 240, height: 320 });
      expect(await images.turn(png, { way: 'encode' })).toMatchObject({ format: 'png', width: 200, how: 'encoded' });
    });

    it('gives more pixels, in the format that there is or another', async () => {
      const { jpeg, png } = await samples();
      const images = create();
      const made = await images.enlarge(jpeg, { times: 2 });
      expect(made).toMatchObject({ format: 'jpeg', width: 640, height: 480, source: { width: 320, height: 240 } });
      expect(await images.inspect(made.content)).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
      expect(await images.enlarge(png, { times: 4, format: 'webp' })).toMatchObject({ format: 'webp', width: 800 });
    });

    it('cuts out what stands out, or says that nothing does', async () => {
      const { png } = await samples();
      const images = create();
      const asked = images.cutOut(png, { format: 'png', colour: '#102030' });
      const made = await asked.catch((error: unknown) => error);
      expect(made).toMatchObject(
        made instanceof Error
          ? { code: 'unsupported', message: expect.stringMatching(/^Nothing in this picture stands out/) }
          : { format: 'png', width: 200, height: 120 },
      );
    });

    it('finds no more main colours than are asked for, which cover the picture', async () => {
      const { jpeg } = await samples();
      const { colours, source, transparent } = await create().colours(jpeg, { count: 4 });
      expect(source).toEqual({ format: 'jpeg', width: 320, height: 240, frames: 1 });
      expect(transparent).toBe(0);
      expect(colours.length).toBeGreaterThan(0);
      expect(colours.length).toBeLessThanOrEqual(4);
      expect(colours.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(colours.map(({ share }) => share)).toEqual(colours.map(({ share }) => share).toSorted((a, b) => b - a));
      expect((await create().colours(jpeg, { count: 1 })).colours).toHaveLength(1);
    });

    it('tells what a file says, and takes it out without encoding it again', async () => {
      const { jpeg, heic } = await samples();
      const images = create();
      for (const content of heic ? [jpeg, heic] : [jpeg]) {
        const before = await images.describe(content);
        expect(before).toMatchObject({ width: 320, height: 240 });
        for (const remove of ['place', 'all'] as const) {
          const made = await images.clean(content, { remove });
          expect(made).toMatchObject({ format: before.format, isSamePicture: true });
          expect(await images.describe(made.content)).toMatchObject({ saysPlace: false, width: 320, height: 240 });
        }
      }
    });

    it('does nothing once the caller has gone', async () => {
      const { jpeg } = await samples();
      const signal = AbortSignal.abort();
      await expect(create().compress(jpeg, { quality: 80, signal })).rejects.toMatchObject({ code: 'cancelled' });
      await expect(create().inspect(jpeg, signal)).rejects.toMatchObject({ code: 'cancelled' });
      await expect(create().transform(jpeg, { signal })).rejects.toMatchObject({ code: 'cancelled' });
      await expect(create().turn(jpeg, { way: 'trim', signal })).rejects.toMatchObject({ code: 'cancelled' });
      await expect(create().enlarge(jpeg, { times: 2, signal })).rejects.toMatchObject({ code: 'cancelled' });
      await expect(create().fit(jpeg, { bytes: 1000, signal })).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
}
