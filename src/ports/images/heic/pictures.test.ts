import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createImages } from '../sharp.ts';
import { heldInHeic, withMain } from './pictures.ts';

const [one, opacity] = ['photo', 'opacity'].map((name) => readFileSync(`tests/servers/heic/${name}.heic`));

/** Two pictures beside each other: without the reference, the opacity of one is a picture of its own. */
const two = Buffer.from(opacity ?? []);
two.write('free', two.indexOf('iref'), 'latin1');

it('counts the pictures that are shown', () => {
  expect(heldInHeic(one ?? new Uint8Array())).toEqual({ pictures: 1, others: [] });
  expect(heldInHeic(opacity ?? new Uint8Array())).toEqual({ pictures: 1, others: [] });
  expect(heldInHeic(two)).toEqual({ pictures: 2, others: [] });
});

it('says what belongs to a picture, by the names that makers gave it', () => {
  const named = Buffer.from(opacity ?? []);
  const name = 'urn:mpeg:hevc:2015:auxid:1';
  const at = named.indexOf(name);
  expect(at).toBeGreaterThan(0);
  named.write('2', at + name.length - 1, 'latin1');
  expect(heldInHeic(named).others).toEqual(['a map of depth']);
});

it('makes another picture the main one, which is then decoded', async () => {
  const images = createImages();
  const pixels = async (frame: number) =>
    sharp((await images.transform(two, { format: 'png', frame })).content)
      .raw()
      .toBuffer();
  const [first, second] = [await pixels(1), await pixels(2)];
  expect(first.equals(second)).toBe(false);
  // Opacity is grey.
  expect(second.length % 3 === 0 ? second.every((value, at) => value === second[at - (at % 3)]) : true).toBe(true);
  expect(() => withMain(two, 3)).toThrow('This HEIC holds 2 pictures.');
});
