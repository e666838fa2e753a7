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

declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface StartOptions {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, program: WebAssembly.Module) => void,
    ): WebAssembly.Exports;
    print(line: string): void;
    printErr(line: string): void;
  }

  /** Functions of libheif in C; errors and answers are written where a number points to. */
  export interface LibHeif {
    _malloc(bytes: number): number;
    _free(at: number): void;
    _heif_context_alloc(): number;
    _heif_context_free(context: number): void;
    _heif_context_get_security_limits(context: number): number;
    _heif_context_read_from_memory_without_copy(
      error: number,
      context: number,
      at: number,
      bytes: number,
      options: number,
    ): void;
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
    _heif_image_handle_is_premultiplied_alpha(handle: number): number;
    _heif_image_handle_release(handle: number): void;
    _heif_decoding_options_alloc(): number;
    _heif_decoding_options_free(options: number): void;
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colours: number,
      chroma: number,
      options: number,
    ): void;
    _heif_image_get_width(image: number, channel: number): number;
    _heif_image_get_height(image: number, channel: number): number;
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
    _heif_image_release(image: number): void;
  }

  /** Starts at once where `instantiateWasm` does. */
  export type StartLibHeif = (options: StartOptions) => LibHeif;
  const start: StartLibHeif;
  export default start;
}

declare module '@jsquash/jpeg/codec/dec/mozjpeg_dec.js' {
  /** Starts a decoder; `decode` answers null for what is no JPEG. */
  export default function start(options: { noInitialRun: boolean }): Promise<{
    decode(content: ArrayBuffer, isTurnedAsMeant: boolean): ImageData | null;
  }>;
}

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** What we use of Tesseract's C++ interface, as compiled to WebAssembly. */
  export interface TesseractApi {
    /** 0 when it went well. */
    Init(dataPath: string | null, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Takes the picture from the file `/input`; 0 when it went well. */
    SetImageFile(orientation: number, angle: number): number;
    /** Takes the address of a monitor in memory; 0 when it went well, -1 when that has stopped it. */
    Recognize(monitor: number): number;
    GetTSVText(page: number): string;
    Clear(): void;
  }

  interface TesseractModule {
    TessBaseAPI: new () => TesseractApi;
    FS: {
      writeFile(path: string, content: Uint8Array): void;
      unlink(path: string): void;
    };
    _malloc(bytes: number): number;
  }

  export default function open(hooks: {
    print: (line: string) => void;
    printErr: (line: string) => void;
    TesseractProgress: (percent: number) => void;
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => void;
  }): Promise<TesseractModule>;
}

declare module 'exifreader/dist/exif-reader.js' {
  import type { load } from 'exifreader';

  /** In the form that Node and the build take alike; the package has types for its main entry alone. */
  const reader: { load: typeof load };
  export default reader;
}
