import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { drawnPixels } from '../../../tests/servers/drawn-pixels.ts';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, htmlPage, photoJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('image-to-base64', tool, run);

const png = await alphaPng();
const jpeg = await photoJpeg();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path d="M0 0h24v12z" fill="#f60"/></svg>';
const latin = `<?xml version="1.0" encoding="ISO-8859-1"?>${svg}`;
const picture = (body: Uint8Array | string, type: string) => servedPicture(new Uint8Array(Buffer.from(body)), type);
const web = {
  'https://example.com/logo.png': picture(png, 'image/png'),
  'https://example.com/photo.jpg': picture(jpeg, 'image/jpeg'),
  'https://example.com/icon.svg': picture(svg, 'image/svg+xml'),
  'https://example.com/old.svg': picture(latin, 'image/svg+xml'),
  'https://example.com/half.svg': picture(svg.slice(0, 80), 'image/svg+xml'),
  'https://example.com/large.bmp': picture(Buffer.alloc((4 << 20) + 1), 'image/bmp'),
  'https://example.com/page.png': picture(htmlPage, 'image/png'),
};

function convert(input: object) {
  const world = createPictureWorld(web, createImages());
  return execute(entry, input, { ports: world.ports }).then((result) => ({ ...tool.output.parse(result), world }));
}

const decode = (text: string) => convert({ text, action: 'decode' });
const base64 = png.toString('base64');

describe('a picture as text', () => {
  it.each([
    ['url', `data:image/png;base64,${base64}`],
    ['css', `background-image: url("data:image/png;base64,${base64}");`],
    ['html', `<img src="data:image/png;base64,${base64}" width="200" height="120" alt="">`],
    ['markdown', `![](<data:image/png;base64,${base64}>)`],
    ['base64', base64],
  ])('is written as %s', async (form, text) => {
    const result = await convert({ imageUrl: ' https://example.com/logo.png\n', form });
    expect(result).toMatchObject({ text, type: 'image/png', width: 200, height: 120, bytes: png.length });
    expect(result.sizes[0]).toMatchObject({ as: 'Plain', before: png.length, after: text.length });
    expect(result.sizes.map(({ as }) => as)).toContain('Gzip');
  });

  it('is JSON that others read', async () => {
    const { text } = await convert({ imageUrl: 'https://example.com/logo.png', form: 'json' });
    const read = { type: 'image/png', width: 200, height: 120, bytes: png.length };
    expect(JSON.parse(text ?? '')).toMatchObject(read);
  });

  it('leaves Base64 out for a drawing, where that is shorter, and takes the size that a page gives it', async () => {
    const drawing = await convert({ imageUrl: 'https://example.com/icon.svg' });
    expect(drawing).toMatchObject({ type: 'image/svg+xml', width: 24, height: 12 });
    expect(drawing.text).toMatch(/^data:image\/svg\+xml,%3Csvg xmlns='/);
    const plain = await convert({ imageUrl: 'https://example.com/icon.svg', drawings: 'base64' });
    expect(plain.text).toBe(`data:image/svg+xml;base64,${btoa(svg)}`);
    expect(drawing.text?.length).toBeLessThan(plain.text?.length ?? 0);
    // What is no UTF-8 stays bytes.
    expect((await convert({ imageUrl: 'https://example.com/old.svg' })).text).toMatch(/;base64,/);
  });

  it('warns of what is too large, and only of that', async () => {
    const [small] = (await convert({ imageUrl: 'https://example.com/icon.svg' })).advice ?? [];
    const [large] = (await convert({ imageUrl: 'https://example.com/photo.jpg' })).advice ?? [];
    expect([small?.severity, large?.severity]).toEqual(['passed', 'warning']);
  });

  it.each([
    ['https://example.com/half.svg', 'unsupported', 'The drawing has no end: part of it is missing.'],
    ['https://example.com/page.png', 'unsupported', 'That is a web page, not an image.'],
    ['https://example.com/large.bmp', 'too-large', 'The picture is 4.0 MB'],
    [' ', 'invalid-input', 'Please enter an image URL'],
  ])('refuses %s (%s)', async (imageUrl, code, message) => {
    await expect(convert({ imageUrl })).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });
});

describe('text as a picture', () => {
  it.each([
    ['a data URL', `data:image/png;base64,${base64}`],
    ['bare Base64 in lines', base64.replace(/.{76}/g, '$&\r\n')],
    ['a rule of CSS', `.a{color:red;background:url(data:image/png;base64,${base64}) no-repeat}`],
    ['an img', `<p><img alt="x" src="data:image/png;base64,${base64}" width=3></p>`],
    ['percent-encoded Base64', `data:image/png;base64,${encodeURIComponent(base64)}`],
  ])('takes %s', async (_, text) => {
    const { world, ...result } = await decode(text);
    expect(result).toMatchObject({ type: 'image/png', width: 200, height: 120, text: null, note: null });
    expect(result.imageUrl).toMatch(/\/image\.png$/);
    expect(Buffer.from((await world.contentOf(result.imageUrl ?? '')) ?? []).equals(png)).toBe(true);
  });

  it('gives back the drawing that it wrote', async () => {
    const { text } = await convert({ imageUrl: 'https://example.com/icon.svg', form: 'css' });
    const { world, imageUrl, ...facts } = await decode(text ?? '');
    expect(facts).toMatchObject({ type: 'image/svg+xml', width: 24, height: 12 });
    expect(await drawnPixels((await world.contentOf(imageUrl ?? '')) ?? '')).toEqual(await drawnPixels(svg));
  });

  it('goes by the bytes, and says so', async () => {
    const { type, note } = await decode(`data:image/gif;base64,${base64}`);
    expect(type).toBe('image/png');
    expect(note).toBe('The data URL says image/gif, but the bytes are image/png.');
  });

  it('tells of more than one', async () => {
    const one = `url("data:image/png;base64,${base64}")`;
    expect((await decode(`${one}, ${one}`)).note).toBe('There are 2 data URLs in the text: this is the first.');
  });

  it.each([
    ['', 'invalid-input', 'Please paste a data URL or Base64'],
    ['iVBOR*w0KGgo', 'invalid-input', 'Line 1, column 6: “*” is not a valid character in Base64.'],
    [Buffer.from('%PDF-1.7 and so on').toString('base64'), 'unsupported', 'no picture, but application/pdf'],
    [Buffer.from('Only a text').toString('base64'), 'unsupported', 'no picture of a kind that we know'],
    [jpeg.subarray(0, jpeg.length >> 1).toString('base64'), 'unsupported', 'damaged or incomplete'],
    ['data:,', 'unsupported', 'Nothing is in it.'],
  ])('refuses %j', async (text, code, message) => {
    await expect(decode(text)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });
});
