import { describe, expect, it } from 'vitest';
import { safeName, typeOfStored } from './file-name.ts';

describe('safeName', () => {
  it.each([
    ['photo.jpg', 'image/jpeg', 'photo.jpg'],
    ['photo', 'image/jpeg', 'photo.jpg'],
    ['photo.JPEG', 'image/jpeg', 'photo.jpeg'],
    ['photo.png', 'image/jpeg', 'photo.jpg'],
    ['evil.html', 'image/png', 'evil.html.png'],
    ['page.html', 'text/html', 'page.html.bin'],
    ['notes', 'text/plain; charset=utf-8', 'notes.txt'],
    ['../../etc/passwd', 'text/plain', '-..-etc-passwd.txt'],
    ['..', 'image/png', 'file.png'],
    ['', 'image/png', 'file.png'],
    ['.hidden', 'image/png', 'hidden.png'],
    ['a/b\\c', 'image/png', 'a-b-c.png'],
    ['ли\u0000ст\n 字', 'text/csv', 'лист 字.csv'],
    ['gpj.\u202Etxt', 'image/png', 'gpj.png'],
    ['a\uD800b', 'image/png', 'ab.png'],
    ['con.jpg', 'image/jpeg', '_con.jpg'],
    ['100%', 'image/png', '100-.png'],
  ])('%j of %s is stored as %j', (name, type, stored) => {
    expect(safeName(name, type)).toBe(stored);
  });

  it('bounds the length in bytes without cutting a character', () => {
    const name = safeName('字'.repeat(500), 'image/png');
    expect(name).toBe(`${'字'.repeat(40)}.png`);
    expect(safeName('🙂'.repeat(500), 'image/png').isWellFormed()).toBe(true);
  });
});

describe('typeOfStored', () => {
  it('reads the type back from the name', () => {
    expect(typeOfStored(safeName('a', 'image/webp'))).toBe('image/webp');
    expect(typeOfStored(safeName('a', 'text/html'))).toBe('application/octet-stream');
  });
});
