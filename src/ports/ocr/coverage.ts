import type { PlacedWord } from './page-text.ts';
import type { Patch } from './prepare/components.ts';

/** Neighbours of its own size that make a patch a letter and not a stone in a photograph. */
const NEIGHBOURS = 2;

/** Share of what looks like letters that became words, 0 to 1. */
export function coverageOf(letters: readonly Patch[], words: readonly PlacedWord[]): number {
  const rows = new Map<number, PlacedWord[]>();
  for (const word of words) {
    for (let row = bandOf(word.top); row <= bandOf(word.top + word.height); row += 1) {
      const those = rows.get(row);
      if (those) those.push(word);
      else rows.set(row, [word]);
    }
  }
  const [inside, outside]: [Patch[], Patch[]] = [[], []];
  for (const letter of letters) {
    const x = letter.left + letter.width / 2;
    const y = letter.top + letter.height / 2;
    const isRead = (rows.get(bandOf(y)) ?? []).some(
      ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
    );
    (isRead ? inside : outside).push(letter);
  }
  const missed = inLines(outside).length;
  return inside.length + missed === 0 ? 1 : inside.length / (inside.length + missed);
}

const BAND = 64;
const bandOf = (y: number) => Math.floor(y / BAND);

/** Those with others of their height beside them, as letters of a line are. */
function inLines(patches: readonly Patch[]): Patch[] {
  const bands = Map.groupBy(patches, ({ top, height }) => bandOf(top + height / 2));
  return patches.filter((patch) => {
    const middle = patch.top + patch.height / 2;
    const near = [-1, 0, 1].flatMap((step) => bands.get(bandOf(middle) + step) ?? []);
    let count = 0;
    for (const other of near) {
      const isAlike = other.height > 0.6 * patch.height && other.height < 1.7 * patch.height;
      const isLevel = Math.abs(other.top + other.height / 2 - middle) < 0.35 * patch.height;
      const gap = Math.max(other.left - patch.left - patch.width, patch.left - other.left - other.width);
      if (isAlike && isLevel && gap < 2 * patch.height && gap >= -1) count += 1;
      if (count >= NEIGHBOURS) return true;
    }
    return false;
  });
}
