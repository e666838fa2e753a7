import type { StartLibHeif } from 'libheif-js/libheif-wasm/libheif.js';
import type { HeicHeader } from '../engine.ts';

/** The picture as seen, in its own colours: grey, colour, or colour with opacity. */
export interface HeicRows {
  channels: 1 | 3 | 4;
  /** A row, counted from the top, where the decoder has it: to be copied. */
  row(y: number): Uint8Array;
}

/** @throws RangeError for a broken picture. */
export type DecodeHeic = (content: Uint8Array, header: HeicHeader) => HeicRows;

/** Bytes. A file that asks for more is refused before it fills the machine. */
const MOST_MEMORY = 1 << 30;
const PAGE = 65_536;

/** Values in libheif's interface in C (heif_image.h). */
const [COLOURS, RED_GREEN_BLUE, WITH_OPACITY, INTERLEAVED] = [1, 10, 11, 10];
/** Where its structures have their fields in WebAssembly (heif_security.h, heif_decoding.h). */
const LIMITS = { pixels: 8, memory: 64 };
const OPTIONS = { isStrict: 21 };

/**
 * libheif and its decoder of HEVC. Each picture gets an instance of its own, which ends with it: nothing of a stranger's file is left
 * to the next one, nor has anything to be freed. It is spoken to by its interface in C; the one for JavaScript bears broken
 * pictures, and copies each of them twice.
 */
export function startHeic(start: StartLibHeif, program: WebAssembly.Module): DecodeHeic {
  return (content, header) => {
    const instance = instanceOf(start, program);
    try {
      return decoded(instance, { content, header });
    } catch (cause) {
      // Of its own it throws numbers, and what WebAssembly throws when it runs into a wall.
      throw cause instanceof RangeError ? cause : new RangeError('A picture that ended its decoder', { cause });
    }
  };
}

type Instance = ReturnType<typeof instanceOf>;

function instanceOf(start: StartLibHeif, program: WebAssembly.Module) {
  const found: { memory?: WebAssembly.Memory } = {};
  const lib = start({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(program, imports);
      const memory = Object.values(instance.exports).find((each) => each instanceof WebAssembly.Memory);
      if (memory) found.memory = bounded(memory);
      done(instance, program);
      return instance.exports;
    },
    print: () => {},
    printErr: () => {},
  });
  const { memory } = found;
  if (!memory) throw new Error('The decoder has no memory.');
  return { lib, memory };
}

function bounded(memory: WebAssembly.Memory): WebAssembly.Memory {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError('More memory than a picture takes');
    return grow(pages);
  };
  return memory;
}

interface Question {
  content: Uint8Array;
  header: HeicHeader;
}

function decoded({ lib, memory }: Instance, { content, header }: Question): HeicRows {
  const view = () => new DataView(memory.buffer);
  const file = lib._malloc(content.length);
  new Uint8Array(memory.buffer).set(content, file);
  // An error of three words, and behind it what is asked for.
  const error = lib._malloc(16);
  const place = error + 12;
  const asked = (): number => {
    if (view().getUint32(error, true) === 0) return view().getUint32(place, true);
    throw new RangeError(textAt(memory, view().getUint32(error + 8, true)));
  };

  const context = lib._heif_context_alloc();
  const limits = lib._heif_context_get_security_limits(context);
  // Pictures are coded in whole blocks.
  view().setBigUint64(limits + LIMITS.pixels, BigInt(2 * header.decodedPixels + PAGE), true);
  view().setBigUint64(limits + LIMITS.memory, BigInt(MOST_MEMORY), true);
  lib._heif_context_read_from_memory_without_copy(error, context, file, content.length, 0);
  asked();
  lib._heif_context_get_primary_image_handle(error, context, place);
  const handle = asked();
  const options = lib._heif_decoding_options_alloc();
  view().setUint8(options + OPTIONS.isStrict, 1);
  lib._heif_decode_image(error, handle, place, COLOURS, header.hasAlpha ? WITH_OPACITY : RED_GREEN_BLUE, options);
  const image = asked();
  const { width, height } = header;
  const isSize = lib._heif_image_get_width(image, INTERLEAVED) === width;
  if (!isSize || lib._heif_image_get_height(image, INTERLEAVED) !== height)
    throw new RangeError('Another size than said');
  const pixels = lib._heif_image_get_plane_readonly(image, INTERLEAVED, place);
  const stride = view().getUint32(place, true);
  const isUneven = lib._heif_image_handle_is_premultiplied_alpha(handle) === 1;
  const stored = (y: number, bytes: number) => new Uint8Array(memory.buffer, pixels + y * stride, bytes);
  if (header.hasAlpha) {
    return { channels: 4, row: (y) => (isUneven ? dividedByAlpha : same)(stored(y, width * 4)) };
  }
  if (header.space !== 'b-w') return { channels: 3, row: (y) => stored(y, width * 3) };
  return { channels: 1, row: (y) => stored(y, width * 3).filter((_, at) => at % 3 === 0) };
}

const same = (row: Uint8Array) => row;

function textAt({ buffer }: WebAssembly.Memory, at: number): string {
  const bytes = new Uint8Array(buffer);
  return new TextDecoder().decode(bytes.slice(at, bytes.indexOf(0, at)));
}

/** Colours as they are, of colours that are stored the darker, the more transparent they are. */
function dividedByAlpha(row: Uint8Array): Uint8Array {
  return row.map((value, at) => {
    const opacity = row[at | 3] ?? 0;
    return at % 4 === 3 || opacity === 0 ? value : Math.min(255, Math.round((value * 255) / opacity));
  });
}
