interface WordGap {
  word: string;
  first: number;
  second: number;
}

/** UTF-16 units of a text that are counted. */
const COUNTED = 300_000;
const MOST = 40;
/** Times from which on a word is used often. */
const OFTEN = 3;

/** Words that one page uses often and the other hardly: its own subjects. The most telling first. */
export function wordGaps(first: string, second: string, common: ReadonlySet<string>): WordGap[] {
  const [here, there] = [countsOf(first, common), countsOf(second, common)];
  const words = new Set([...here.keys(), ...there.keys()]);
  const gaps: WordGap[] = [];
  for (const word of words) {
    const gap = { word, first: here.get(word) ?? 0, second: there.get(word) ?? 0 };
    const [less, more] = [Math.min(gap.first, gap.second), Math.max(gap.first, gap.second)];
    if (more >= OFTEN && less * 3 <= more) gaps.push(gap);
  }
  return gaps.sort((a, b) => Math.abs(b.first - b.second) - Math.abs(a.first - a.second)).slice(0, MOST);
}

function countsOf(text: string, common: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text
    .slice(0, COUNTED)
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}]{3,40}/gu)) {
    if (!common.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
