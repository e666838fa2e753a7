import { characterClasses, JOINING, MARK, SPACE, UNSPACED, WORD } from '#lib/text/character-classes';
import { unspacedWords } from '#lib/text/unspaced-words';
import { wordEdges } from '#lib/text/word-edges';

/** Anything longer is a link or data, and a list of words is no place for it. In UTF-16 code units. */
const LONGEST_WORD = 100;
/** Punctuation is looked for around stretches up to this length, so that ten million emoji in a row hold up nobody. */
const LONGEST_STRETCH = 1000;
const FREQUENT = 15;

interface WordStatistics {
  /** Words as a reader sees them: with a letter or digit in them, and segmented where the script has no spaces. */
  wordsRead: number;
  uniqueWords: number;
  /** Unicode code points, without the punctuation around the words. */
  averageWordLength: number;
  frequentWords: { word: string; count: number }[];
}

/** Looks at every word of a text. */
export function wordStatistics(text: string): WordStatistics {
  const classes = characterClasses();
  const tally = new Tally();
  for (let at = 0; at < text.length; at++) {
    const from = at;
    let seen = 0;
    for (; at < text.length; at++) {
      const kind = classes[text.charCodeAt(at)] ?? 0;
      if (kind & SPACE) break;
      seen |= kind;
    }
    if (seen & UNSPACED) {
      for (const { word } of unspacedWords(text, from, at)) tally.add(word, (seen & MARK) !== 0);
    } else if (at - from > LONGEST_STRETCH) tally.addEndless(seen);
    // Letters beyond the basic plane are known by their halves, which join.
    else if (seen & (WORD | JOINING)) tally.addStretch(text, { from, to: at, hasMarks: (seen & MARK) !== 0 });
  }
  return tally.statistics();
}

class Tally {
  private readonly counts = new Map<string, number>();
  private read = 0;
  private listed = 0;
  private characters = 0;

  /** A stretch between spaces, with whatever punctuation is around the word. */
  addStretch(text: string, { from, to, hasMarks }: { from: number; to: number; hasMarks: boolean }): void {
    const [start, end] = wordEdges(text, from, to);
    if (end > start) this.add(text.slice(start, end), hasMarks);
  }

  /** A stretch far longer than any word counts as one, and is listed nowhere. */
  addEndless(seen: number): void {
    if (seen & WORD) this.read++;
  }

  add(word: string, hasMarks: boolean): void {
    this.read++;
    if (word.length > LONGEST_WORD) return;
    const folded = word.toLowerCase();
    const key = hasMarks ? folded.normalize('NFC') : folded;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    this.listed++;
    this.characters += codePoints(word);
  }

  statistics(): WordStatistics {
    return {
      wordsRead: this.read,
      uniqueWords: this.counts.size,
      averageWordLength: average(this.characters, this.listed),
      frequentWords: mostFrequent(this.counts),
    };
  }
}

function codePoints(word: string): number {
  let count = word.length;
  for (let at = 1; at < word.length; at++) {
    if ((word.charCodeAt(at) & 0xfc00) === 0xdc00 && (word.charCodeAt(at - 1) & 0xfc00) === 0xd800) count--;
  }
  return count;
}

/** One decimal; 0 of nothing. */
export function average(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}

/** The most frequent first, among equals the one that came first. One pass: there may be millions of different words. */
function mostFrequent(counts: ReadonlyMap<string, number>): { word: string; count: number }[] {
  const top: { word: string; count: number }[] = [];
  for (const [word, count] of counts) {
    const last = top.at(-1);
    if (top.length === FREQUENT && last && count <= last.count) continue;
    const place = top.findIndex((other) => other.count < count);
    top.splice(place === -1 ? top.length : place, 0, { word, count });
    if (top.length > FREQUENT) top.pop();
  }
  return top;
}
