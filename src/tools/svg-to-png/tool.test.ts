import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { svgHere } from '#ports/svg/here';
import { installedFiles } from '#ports/svg/installed';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('svg-to-png', tool, run);
const shape = '<rect width="20" height="10" fill="#ff0000" fill-opacity=".5"/>';
const svg = (inside: string, more = 'width="20" height="10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`;
const web = { 'https://example.com/logo.svg': servedPicture(Buffer.from(svg(shape)), 'image/svg+xml') };

async function convert(input: object) {
  const { ports, contentOf, temporary, stored } = createPictureWorld(web);
  const made = tool.output.parse(
    await execute(entry, input, { ports: { ...ports, svg: svgHere(temporary, installedFiles) } }),
  );
  const file = await stored(made.pngImageUrl);
  return { ...made, name: file?.name, content: (await contentOf(made.pngImageUrl)) ?? new Uint8Array() };
}

describe('svg-to-png', () => {
  it.each([
    [{}, 20, 10, 'logo-1x.png'],
    [{ scale: 2.5 }, 50, 25, 'logo-2.5x.png'],
    [{ size: 'width', width: 300, scale: 9 }, 300, 150, 'logo-300px.png'],
    [{ size: 'height', height: 64 }, 128, 64, 'logo-64px.png'],
  ])('draws an SVG at an address by %j', async (options, width, height, name) => {
    const made = await convert({ imageUrl: 'https://example.com/logo.svg', ...options });
    expect(made).toMatchObject({ ...{ width, height, name }, sourceFormat: 'svg', sourceWidth: 20, format: 'png' });
    expect(made.content.length).toBe(made.bytes);
  });

  it('keeps what is transparent, or puts a color under it', async () => {
    const clear = await convert({ svg: svg(shape) });
    expect(await pixelAt(clear.content, 5, 5)).toEqual([255, 0, 0, 128]);
    const onBlue = await convert({ svg: svg(shape), background: 'color', color: '#0000ff' });
    expect(await pixelAt(onBlue.content, 5, 5)).toEqual([128, 0, 127, 255]);
  });

  it('says what is not in the picture, and why a size was taken', async () => {
    const { note, leftOut } = await convert({
      svg: svg(`<script>a()</script>${shape}<text>你</text>`, 'viewBox="0 0 20 10"'),
    });
    expect(note).toBe(
      'The drawing says no size, so that of its viewBox was taken. Not in the picture: Scripts and handlers, not run (1). No font here has 你.',
    );
    expect(leftOut).toHaveLength(1);
  });

  it.each([
    [{}, 'Please choose an SVG, or paste its code'],
    [{ svg: '<p>no</p>' }, 'This is not an SVG: its first element is not <svg>.'],
    [{ svg: svg('<g>') }, 'This SVG cannot be read: line 1'],
    [{ svg: svg(shape), scale: 0 }, 'Please enter a scale from 0.01 to 200'],
    [{ svg: svg(shape, 'width="20000" height="9"') }, 'That would be 20,000 × 9 pixels.'],
  ])('refuses %j', async (input, sentence) => {
    await expect(convert(input)).rejects.toThrow(sentence);
  });
});
