import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { standingOut } from '../../../tests/servers/sample-images.ts';
import { cutOut } from './cut-out.ts';
import { workWithSharp } from './sharp.ts';
import { openLayers, part } from './subject/layers.ts';
import { halfFloats } from './subject/weights.ts';

workWithSharp();
const limits = { maxPixels: 50_000_000, maxFrames: 500, maxInputBytes: 1 << 25, timeout: 20_000 };

describe('what stands out', () => {
  it('is cut out along its edge, to the pixel where the edge is clear', async () => {
    const made = await cutOut(await standingOut('png'), { format: 'png' }, limits);
    const seen = await sharp(made.content).extractChannel(3).raw().toBuffer();
    let [both, either] = [0, 0];
    for (const [at, opacity] of seen.entries()) {
      const isIn = Math.hypot((at % 480) + 0.5 - 240, Math.floor(at / 480) + 0.5 - 160) < 90;
      if (isIn && opacity > 127) both += 1;
      if (isIn || opacity > 127) either += 1;
    }
    expect(both / either).toBeGreaterThan(0.95);
  });

  it('has no rim of what was behind it', async () => {
    const { content } = await cutOut(await standingOut('png'), { format: 'png' }, limits);
    const pixels = await sharp(content).raw().toBuffer();
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, , blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
      // The sky is blue, and the ball is not.
      if (opacity > 60) expect(red).toBeGreaterThan(blue);
    }
  });

  it('says so while the net is loaded, and how far it is', async () => {
    const told: number[] = [];
    await cutOut(await standingOut('jpeg'), { format: 'webp', onProgress: (share) => told.push(share) }, limits);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeGreaterThan(0.5);
  });

  it('is not looked for in more pixels than a server has time for', async () => {
    const content = await sharp({ create: { width: 4100, height: 4000, channels: 3, background: '#abc' } })
      .png()
      .toBuffer();
    await expect(cutOut(content, { format: 'png' }, limits)).rejects.toMatchObject({ code: 'too-large' });
  });
});

describe('the layers of a net', () => {
  it('sum up what nine neighbours say, by its definition', () => {
    const [inputs, outputs, side] = [3, 4, 10];
    const random = (at: number) => Math.sin(at * 12.9898) * 0.5;
    const weights = Float32Array.from({ length: outputs * inputs * 9 + outputs }, (_, at) => random(at + 1));
    for (const reach of [1, 2, 8]) {
      const layers = openLayers(weights, 1 << 20);
      const [from, to] = [layers.take(inputs, side), layers.take(outputs, side)];
      const place = (planes: typeof from, plane: number, x: number, y: number) =>
        part(planes, plane, 1).at / 4 + y * (side + 16) + x;
      const value = (plane: number, x: number, y: number) =>
        x < 0 || y < 0 || x >= side || y >= side ? 0 : random(plane * 100 + y * 10 + x);
      for (let at = 0; at < inputs * 100; at += 1)
        layers.floats[place(from, Math.floor(at / 100), at % 10, Math.floor(at / 10) % 10)] = random(at);
      layers.convolve(from, to, { reach, kind: 'plain' });
      for (let output = 0; output < outputs; output += 1) {
        for (let at = 0; at < 100; at += 1) {
          const [x, y] = [at % 10, Math.floor(at / 10)];
          let sum = weights[outputs * inputs * 9 + output] ?? 0;
          for (let tap = 0; tap < inputs * 9; tap += 1) {
            const [plane, row, column] = [Math.floor(tap / 9), Math.floor((tap % 9) / 3) - 1, (tap % 3) - 1];
            sum += (weights[output * inputs * 9 + tap] ?? 0) * value(plane, x + column * reach, y + row * reach);
          }
          expect(layers.floats[place(to, output, x, y)]).toBeCloseTo(sum, 4);
        }
      }
    }
  });

  it('have weights of sixteen bits', async () => {
    expect([...halfFloats(Uint8Array.of(0, 0x3c, 0, 0xc0, 0x01, 0, 0xff, 0x7b))]).toEqual([1, -2, 2 ** -24, 65_504]);
    const weights = halfFloats(await readFile(new URL('./subject/u2netp.f16', import.meta.url)));
    expect(weights.length).toBe(1_125_485);
    expect(weights.every(Number.isFinite)).toBe(true);
  });
});
