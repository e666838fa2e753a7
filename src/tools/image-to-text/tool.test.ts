import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { createFakeHttp } from '#ports/http/fake';
import { createFakeImages } from '#ports/images/fake';
import { createFakeOcr, FAKE_READING } from '#ports/ocr/fake';
import { htmlPage, photoJpeg } from '../../../tests/servers/sample-images.ts';
import { markedText } from './marked-text.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('image-to-text', tool, run);
const photo = { body: await photoJpeg({ orientation: 6 }), headers: { 'content-type': 'image/jpeg' } };
const web = {
  'https://example.com/photo.jpg': photo,
  'https://example.com/page': { body: htmlPage, headers: { 'content-type': 'text/html' } },
  'https://example.com/page.jpg': { body: htmlPage, headers: { 'content-type': 'image/jpeg' } },
  'https://example.com/paper.pdf': { body: htmlPage, headers: { 'content-type': 'application/pdf' } },
};
const imageUrl = 'https://example.com/photo.jpg';

function extract(input: object, reader: Omit<Parameters<typeof createFakeOcr>[0], 'files'> = {}) {
  const temporary = createFakeTemporaryFiles();
  const http = createFakeHttp(web, { temporary });
  const ocr = createFakeOcr({ files: temporary, ...reader });
  return execute(entry, input, { ports: { http, images: createFakeImages(temporary), ocr } });
}

describe('image-to-text', () => {
  it('gives the text with its words, lines and paragraphs', async () => {
    expect(await extract({ imageUrl: ` ${imageUrl}\n` })).toMatchObject({
      text: 'Opening hours\n\nMonday to Friday\n9 to 17',
      confidence: 88.4,
      words: 8,
      lines: 3,
      paragraphs: 2,
      language: 'eng',
    });
  });

  it('names the words it is unsure of, and where they stand', async () => {
    const { uncertainWords, text } = tool.output.parse(await extract({ imageUrl }));
    expect(uncertainWords).toEqual([{ word: '17', confidence: 41.3, start: 37, end: 39 }]);
    expect(text.slice(37, 39)).toBe('17');
  });

  it('answers with an empty text when there is none', async () => {
    const nothing = { reading: { text: '', confidence: 0, words: [], turned: 0 } };
    const empty = { text: '', confidence: 0, uncertainWords: [], words: 0, lines: 0, paragraphs: 0 };
    expect(await extract({ imageUrl }, nothing)).toMatchObject(empty);
  });

  it.each([
    ['text', 'Time ran out before the whole picture was read. This is the text read so far.'],
    ['tries', 'Time ran out after the first attempts. Another attempt might find more.'],
  ] as const)('says what is missing when the time was up (%s)', async (missing, note) => {
    expect(await extract({ imageUrl }, { reading: { ...FAKE_READING, missing } })).toMatchObject({ note });
    expect(await extract({ imageUrl })).not.toHaveProperty('note');
  });

  it('reads in an installed language', async () => {
    const ocr = { languages: ['eng', 'chi_sim'] };
    expect(await extract({ imageUrl, language: 'chi_sim' }, ocr)).toMatchObject({ language: 'chi_sim' });
    await expect(extract({ imageUrl, language: 'deu' }, ocr)).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'The language "deu" is not installed here. Installed: eng, chi_sim.',
    });
  });

  it.each([{}, { imageUrl: '' }, { imageUrl: ' \n' }, { imageUrl: 5 }])('asks for an address: %j', async (input) => {
    const refused = { code: 'invalid-input', message: 'Please enter an image URL', field: 'imageUrl' };
    await expect(extract(input)).rejects.toMatchObject(refused);
  });

  it.each(['', '../eng', 'eng/x', 'e', 5, null])('refuses the language %j in words', async (language) => {
    const message = 'Please give a language by its code, such as eng';
    await expect(extract({ imageUrl, language })).rejects.toMatchObject({ code: 'invalid-input', message });
  });

  it.each([
    ['https://example.com/page', 'unsupported'],
    ['https://example.com/page.jpg', 'unsupported'],
    ['https://example.com/paper.pdf', 'unsupported'],
    ['https://example.com/gone.jpg', 'not-found'],
    ['nonsense', 'invalid-input'],
  ])('says what is wrong with %s (%s)', async (url, code) => {
    await expect(extract({ imageUrl: url })).rejects.toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  });
});

describe('markedText', () => {
  it('cuts a text at its marked words', () => {
    const text = 'one two three';
    const pieces = markedText(text, [
      { start: 0, end: 3 },
      { start: 8, end: 13 },
    ]);
    expect(pieces.map((piece) => [piece.text, piece.marked])).toEqual([
      ['one', true],
      [' two ', false],
      ['three', true],
    ]);
    expect(markedText(text, [])).toMatchObject([{ text, marked: false }]);
  });
});
