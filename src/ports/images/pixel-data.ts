/** A decoded picture: upright, eight bits a sample. */
export interface PixelData {
  data: Uint8Array;
  width: number;
  height: number;
  /** Grey, grey with alpha, colour, colour with alpha. */
  channels: 1 | 2 | 3 | 4;
}

/** Rows of a band: a whole number of every encoder's blocks. */
const BAND = 64;

/** A picture of about so many pixels that compresses as the whole one does: bands of it, evenly spread, below each other. */
export function sampleOf({ data, width, height, channels }: PixelData, pixels: number): PixelData {
  const bands = Math.max(1, Math.round(pixels / (BAND * width)));
  if (bands * BAND >= height) return { data, width, height, channels };
  const row = width * channels;
  const sampled = new Uint8Array(bands * BAND * row);
  for (let band = 0; band < bands; band += 1) {
    const top = Math.round(((band + 0.5) * height) / bands - BAND / 2);
    sampled.set(data.subarray(top * row, (top + BAND) * row), band * BAND * row);
  }
  return { data: sampled, width, height: bands * BAND, channels };
}
