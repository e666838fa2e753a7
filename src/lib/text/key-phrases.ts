import type { Term, TermSentence } from './read-terms.ts';

export interface KeyPhrase {
  /** As the text writes it, not at the beginning of a sentence where there is a choice. */
  phrase: string;
  times: number;
  stems: readonly number[];
}

interface PhraseOptions {
  /** Phrases at most. */
  most: number;
}

interface Counted {
  stems: readonly number[];
  times: number;
  from: number;
  to: number;
  isInside: boolean;
}

const LONGEST = 3;
/** What a further word of a phrase adds to its worth. */
const PER_WORD = 0.7;
/** Phrases that a short text is given although they come once. */
const FEWEST = 5;
/** The worthiest that are looked at for phrases apart from one another. */
const LOOKED_AT = 2_000;

/**
 * The phrases of one to three words that a text says most often, in whatever forms. None begins or ends with a stop word or
 * crosses a punctuation mark, and none is only a part of a longer one.
 */
export function keyPhrases(text: string, sentences: readonly TermSentence[], { most }: PhraseOptions): KeyPhrase[] {
  const times = new Map<number, number>();
  for (const { terms } of sentences) for (const { stem } of terms) times.set(stem, (times.get(stem) ?? 0) + 1);
  const counted = new Map<string, Counted>();
  for (const { terms } of sentences) {
    for (let at = 0; at < terms.length; at++) {
      for (let length = 1; length <= LONGEST && at + length <= terms.length; length++) {
        const last = terms[at + length - 1];
        if (!last || (length > 1 && !last.isJoined)) break;
        // What comes once is no part of what comes twice.
        if (length > 1 && sentences.length > FEWEST && times.get(last.stem) === 1) break;
        count(text, terms.slice(at, at + length), { counted, isInside: at > 0 });
      }
    }
  }
  const worth = ({ times, stems }: Counted) => times * (1 + PER_WORD * (stems.length - 1));
  const all = [...counted.values()];
  const repeated = all.filter((each) => each.times > 1);
  const ranked = (repeated.length >= FEWEST ? repeated : all).sort(
    (one, other) => worth(other) - worth(one) || one.from - other.from,
  );
  const chosen: Counted[] = [];
  for (const each of ranked.slice(0, LOOKED_AT)) {
    if (chosen.length === most || (each.times === 1 && chosen.length >= FEWEST)) break;
    if (!chosen.some((other) => repeats(each, other))) chosen.push(each);
  }
  return chosen.map(({ stems, times, from, to }) => ({
    phrase: text.slice(from, to).replace(/\s+/g, ' '),
    times,
    stems,
  }));
}

function count(
  text: string,
  terms: readonly Term[],
  { counted, isInside }: { counted: Map<string, Counted>; isInside: boolean },
): void {
  const [first, last] = [terms[0], terms.at(-1)];
  if (!first?.isContent || !last?.isContent) return;
  if (terms.length === 1 && /^[\p{N}\p{P}]+$/u.test(text.slice(first.from, first.to))) return;
  const stems = terms.map(({ stem }) => stem);
  const key = stems.join(' ');
  const known = counted.get(key);
  if (!known) counted.set(key, { stems, times: 1, from: first.from, to: last.to, isInside });
  else {
    known.times++;
    if (isInside && !known.isInside) Object.assign(known, { from: first.from, to: last.to, isInside });
  }
}

/** Whether a phrase adds little to one that was chosen before: it is a part of it, or a rare extension. */
function repeats(each: Counted, chosen: Counted): boolean {
  const isShorter = each.stems.length < chosen.stems.length;
  const [short, long] = isShorter ? [each, chosen] : [chosen, each];
  if (!` ${long.stems.join(' ')} `.includes(` ${short.stems.join(' ')} `)) return false;
  return isShorter ? long.times >= short.times * 0.6 : long.times < Math.max(2, short.times * 0.3);
}
