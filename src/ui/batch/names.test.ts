import { describe, expect, it } from 'vitest';
import { distinctNames, extensionOf, fitFolder, resultName } from './names.tsx';

describe('the name of a result', () => {
  it.each([
    ['photo.png', 'jpg', 'photo.jpg'],
    ['IMG_0001.HEIC', 'jpg', 'IMG_0001.jpg'],
    ['Фото с моря.v2.png', 'jpg', 'Фото с моря.v2.jpg'],
    ['no extension', 'png', 'no extension.png'],
    ['.png', 'jpg', 'picture.jpg'],
    ['../a\\b:c.png', 'jpg', '.._a_b_c.jpg'],
  ])('of %s as %s is %s', (original, extension, name) => {
    expect(resultName(original, extension)).toBe(name);
  });

  it.each([
    ['https://example.com/files/abc/photo-converted.JPG', 'jpg'],
    ['https://example.com/files/abc/photo.webp?download', 'webp'],
    ['https://example.com/files/abc', 'bin'],
  ])('takes the extension of %s: %s', (url, extension) => {
    expect(extensionOf(url)).toBe(extension);
  });
});

it.each([
  ['', ''],
  ['holiday/day: 1', 'holiday/day_ 1'],
  ['../../etc', 'etc'],
  ['a/./b. ', 'a/b'],
])('makes of the folder %s one that every system takes', (given, fit) => {
  expect(fitFolder(given)).toBe(fit);
});

it('numbers names within their folders', () => {
  expect(distinctNames(['v1.0/none', 'v1.0/none', 'b/none'])).toEqual(['v1.0/none', 'v1.0/none (2)', 'b/none']);
});

it('gives each of several names once', () => {
  const names = ['a.jpg', 'A.jpg', 'a.jpg', 'a (2).jpg', 'b.jpg', 'none', 'none'];
  expect(distinctNames(names)).toEqual([
    ...['a.jpg', 'A (2).jpg', 'a (3).jpg', 'a (2) (2).jpg', 'b.jpg', 'none', 'none (2)'],
  ]);
});
