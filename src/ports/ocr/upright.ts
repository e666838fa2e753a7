import { attempt, prepared, type Way } from './attempt.ts';
import { inkOf, letterHeight, lettersAmong, type Patch, patchesOf } from './prepare/components.ts';
import { type Grey, quarterTurned } from './prepare/grey.ts';
import { sidewaysness } from './prepare/skew.ts';

const SURELY_UPRIGHT = 78;
/** How much likelier lines that run down must be than lines that run across. */
const SIDEWAYS = 1.5;

/** The quarter turns that set a page upright, by reading a piece of it each way, the likeliest first. */
export function uprightBy(grey: Grey, way: Way): { quarters: number; score: number } {
  const ink = inkOf(grey);
  const piece = busiestPiece(grey, lettersAmong(patchesOf(ink, grey), grey));
  let best = { quarters: 0, score: Number.NEGATIVE_INFINITY };
  for (const quarters of sidewaysness(ink, grey) > SIDEWAYS ? [1, 3, 0, 2] : [0, 2, 1, 3]) {
    const page = prepared(quarterTurned(piece, quarters), quarters);
    const { confidence, score } = attempt(page, way);
    if (score > best.score) best = { quarters, score };
    if (confidence >= SURELY_UPRIGHT) break;
  }
  return best;
}

/** The part of a picture with the most letters, of about five lines. */
function busiestPiece({ pixels, width, height }: Grey, letters: readonly Patch[]): Grey {
  const side = Math.round((letterHeight(letters) ?? 20) * 16);
  const [wide, high] = [Math.min(width, side), Math.min(height, side)];
  const across = Math.max(1, Math.ceil(width / wide));
  const counts = new Map<number, number>();
  for (const { left, top } of letters) {
    const at = Math.floor(top / high) * across + Math.floor(left / wide);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const [at = 0] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0]);
  const left = Math.min(width - wide, (at % across) * wide);
  const top = Math.min(height - high, Math.floor(at / across) * high);
  const piece = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    const from = (top + y) * width + left;
    piece.set(pixels.subarray(from, from + wide), y * wide);
  }
  return { pixels: piece, width: wide, height: high };
}
