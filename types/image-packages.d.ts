declare module 'gifenc' {
  interface GifFrame {
    palette: readonly (readonly number[])[];
    transparent?: boolean;
    transparentIndex?: number;
    /** Milliseconds. */
    delay?: number;
    /** -1: once; 0: for ever. */
    repeat?: number;
    dispose?: number;
  }

  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, frame: GifFrame): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}

declare module 'omggif' {
  export class GifReader {
    constructor(content: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    loopCount(): number | null;
    frameInfo(frame: number): {
      x: number;
      y: number;
      width: number;
      height: number;
      disposal: number;
      /** Hundredths of a second. */
      delay: number;
    };
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}

declare module '@jsquash/avif/codec/enc/avif_enc.js' {
  interface Encoder {
    encode(
      data: Uint8ClampedArray,
      width: number,
      height: number,
      options: Readonly<Record<string, number | boolean>>,
    ): Uint8Array | null;
  }
  export default function start(options: { noInitialRun: boolean }): Promise<Encoder>;
}
