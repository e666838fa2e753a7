import { afterAll, describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createImages } from '../../src/ports/images/processes.ts';
import { heic, heicGrid, turn } from '../servers/sample-heic.ts';
import { startTemporaryFiles } from '../servers/temporary-files.ts';
import { canMeter, heldBy } from './meter.ts';

/** HEIC files with faults in what describes the picture, in its decoder's configuration and in what is coded, in the processes of a server. */

const FILES = 400;
/** Megabytes of this process and those of the pictures; an unhurt one of 12 megapixels takes the latter to 290. */
const MOST = 700;
/** Milliseconds: no file has more than 80,000 pixels. */
const LONGEST = 5_000;
const PATIENCE = 300_000;

const { files, close } = await startTemporaryFiles();
const images = createImages({ files });
afterAll(async () => {
  await images.close();
  await close();
});

let seed = 11;
function random(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

const sound = [heic('photo'), heic('opacity'), heic('deep'), heic('camera'), heicGrid(turn(1))];

/** Cut short, or with one to three bytes changed, in one of the three places. */
function hurt(round: number): Buffer {
  const file = Buffer.from(sound[round % sound.length] ?? sound[0] ?? []);
  if (random(5) === 0) return file.subarray(0, random(file.length));
  const data = file.indexOf('mdat');
  const places = [
    { from: 0, length: data },
    { from: file.indexOf('hvcC') + 4, length: 110 },
    { from: data, length: file.length - data },
  ];
  const { from, length } = places[random(places.length)] ?? { from: 0, length: file.length };
  for (let changes = 1 + random(3); changes > 0; changes -= 1) {
    const at = Math.min(file.length - 1, from + random(length));
    file[at] = random(2) === 0 ? random(256) : (file[at] ?? 0) ^ (1 << random(8));
  }
  return file;
}

describe('HEIC files with faults', () => {
  it('become a picture or a sentence, soon, and in bounded memory', { timeout: PATIENCE }, async () => {
    const met = { slowest: 0, most: 0, made: 0, refused: 0 };
    for (let round = 0; round < FILES; round += 1) {
      const content = await files.write(hurt(round));
      const begun = performance.now();
      const outcome: unknown = await images.transform(content, { format: 'jpeg' }).catch((error: unknown) => error);
      met.slowest = Math.max(met.slowest, performance.now() - begun);
      if (canMeter && round % 10 === 0) met.most = Math.max(met.most, heldBy(process.pid).all);
      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(ToolError);
        expect(outcome).toMatchObject({
          code: expect.stringMatching(/^(?:unsupported|too-large|invalid-input)$/),
          message: expect.stringMatching(/^[A-Z].+\.$/),
        });
        met.refused += 1;
      } else met.made += 1;
    }
    console.info(met);
    expect(met.slowest).toBeLessThan(LONGEST);
    expect(met.most).toBeLessThan(MOST);
    // Neither side is empty: what is tried is neither all rubbish nor all sound.
    expect(Math.min(met.made, met.refused)).toBeGreaterThan(FILES / 20);
  });
});
