import { ToolError } from '#kit/tool-error';
import { NotHere } from '../engine.ts';

const NO_MEMORY = 'Your browser does not have enough memory for this picture.';

/** Bytes of a page of WebAssembly's memory. */
const PAGE = 65_536;
/** Bytes for each pixel that a decoder must at least have: what it makes, and as much again for what it makes that of. */
const NEEDED = 8;

interface Failing {
  /** Whether there were pixels already, so that no fault of the file's can be the reason. */
  isDecoded: boolean;
  pixels: number;
}

/**
 * What a codec has thrown; as NotHere where it lacked memory. Each says that in its own way, if at all: one traps, one leaves as
 * if its program were over, one throws a bare number. So whoever may have been given a broken file is asked whether the memory
 * is there.
 */
export function toldOfMemory(error: unknown, { isDecoded, pixels }: Failing): unknown {
  if (error instanceof NotHere || error instanceof ToolError) return error;
  return isDecoded || !hasRoomFor(pixels) ? new NotHere(NO_MEMORY, { cause: error }) : error;
}

function hasRoomFor(pixels: number): boolean {
  try {
    return new WebAssembly.Memory({ initial: Math.ceil((pixels * NEEDED) / PAGE) }).buffer.byteLength > 0;
  } catch {
    return false;
  }
}
