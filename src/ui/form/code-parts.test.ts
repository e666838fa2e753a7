import { expect, it } from 'vitest';
import { codeParts } from './code-parts.ts';

const keeps = { needs: ['http', 'images', 'files'] } as const;

it('takes what reads the pictures, and what writes them in their own format', () => {
  expect(codeParts(keeps, { kinds: ['jpeg', 'webp'], format: 'same' })).toEqual([
    ...['all', 'jpeg-read', 'jpeg-write', 'webp-read', 'webp-write'],
  ]);
  expect(codeParts(keeps, { kinds: ['heic', 'bmp', 'gif', ''], format: undefined })).toEqual([
    ...['all', 'heic-read', 'jpeg-write', 'png-write'],
  ]);
});

it('takes what writes the format of the option, or of the tool', () => {
  expect(codeParts(keeps, { kinds: ['png'], format: 'avif' })).toEqual(['all', 'png-read', 'avif-write']);
  const converter = { ...keeps, writes: 'webp' } as const;
  expect(codeParts(converter, { kinds: ['png'], format: undefined })).toEqual(['all', 'png-read', 'webp-write']);
});

it('takes every codec where the smallest of all formats is asked for', () => {
  expect(codeParts(keeps, { kinds: ['jpeg'], format: 'smallest' })).toHaveLength(9);
});

it('takes no codec for a tool that looks at files alone', () => {
  expect(codeParts({ ...keeps, writes: 'nothing' }, { kinds: ['heic', 'avif'], format: undefined })).toEqual(['all']);
});

it('takes what reads text, and nothing that writes', () => {
  expect(codeParts({ needs: ['http', 'images', 'ocr'] }, { kinds: ['jpeg'], format: undefined })).toEqual([
    ...['all', 'jpeg-read', 'ocr'],
  ]);
});
