import { describe, expect, it } from 'vitest';
import { extensionOf, mediaTypeOf } from './media-type.ts';

describe('mediaTypeOf', () => {
  it.each([
    ['photo.jpg', 'image/jpeg'],
    ['PHOTO.JPEG', 'image/jpeg'],
    ['scan.tif', 'image/tiff'],
    ['a.b.csv', 'text/csv'],
  ])('%s is %s', (name, type) => {
    expect(mediaTypeOf(name)).toBe(type);
  });

  it.each(['photo', 'page.html', '', 'jpg'])('says nothing of %j', (name) => {
    expect(mediaTypeOf(name)).toBeUndefined();
  });
});

describe('extensionOf', () => {
  it.each([
    ['image/jpeg', 'jpg'],
    ['image/tiff', 'tiff'],
    ['Text/Plain; charset=utf-8', 'txt'],
  ])('%s is written as .%s', (type, extension) => {
    expect(extensionOf(type)).toBe(extension);
  });

  it.each(['text/html', 'application/octet-stream', ''])('has none for %j', (type) => {
    expect(extensionOf(type)).toBeUndefined();
  });
});
