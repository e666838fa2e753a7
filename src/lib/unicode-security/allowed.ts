import { allowed } from './allowed.data.ts';

let starts: Uint32Array | undefined;
let ends = new Uint32Array();

/** Whether a character may be in names: `Identifier_Status=Allowed` of Unicode Technical Standard 39. */
export function isAllowedInNames(character: string): boolean {
  starts ??= read();
  const code = character.codePointAt(0) ?? 0;
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return low > 0 && code <= (ends[low - 1] ?? 0);
}

function read(): Uint32Array {
  let at = 0;
  const ranges = allowed
    .trim()
    .split(/\s/)
    .map((range) => {
      const [step = '', length = '0'] = range.split('-');
      const start = at + Number.parseInt(step, 36);
      at = start + Number.parseInt(length, 36);
      return [start, at] as const;
    });
  ends = Uint32Array.from(ranges, ([, end]) => end);
  return Uint32Array.from(ranges, ([start]) => start);
}
