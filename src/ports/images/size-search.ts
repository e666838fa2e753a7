interface SizeSearch<T extends { content: Uint8Array }> {
  /** The setting that the size grows with: its least and greatest value, and where to begin. */
  from: number;
  to: number;
  start: number;
  /** How much the logarithm of the size grows with the setting, by experience; what is seen on the way corrects it. */
  slope: number;
  /** Smallest difference of two settings that is worth a try. */
  step: number;
  /** Bytes that may not be exceeded. */
  bytes: number;
  /** Share of the bytes from which on the search is over. */
  near: number;
  /** Encodes at most. */
  tries: number;
  encode: (setting: number) => Promise<T>;
  /** Whether it is time to be content with whatever is within. */
  isOver?: () => boolean;
}

export interface Found<T> {
  setting: number;
  encoded: T;
}

interface SizeSearchResult<T> {
  /** The largest that is within the bytes; nothing when not even the smallest that was tried is. */
  within: Found<T> | undefined;
  /** The smallest that is beyond, if there was one. */
  beyond: Found<T> | undefined;
}

/**
 * Looks for the largest setting whose file stays within a number of bytes. Between two known sizes the next setting is
 * interpolated on the logarithm of the size, which is nearly straight in quality and in the logarithm of the dimensions.
 */
export async function searchSize<T extends { content: Uint8Array }>(
  search: SizeSearch<T>,
): Promise<SizeSearchResult<T>> {
  const { from, to, slope, step, bytes, near, tries, encode, isOver = () => false } = search;
  const onGrid = (setting: number) => Math.min(to, Math.max(from, Math.round(setting / step) * step));
  let within: Found<T> | undefined;
  let beyond: Found<T> | undefined;
  let next = onGrid(search.start);
  for (let turn = 0; turn < tries; turn += 1) {
    const found = { setting: next, encoded: await encode(next) };
    const size = found.encoded.content.length;
    if (size > bytes) beyond = found;
    else within = found;
    const least = within?.setting ?? from - step;
    const most = beyond?.setting ?? to + step;
    if ((size <= bytes && size >= near * bytes) || most - least < 1.5 * step || (within && isOver())) break;
    const wanted = within && beyond ? between(within, beyond, bytes) : next + (Math.log(bytes / size) - AIM) / slope;
    next = onGrid(Math.min(most - step, Math.max(least + step, wanted)));
  }
  return { within, beyond };
}

/** A little below the goal: two percent of the bytes. */
const AIM = 0.015;

function between<T extends { content: Uint8Array }>(within: Found<T>, beyond: Found<T>, bytes: number): number {
  const low = Math.log(within.encoded.content.length);
  const high = Math.log(beyond.encoded.content.length);
  const share = high > low ? (Math.log(bytes) - AIM / 2 - low) / (high - low) : 0.5;
  return within.setting + (beyond.setting - within.setting) * Math.min(0.95, Math.max(0.05, share));
}
