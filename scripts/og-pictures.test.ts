import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing } from './og-pictures/drawing.ts';
import { balance, canDraw, widthOf, wrap } from './og-pictures/lettering.ts';
import { oklch, paletteColour, tileHue } from './og-pictures/palette.ts';
import { drawOgPictures, type OgPicture } from './og-pictures.ts';

const words = { fallback: '/blog/a', text: 'Count words as you type.', kind: 'Content Tools', color: 'sky' };
const LONGEST = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const titles = [
  'MD5',
  'Word Counter',
  `${LONGEST} `.repeat(4),
  'W'.repeat(90),
  'a b '.repeat(80),
  'Łódź, Việt Nam, naïve',
];

describe('a title', () => {
  it.each(titles)('stays within its place: %s', (title) => {
    for (const size of [96, 48]) {
      const { lines } = balance(title.trim(), { weight: 700, size, width: 670, lines: 4 });
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) expect(widthOf(line, 700, size), line).toBeLessThanOrEqual(670);
    }
  });

  it('says by an ellipsis that it goes on', () => {
    const cut = wrap('one two three four', { weight: 700, size: 50, width: 200, lines: 1 });
    expect(cut).toMatchObject({ isWhole: false, lines: [expect.stringMatching(/^one.*…$/)] });
  });

  it('leaves no word alone at its end, and cuts none for that', () => {
    const place = { weight: 700, size: 66, width: 670, lines: 3 } as const;
    expect(wrap('Reading DNS records before you move a website', place).lines.at(-1)).toBe('website');
    expect(balance('Reading DNS records before you move a website', place).lines.at(-1)).not.toBe('website');
    expect(balance('Compress Image', { ...place, size: 96 }).lines.join(' ')).toBe('Compress Image');
  });

  it('gives way to something true when the face lacks its letters', () => {
    expect(canDraw('Łódź', 700)).toBe(true);
    for (const foreign of ['単語数', 'Слова', 'hello 👋']) expect(canDraw(foreign, 700), foreign).toBe(false);
    const foreign = drawing({ ...words, title: '単語数' });
    expect(foreign).toBe(drawing({ ...words, title: '/blog/a' }));
    expect(foreign).not.toContain('NaN');
  });
});

describe('colours', () => {
  it.each([
    [[1, 0, 0], '#ffffff'],
    [[0, 0, 0], '#000000'],
    [[0.628, 0.2577, 29.23], '#ff0000'],
    [[0.452, 0.3132, 264.05], '#0000ff'],
  ] as const)('are those of the screen: %j is %s', ([lightness, chroma, hue], hex) => {
    expect(oklch(lightness, chroma, hue)).toBe(hex);
  });

  it('come from the style sheet', () => {
    expect(paletteColour('paper', 'light')).not.toBe(paletteColour('paper', 'dark'));
    expect(tileHue('sky')).not.toBe(tileHue('pink'));
    expect(() => paletteColour('nothing', 'light')).toThrow('no colour "nothing"');
    expect(() => tileHue('nothing')).toThrow('no tile "nothing"');
  });
});

describe('pictures', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'clearkit-og-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const picture = (name: string, title: string): OgPicture => ({ ...words, name, title, icon: 'hash' });
  const draw = (pictures: readonly OgPicture[]) =>
    drawOgPictures(pictures, join(directory, 'og'), join(directory, 'kept'));

  it('are drawn once, and again only when they change', async () => {
    const [a, b] = [picture('a', 'A'), picture('b', 'B')];
    expect(await draw([a, b])).toBe(2);
    expect(await draw([a, b])).toBe(0);
    expect(await draw([a, { ...b, text: 'Another text.' }])).toBe(1);
    expect(await readdir(join(directory, 'kept'))).toHaveLength(2);
  });

  it('are PNG files of 1200 by 630 pixels, small enough for every preview, each its own', async () => {
    await draw([picture('a', 'Word Counter'), picture('b', titles[2] ?? ''), { ...picture('c', 'C'), color: 'pink' }]);
    const files = await Promise.all(['a', 'b', 'c'].map((name) => readFile(join(directory, 'og', `${name}.png`))));
    for (const file of files) {
      expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(file.length).toBeLessThan(60_000);
    }
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(3);
  });

  it('never share a name', async () => {
    await expect(draw([picture('a', 'A'), picture('a', 'B')])).rejects.toThrow('share a name');
  });
});
