import { describe, expect, it } from 'vitest';
import { downloadName } from './download-name.ts';

describe('downloadName', () => {
  it.each([
    ['https://example.com/a/photo.jpg', 'photo-compressed'],
    ['https://example.com/a/photo.jpg?size=large#top', 'photo-compressed'],
    ['https://example.com/a/my.holiday.png', 'my.holiday-compressed'],
    ['https://example.com/photo-compressed.jpg', 'photo-compressed'],
    ['https://example.com/%D1%84%D0%BE%D1%82%D0%BE.jpg', 'фото-compressed'],
    ['https://example.com/100%.jpg', '100%-compressed'],
    ['https://example.com/', 'image-compressed'],
    ['https://example.com', 'image-compressed'],
    ['https://example.com/.png', 'image-compressed'],
    ['no address', 'image-compressed'],
  ])('%s gives %s', (url, name) => {
    expect(downloadName(url, 'compressed')).toBe(name);
  });
});
