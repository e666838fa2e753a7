import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { sampleAddress } from '#lib/sample-address';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedWebp, htmlPage, photoJpeg, truncatedJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('compress-image', tool, run);
const images = createImages();

async function makeWeb() {
  const [photo, logo] = [await photoJpeg({ orientation: 6 }), await alphaPng()];
  return {
    'https://example.com/photo.jpg': servedPicture(photo, 'image/jpeg'),
    [sampleAddress('hills.jpg')]: servedPicture(photo, 'image/jpeg'),
    'https://example.com/a%20logo.png?v=2': servedPicture(logo, 'image/png'),
    'https://example.com/film.webp': servedPicture(await animatedWebp(), 'image/webp'),
    'https://example.com/really-a-png.jpg': servedPicture(logo, 'image/jpeg'),
    'https://example.com/no-type': servedPicture(photo, 'application/octet-stream'),
    'https://example.com/half.jpg': servedPicture(await truncatedJpeg(), 'image/jpeg'),
    'https://example.com/page': servedPicture(htmlPage, 'text/html'),
    'https://example.com/page.jpg': servedPicture(htmlPage, 'image/jpeg'),
    'https://example.com/gone.jpg': { status: 404 },
  };
}

const web = await makeWeb();

function createWorld() {
  const { ports, ...world } = createPictureWorld(web, images);
  return { ...world, ports, compress: (input: object) => execute(entry, input, { ports }) };
}

describe('compress-image', () => {
  it('answers with an address of a smaller picture and tells both sizes', async () => {
    const { compress, files } = createWorld();
    const result = await compress({ imageUrl: ' https://example.com/photo.jpg\n' });
    expect(result).toMatchObject({ width: 240, height: 320, format: 'jpeg', kept: false });
    expect(result).toMatchObject({ expiresAt: '1970-01-01T01:00:00.000Z', originalSize: '17.4 KB' });
    const { compressedImageUrl, compressedBytes, originalBytes, savedPercent, compressedSize } =
      tool.output.parse(result);
    expect(compressedImageUrl).toMatch(/^https:\/\/tools\.example\/files\/[\w-]{22}\/photo-compressed\.jpg$/);
    const stored = await files.get(files.idOf(compressedImageUrl) ?? '');
    expect(stored).toMatchObject({ type: 'image/jpeg', bytes: compressedBytes });
    expect(savedPercent).toBe(Number(((1 - compressedBytes / originalBytes) * 100).toFixed(1)));
    expect(compressedSize).toBe(`${(compressedBytes / 1024).toFixed(1)} KB`);
    expect(savedPercent).toBeGreaterThan(30);
  });

  it('keeps the original only when asked, and not a second time when it was uploaded', async () => {
    const { compress, files } = createWorld();
    const imageUrl = 'https://example.com/photo.jpg';
    expect(await compress({ imageUrl })).toMatchObject({ originalUrl: null });

    const { originalUrl, originalBytes } = tool.output.parse(await compress({ imageUrl, keepOriginal: true }));
    expect(originalUrl).toMatch(/\/photo-original\.jpg$/);
    expect(await files.get(files.idOf(originalUrl ?? '') ?? '')).toMatchObject({
      type: 'image/jpeg',
      bytes: originalBytes,
    });

    const again = await compress({ imageUrl: originalUrl ?? '', keepOriginal: true });
    expect(again).toMatchObject({ originalUrl });
  });

  it('uses quality 80 unless told, and less quality makes a smaller file', async () => {
    const { compress } = createWorld();
    const imageUrl = 'https://example.com/photo.jpg';
    const bytes = async (input: object) => tool.output.parse(await compress({ imageUrl, ...input })).compressedBytes;
    expect(await bytes({})).toBe(await bytes({ quality: 80 }));
    const sizes = [await bytes({ quality: 1 }), await bytes({ quality: 50 }), await bytes({ quality: 95 })];
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  it.each([
    ['https://example.com/a%20logo.png?v=2', 'png', 'a%20logo-compressed.png'],
    ['https://example.com/film.webp', 'webp', 'film-compressed.webp'],
    ['https://example.com/really-a-png.jpg', 'png', 'really-a-png-compressed.png'],
    ['https://example.com/no-type', 'jpeg', 'no-type-compressed.jpg'],
  ])('keeps the format that the bytes of %s have: %s', async (imageUrl, format, name) => {
    const { compress } = createWorld();
    const result = tool.output.parse(await compress({ imageUrl }));
    expect(result.format).toBe(format);
    expect(result.compressedImageUrl.endsWith(`/${name}`)).toBe(true);
    expect(result.compressedBytes).toBeLessThanOrEqual(result.originalBytes);
  });

  it('takes its own result again, and then says that it cannot be made smaller', async () => {
    const { compress } = createWorld();
    const once = tool.output.parse(await compress({ imageUrl: 'https://example.com/photo.jpg', quality: 30 }));
    const twice = tool.output.parse(await compress({ imageUrl: once.compressedImageUrl, quality: 100 }));
    expect(twice).toMatchObject({ kept: true, savedPercent: 0, compressedBytes: once.compressedBytes });
    expect(twice.compressedImageUrl.endsWith('/photo-compressed.jpg')).toBe(true);
  });

  it('goes by eye when told to, whatever the number', async () => {
    const { compress } = createWorld();
    const input = { imageUrl: 'https://example.com/photo.jpg', target: 'same-look' };
    const [one, other] = [await compress({ ...input, quality: 5 }), await compress({ ...input, quality: 95 })].map(
      (result) => tool.output.parse(result),
    );
    expect(one?.compressedBytes).toBe(other?.compressedBytes);
    expect(one?.quality).toBeGreaterThan(50);
    expect(one?.compressedBytes).toBeLessThan(one?.originalBytes ?? 0);
  });

  it.each([
    ['webp', 'photo-compressed.webp', 'image/webp'],
    ['avif', 'photo-compressed.avif', 'image/avif'],
  ])('changes the type to %s when told to, and keeps that of the original', async (format, name, type) => {
    const { compress, files } = createWorld();
    const input = { imageUrl: 'https://example.com/photo.jpg', format, keepOriginal: true };
    const result = tool.output.parse(await compress(input));
    expect(result).toMatchObject({ format, quality: 80, width: 240, height: 320 });
    expect(result.compressedImageUrl.endsWith(`/${name}`)).toBe(true);
    expect(await files.get(files.idOf(result.compressedImageUrl) ?? '')).toMatchObject({ type });
    expect(await files.get(files.idOf(result.originalUrl ?? '') ?? '')).toMatchObject({ type: 'image/jpeg' });
  });

  it('takes the type that needs the fewest bytes', async () => {
    const { compress } = createWorld();
    const imageUrl = 'https://example.com/photo.jpg';
    const bytes = async (input: object) => tool.output.parse(await compress({ imageUrl, ...input })).compressedBytes;
    expect(await bytes({ format: 'smallest' })).toBeLessThan(await bytes({}));
  });

  it.each([
    ['target', 'nice', 'Please choose quality or same-look'],
    ['format', 'bmp', 'Please choose same, smallest, jpeg, png, webp or avif'],
  ])('refuses the %s %s in words', async (field, value, message) => {
    const { compress } = createWorld();
    const input = { imageUrl: 'https://example.com/photo.jpg', [field]: value };
    await expect(compress(input)).rejects.toMatchObject({ code: 'invalid-input', message, field });
  });

  it.each([{}, { imageUrl: '' }, { imageUrl: ' \n' }, { imageUrl: 5 }])('asks for an address: %j', async (input) => {
    const { compress } = createWorld();
    const refused = { code: 'invalid-input', message: 'Please enter an image URL', field: 'imageUrl' };
    await expect(compress(input)).rejects.toMatchObject(refused);
  });

  it.each([0, 101, 50.5, -1, '80', null])('refuses the quality %j in words', async (quality) => {
    const { compress } = createWorld();
    await expect(compress({ imageUrl: 'https://example.com/photo.jpg', quality })).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'Please choose a quality between 1 and 100, as a whole number',
      field: 'quality',
    });
  });

  it.each([
    ['nonsense', 'invalid-input'],
    ['https://example.com/gone.jpg', 'not-found'],
    ['https://nowhere.example/photo.jpg', 'not-found'],
    ['https://example.com/page', 'unsupported'],
    ['https://example.com/page.jpg', 'unsupported'],
    ['https://example.com/half.jpg', 'unsupported'],
  ])('says what is wrong with %s (%s)', async (imageUrl, code) => {
    const { compress } = createWorld();
    const failure = await compress({ imageUrl }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ToolError);
    expect(failure).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  });

  it('gives the visitor’s cancelling to the ports', async () => {
    const { ports } = createWorld();
    const signal = AbortSignal.abort();
    const input = { imageUrl: 'https://example.com/photo.jpg' };
    await expect(execute(entry, input, { ports, signal })).rejects.toMatchObject({ code: 'cancelled' });
  });

  it.each(tool.examples)('runs the example "$name" with fakes alone', async ({ input }) => {
    const { ports } = createPictureWorld(web);
    const result = await execute(entry, input, { ports });
    expect(result).toMatchObject({ format: input.format === 'smallest' ? 'avif' : 'jpeg', kept: false });
  });
});
