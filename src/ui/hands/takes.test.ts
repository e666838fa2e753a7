import { expect, it } from 'vitest';
import { takenBy, takesFile } from './takes.tsx';

const pictures = 'image/*,.heic,.heif';
const texts = 'text/*,.md,.csv,.json,.xml,.html,.docx';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const documents = '.txt,.text,.md,.markdown,.html,.htm,.xhtml,.pdf';

it.each([
  ['', { name: 'any.bin', type: '' }, true],
  [texts, { name: 'a.txt', type: 'text/plain' }, true],
  [texts, { name: 'query.sql', type: '' }, true],
  [texts, { name: 'code.ts', type: 'video/mp2t' }, true],
  [texts, { name: 'drawing.svg', type: 'image/svg+xml' }, true],
  [texts, { name: 'letter.docx', type: word }, true],
  [texts, { name: 'table.xlsx', type: 'application/vnd.ms-excel' }, false],
  [texts, { name: 'photo.png', type: 'image/png' }, false],
  [texts, { name: 'all.zip', type: 'application/zip' }, false],
  [pictures, { name: 'photo.png', type: 'image/png' }, true],
  [pictures, { name: 'IMG_1.HEIC', type: '' }, true],
  [pictures, { name: 'a.txt', type: 'text/plain' }, false],
  [documents, { name: 'Letter.PDF', type: 'application/pdf' }, true],
  [documents, { name: 'photo.png', type: 'image/png' }, false],
] as const)('a chooser for "%s" and %o: %s', (accept, file, isTaken) => {
  expect(takesFile(accept, file)).toBe(isTaken);
});

it('waits for the name where only the type is known, or not even that', () => {
  expect(takesFile(documents, { name: '', type: 'text/plain' })).toBe(true);
  expect(takesFile(texts, { name: '', type: word })).toBe(true);
  expect(takesFile(pictures, { name: '', type: '' })).toBe(true);
  expect(takesFile(pictures, { name: '', type: 'text/plain' })).toBe(false);
  expect(takesFile(documents, { name: '', type: 'image/png' })).toBe(false);
});

it('says what it takes', () => {
  expect(['', pictures, texts, 'text/*'].map(takenBy)).toEqual([
    ...['files', 'pictures', 'texts and documents', 'text files'],
  ]);
});
