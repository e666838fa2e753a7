/** A decoded picture: upright, eight bits a sample. */
export interface PixelData {
  data: Uint8Array;
  width: number;
  height: number;
  /** Grey, grey with alpha, colour, colour with alpha. */
  channels: 1 | 2 | 3 | 4;
}
