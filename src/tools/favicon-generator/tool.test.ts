import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { installedLettering } from '#ports/lettering/node';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('favicon-generator', tool, run);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#123456"/></svg>';
const [imageUrl, drawingUrl] = ['https://example.com/logo.png', 'https://example.com/logo.svg'];
const web = {
  [imageUrl]: servedPicture(await alphaPng(), 'image/png'),
  [drawingUrl]: servedPicture(Buffer.from(svg), 'image/svg+xml'),
};

function createWorld() {
  const { ports, ...world } = createPictureWorld(web, createImages());
  const all = { ...ports, lettering: installedLettering };
  const make = async (input: object) => {
    const made = tool.output.parse(await execute(entry, input, { ports: all }));
    return { ...made, files: unzipSync(Buffer.from(made.archive.base64, 'base64')) };
  };
  return { ...world, make };
}

const inspect = (content: Uint8Array | undefined) => createImages().inspect(content ?? new Uint8Array());

describe('favicon-generator', () => {
  it('makes all files of letters, with outlines and no fonts', async () => {
    const { files, manifest, html, note } = await createWorld().make({
      from: 'letters',
      letters: 'Žđ',
      name: 'A site',
    });
    expect(Object.keys(files).sort()).toEqual([
      ...['apple-touch-icon.png', 'favicon-16.png', 'favicon-32.png', 'favicon-48.png', 'favicon.html', 'favicon.ico'],
      ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'icon.svg', 'site.webmanifest'],
    ]);
    expect(Buffer.from(files['icon.svg'] ?? []).toString()).not.toContain('<text');
    const icons = [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ];
    expect(JSON.parse(manifest)).toMatchObject({ name: 'A site', short_name: 'A site', start_url: '/', icons });
    for (const [, href = ''] of html.matchAll(/href="\/([^"]+)"/g)) expect(files).toHaveProperty([href]);
    for (const [name, side] of [
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['apple-touch-icon.png', 180],
    ] as const)
      expect(await inspect(files[name])).toMatchObject({ format: 'png', width: side, height: side });
    expect(note).toBeNull();
  });

  it('writes an ICO of three sizes, which another reader takes the largest of', async () => {
    const { files } = await createWorld().make({ from: 'letters', letters: 'A' });
    const ico = files['favicon.ico'] ?? new Uint8Array();
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    expect([0, 1, 2].map((at) => ico[6 + 16 * at])).toEqual([16, 32, 48]);
    expect(await inspect(ico)).toMatchObject({ format: 'ico', width: 48, height: 48 });
  });

  it('fills what devices cut, and keeps its content in the circle that is seen', async () => {
    const { files, note } = await createWorld().make({ imageUrl, shape: 'none', background: '#ff0000', padding: 0 });
    expect(await pixelAt(files['icon-512.png'], 2, 2)).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      0,
    ]);
    for (const name of ['apple-touch-icon.png', 'icon-maskable-512.png'])
      expect((await pixelAt(files[name], 2, 2)).slice(0, 3)).toEqual([255, 0, 0]);
    // Just outside of the square within the circle.
    expect((await pixelAt(files['icon-maskable-512.png'], 108, 256)).slice(0, 3)).toEqual([255, 0, 0]);
    expect(note).toContain('fewer than 512 pixels');
  });

  it('keeps a drawing as it is, where nothing is drawn around it', async () => {
    const { make } = createWorld();
    const bare = await make({ imageUrl: drawingUrl, shape: 'none', padding: 0, path: '/icons/' });
    expect(Buffer.from(bare.files['icon.svg'] ?? []).toString()).toBe(svg);
    expect(bare.html).toContain('href="/icons/icon.svg"');
    expect((await make({ imageUrl: drawingUrl })).files).not.toHaveProperty(['icon.svg']);
  });

  it.each([
    [{}, 'Please choose a picture or enter its address'],
    [{ from: 'letters' }, 'Please enter one to three letters'],
    [{ from: 'letters', letters: 'Abcd' }, 'Up to three letters are read at this size'],
    [{ from: 'letters', letters: '🌱' }, 'has no sign for 🌱'],
    [{ imageUrl, path: 'icons' }, 'The folder begins and ends with a slash'],
  ])('refuses %j in words', async (input, message) => {
    const refused = { code: 'invalid-input', message: expect.stringContaining(message) };
    await expect(createWorld().make(input)).rejects.toMatchObject(refused);
  });
});
