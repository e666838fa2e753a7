import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoPixels } from '../../../tests/servers/sample-images.ts';
import { doubledTile, REACH } from './double-tile.ts';
import { doubledStrip, enlarged } from './enlarged.ts';
import { workWithSharp } from './sharp.ts';
import { ssimulacra2 } from './ssimulacra2.ts';

workWithSharp();
const limits = { maxPixels: 50_000_000, maxFrames: 500, maxInputBytes: 1 << 25, timeout: 20_000 };
const silent = () => undefined;

/** Stripes and rings of several widths, drawn smoothly, as RGBA. */
async function drawn(width: number, height: number): Promise<Uint8Array> {
  const rings = Array.from({ length: 30 }, (_, at) => {
    const [x, y, radius] = [(at * 97) % width, (at * 61) % height, 12 + ((at * 29) % 70)];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="hsl(${at * 47},70%,45%)" stroke-width="${2 + (at % 6)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eee"/>${rings.join('')}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

const three = async (data: Uint8Array, width: number, height: number) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();

describe('a picture with more pixels', () => {
  it('is closer to the eye to what it was made small of than a stretched one', async () => {
    const [width, height] = [480, 360];
    const truth = await drawn(width, height);
    const open = () => sharp(truth, { raw: { width, height, channels: 4 } });
    const small = await open()
      .resize(width / 2, height / 2)
      .raw()
      .toBuffer();
    const made = doubledStrip({ data: small, width: width / 2, height: height / 2, frames: 1 }, silent);
    const stretched = await sharp(small, { raw: { width: width / 2, height: height / 2, channels: 4 } })
      .resize(width, height)
      .raw()
      .toBuffer();
    const score = async (data: Uint8Array) =>
      ssimulacra2(
        { data: await three(truth, width, height), width, height, channels: 3 },
        { data: await three(data, width, height), width, height, channels: 3 },
      ) ?? 0;
    expect(await score(made.data)).toBeGreaterThan((await score(stretched)) + 10);
  });

  it('has no seams: made of tiles, it is the same as made in one', () => {
    const [width, height] = [410, 230];
    const pixels = photoPixels(width, height);
    const data = Uint8Array.from({ length: width * height * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (pixels[Math.floor(at / 4) * 3 + (at % 4)] ?? 0),
    );
    const made = doubledStrip({ data, width, height, frames: 1 }, silent);
    const whole = doubledTile({ data: Float32Array.from(pixels, (value) => value / 255), width, height });
    let largest = 0;
    for (let at = 0; at < whole.data.length; at += 1) {
      const [x, y] = [Math.floor(at / 3) % (2 * width), Math.floor(at / 6 / width)];
      const toEdge = Math.min(x, y, 2 * width - 1 - x, 2 * height - 1 - y);
      if (toEdge < 2 * REACH) continue;
      const value = Math.min(255, Math.max(0, (whole.data[at] ?? 0) * 255));
      largest = Math.max(largest, Math.abs(value - (made.data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0)));
    }
    expect(largest).toBeLessThan(0.51);
  });

  it.each([0, 40, 200, 255])('leaves a plain %d plain, up to the corners', (value) => {
    const data = Uint8Array.from({ length: 30 * 20 * 4 }, (_, at) => (at % 4 === 3 ? 255 : value));
    const made = doubledStrip({ data, width: 30, height: 20, frames: 1 }, silent).data;
    for (const [at, each] of made.entries())
      expect(Math.abs(each - (at % 4 === 3 ? 255 : value))).toBeLessThanOrEqual(1);
  });

  it('keeps what is transparent, without the colour that hides there', async () => {
    const [width, height] = [40, 40];
    // A white square on nothing, whose hidden colour is red.
    const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
      const pixel = Math.floor(at / 4);
      const isIn = pixel % width > 10 && pixel % width < 30 && pixel > 10 * width && pixel < 30 * width;
      return isIn || at % 4 === 0 ? 255 : 0;
    });
    const made = doubledStrip({ data, width, height, frames: 1 }, silent).data;
    expect(made[3]).toBe(0);
    const middle = (40 * 80 + 40) * 4;
    expect([...made.subarray(middle, middle + 4)].every((value) => value > 250)).toBe(true);
    for (let at = 0; at < made.length; at += 4)
      if ((made[at + 3] ?? 0) > 40) expect((made[at] ?? 0) - (made[at + 1] ?? 0)).toBeLessThan(24);
  });

  it('tells how far it is, and refuses other sizes and cancelled runs', async () => {
    const content = await sharp(photoPixels(300, 200), { raw: { width: 300, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    const told: number[] = [];
    const made = await enlarged(content, { times: 4, onProgress: (share) => told.push(share) }, limits);
    expect(made).toMatchObject({ width: 1200, height: 800, format: 'png' });
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    await expect(enlarged(content, { times: 3 as 2 }, limits)).rejects.toMatchObject({ code: 'invalid-input' });
    const signal = AbortSignal.abort();
    await expect(enlarged(content, { times: 2, signal }, limits)).rejects.toThrow();
  });

  it('takes more pixels where there is no hurry, up to what a result may have', async () => {
    const content = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const refused = enlarged(content, { times: 4 }, { ...limits, timeout: Number.POSITIVE_INFINITY });
    await expect(refused).rejects.toThrow('The result would have 16,000 × 16,000 pixels.');
  });
});
