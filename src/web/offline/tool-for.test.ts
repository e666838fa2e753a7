import { expect, it } from 'vitest';
import { loadTools } from '#main/load-tools';
import { opensWith, toolForFile, toolForPictures, toolForText } from './tool-for.ts';

it('opens a file by its ending, whatever its type is said to be, then by its type', () => {
  expect(toolForFile({ name: 'DATA.JSON', type: '' })).toBe('json-formatter');
  expect(toolForFile({ name: 'IMG_1.heic', type: '' })).toBe('convert-to-jpg');
  expect(toolForFile({ name: 'photo', type: 'image/png' })).toBe('compress-image');
  expect(toolForFile({ name: 'photo.tiff', type: 'image/tiff' })).toBe('compress-image');
  expect(toolForFile({ name: 'notes', type: '' })).toBe('word-counter');
});

it('opens several pictures in the tool of each, or in what takes them all', () => {
  const named = (name: string) => ({ name, type: '' });
  const [png, webp, heic] = [named('a.png'), named('b.webp'), named('c.heic')];
  expect(toolForPictures([png, webp])).toBe('compress-image');
  expect(toolForPictures([heic, heic])).toBe('convert-to-jpg');
  expect(toolForPictures([png, heic])).toBe('convert-to-jpg');
});

it('looks at an address that is shared, and counts any other text', () => {
  expect(toolForText('https://example.com/a')).toMatchObject({ slug: 'on-page-seo-checker', kind: 'url' });
  expect(toolForText('https://example.com/a.png')).toMatchObject({ slug: 'compress-image', kind: 'image' });
  expect(toolForText('example.com')).toMatchObject({ slug: 'whois-lookup', value: 'example.com' });
  expect(toolForText('Good bread needs four things.')).toMatchObject({ slug: 'word-counter', kind: 'text' });
});

it('names tools that there are', async () => {
  const slugs = (await loadTools()).list().map(({ slug }) => slug);
  const named = [...opensWith.map(({ slug }) => slug), 'on-page-seo-checker', 'whois-lookup', 'word-counter'];
  expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
});
