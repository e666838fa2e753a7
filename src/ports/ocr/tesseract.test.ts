import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { photoJpeg } from '../../../tests/servers/sample-images.ts';
import { startTemporaryFiles } from '../../../tests/servers/temporary-files.ts';
import { textPng } from '../../../tests/servers/text-images.ts';
import { workWithSharp } from '../images/sharp.ts';
import { ocrContract } from './contract.ts';
import { decodedGrey } from './decode.ts';
import { engineHere } from './engine-here.ts';
import { english as englishFile } from './languages.ts';
import { NEEDED_BYTES } from './needed-bytes.ts';
import { createOcr, type OpenOcr } from './tesseract.ts';

const { files, close } = await startTemporaryFiles();
const ocr = createOcr({ files });
const opened: OpenOcr[] = [ocr];
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await close();
});

const pageOf = async (...text: Parameters<typeof textPng>) => files.write(await textPng(...text));

const english = { language: 'eng' };
const letter = ['The harbour office opens at 9', 'and closes at 17 every day.'];

ocrContract(
  () => ocr,
  files,
  () => textPng(['Open at nine']),
);

describe('what is read', () => {
  it.each([
    ['white on nothing', { ink: '#fff', paper: 'none' }],
    ['small letters, light on dark', { size: 11, ink: '#e8e8e8', paper: '#101820' }],
    ['a tilted page', { turned: 4 }],
    ['a page on its side', { turned: 90 }],
  ])('%s', async (_, look) => {
    const { text, confidence } = await ocr.read(await pageOf(letter, look), english);
    expect(text.split(/\s+/).join(' ')).toBe(letter.join(' '));
    expect(confidence).toBeGreaterThan(85);
  });

  it('lines and paragraphs, and by how much the page was turned', async () => {
    const page = await pageOf(['First line here', 'second line here', '', '', 'Another paragraph'], { turned: 180 });
    const { text, turned } = await ocr.read(page, english);
    expect(text).toBe('First line here\nsecond line here\n\nAnother paragraph');
    // What is left of a turn is judged by the feet of the letters, to less than a degree.
    expect(Math.abs(turned - 180)).toBeLessThan(1);
  });

  it('nothing where there is nothing', async () => {
    const read = await ocr.read(await pageOf([' ']), english);
    expect(read).toEqual({ text: '', confidence: 0, words: [], turned: 0 });
  });

  it('a picture that its orientation turns upright, and one without words', async () => {
    const sideways = await sharp(await textPng(letter, { turned: 270 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { text, turned } = await ocr.read(await files.write(sideways), english);
    expect([text, turned]).toEqual([letter.join('\n'), 0]);
    expect(
      (await ocr.read(await files.write(await photoJpeg({ width: 160, height: 120 })), english)).words.length,
    ).toBeLessThan(4);
  });
});

describe('what goes wrong', () => {
  it('refuses a damaged picture and reads the next', async () => {
    const page = await textPng(letter);
    const damaged = { code: 'unsupported', message: 'The image is damaged or incomplete and cannot be read.' };
    const noise = Buffer.concat([page.subarray(0, 60), Buffer.alloc(3000, 7)]);
    for (const content of [page.subarray(0, 400), noise]) {
      await expect(ocr.read(await files.write(content), english)).rejects.toMatchObject(damaged);
    }
    expect((await ocr.read(await files.write(page), english)).text).toBe(letter.join('\n'));
  });

  it('answers busy when too many wait, and stops what is cancelled', async () => {
    const narrow = createOcr({ files, concurrency: 1, queue: 1 });
    opened.push(narrow);
    const page = await pageOf(letter);
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = narrow.read(page, { ...english, signal: running.signal });
    const second = narrow.read(page, { ...english, signal: waiting.signal });
    // Both are asked for; the languages are looked up before a place is taken.
    const third = narrow.read(page, english);
    await expect(third).rejects.toMatchObject({ code: 'busy', retryAfter: 5 });
    waiting.abort();
    running.abort();
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    await expect(second).rejects.toMatchObject({ code: 'cancelled' });
    expect((await narrow.read(page, english)).text).toBe(letter.join('\n'));
  });

  it('ends a reading by itself when the time is up, and reads the next whole', async () => {
    workWithSharp();
    const engine = await engineHere(englishFile, () => {});
    engine.show(await decodedGrey(await textPng(letter), 1e6));
    const whole = engine.read('automatic', Number.POSITIVE_INFINITY);
    expect(whole).toMatchObject({ isCut: false, table: expect.stringContaining('harbour') });
    const cut = engine.read('automatic', performance.now());
    expect(cut.isCut).toBe(true);
    expect(cut.table).not.toContain('17');
    expect(engine.read('automatic', Number.POSITIVE_INFINITY).isCut).toBe(false);
  });

  it('a reader that is killed costs its own picture only, and idle ones end', async () => {
    const readers = createOcr({ files, concurrency: 1, idle: 0 });
    opened.push(readers);
    const page = await pageOf(letter);
    const reading = readers.read(page, english);
    const refused = { code: 'unsupported', message: expect.stringContaining('may be damaged, or need more memory') };
    const waiting = expect(reading).rejects.toMatchObject(refused);
    await expect.poll(() => readers.pids()).toHaveLength(1);
    for (const pid of readers.pids()) process.kill(pid, 'SIGKILL');
    await waiting;
    expect((await readers.read(page, english)).text).toBe(letter.join('\n'));
    await expect.poll(() => readers.pids()).toEqual([]);
  });

  it('stops what takes too long', async () => {
    const hasty = createOcr({ files, concurrency: 1, timeout: 30 });
    opened.push(hasty);
    const message = 'Reading the image took longer than 0.03 seconds.';
    await expect(hasty.read(await pageOf(letter), english)).rejects.toMatchObject({ code: 'timed-out', message });
  });
});

it('knows how much a browser fetches', async () => {
  const core = createRequire(import.meta.url).resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm');
  expect((await stat(core)).size).toBe(NEEDED_BYTES.core);
  expect(gunzipSync(await readFile(englishFile.file))).toHaveLength(NEEDED_BYTES.english);
});

describe('further languages', () => {
  it('are found in their folder, and bad data is told', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'ocr-'));
    const languages = createOcr({ files, concurrency: 1, languagesDirectory: directory });
    opened.push(languages);
    expect(await languages.languages()).toEqual(['eng']);
    await copyFile(englishFile.file, join(directory, 'sco.traineddata.gz'));
    await writeFile(join(directory, 'bad.traineddata'), 'no such data');
    await writeFile(join(directory, 'readme.txt'), '');
    expect(await languages.languages()).toEqual(['eng', 'bad', 'sco']);
    const page = await pageOf(letter);
    expect((await languages.read(page, { language: 'sco' })).text).toBe(letter.join('\n'));
    await expect(languages.read(page, { language: 'bad' })).rejects.toMatchObject({ code: 'not-configured' });
    expect((await languages.read(page, english)).text).toBe(letter.join('\n'));
    await rm(directory, { recursive: true, force: true });
  });
});
