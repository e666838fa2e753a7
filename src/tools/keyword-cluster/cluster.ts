import type { Stem } from '#lib/text/word-stems';
import { nameGroup, type PhraseWord } from './name-group.ts';
import type { Phrase } from './read-phrases.ts';

interface Group {
  name: string;
  /** The largest volume first. */
  phrases: Phrase[];
}

interface Compared {
  phrase: Phrase;
  words: PhraseWord[];
  stems: number[];
  /** Sum of the weights of its stems. */
  weight: number;
}

interface ClusterOptions {
  /** From 0, where one shared word is enough, to 100, where phrases must have the same words. */
  closeness: number;
  stopWords: ReadonlySet<string>;
  stem: Stem;
  wordsOf: (phrase: string) => readonly { word: string; isUnspaced: boolean }[];
}

/** Words of a phrase that are compared. */
const MOST_WORDS = 12;

/**
 * Groups phrases by the words that they share, in all their forms; rare words count more. Phrases with the largest volume and the
 * fewest words found groups first; then each phrase goes to the group whose first phrase it is most like.
 */
export function cluster(phrases: readonly Phrase[], options: ClusterOptions): Group[] {
  const all = compare(phrases, options);
  const holding = new Map<number, number>();
  for (const { stems } of all) for (const stem of stems) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  const weights = new Map([...holding].map(([stem, count]) => [stem, Math.log(1 + all.length / count)]));
  const weightOf = (stem: number) => weights.get(stem) ?? 0;
  for (const each of all) each.weight = each.stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  const order = all.toSorted(
    (one, other) => (other.phrase.volume ?? 0) - (one.phrase.volume ?? 0) || one.stems.length - other.stems.length,
  );
  const least = 0.25 + (options.closeness / 100) * 0.7;
  const heads = new Heads(weightOf);
  for (const each of order) if (!heads.nearest(each, least)) heads.add(each);
  const members = new Map<Compared, Compared[]>();
  for (const each of order) {
    const head = heads.nearest(each, least) ?? each;
    members.set(head, [...(members.get(head) ?? []), each]);
  }
  const groups = [...members.values()].map((own) => ({
    name: nameGroup(own),
    phrases: own.map(({ phrase }) => phrase),
  }));
  return groups.sort((one, other) => volumeOf(other) - volumeOf(one) || other.phrases.length - one.phrases.length);
}

/** The sum of the volumes of a group. */
export function volumeOf({ phrases }: Group): number {
  return phrases.reduce((sum, { volume }) => sum + (volume ?? 0), 0);
}

function compare(phrases: readonly Phrase[], { stopWords, stem, wordsOf }: ClusterOptions): Compared[] {
  const ids = new Map<string, number>();
  const idOf = (key: string) => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, ids.size);
    return ids.size - 1;
  };
  const compared: Compared[] = [];
  for (const phrase of phrases) {
    const read = wordsOf(phrase.text).slice(0, MOST_WORDS);
    const telling = read.filter(({ word }) => !stopWords.has(word));
    // "who is who" has nothing but common words: then these count.
    const words = (telling.length > 0 ? telling : read).map((each) => ({ ...each, stem: idOf(stem(each.word)) }));
    compared.push({ phrase, words, stems: [...new Set(words.map((each) => each.stem))], weight: 0 });
  }
  return compared;
}

/** The first phrases of groups, found by their words. */
class Heads {
  private readonly weightOf: (stem: number) => number;
  private readonly byStem = new Map<number, Compared[]>();

  constructor(weightOf: (stem: number) => number) {
    this.weightOf = weightOf;
  }

  add(phrase: Compared): void {
    for (const stem of phrase.stems) {
      const known = this.byStem.get(stem);
      if (known) known.push(phrase);
      else this.byStem.set(stem, [phrase]);
    }
  }

  /** The head that a phrase is most like, from a likeness on. */
  nearest(phrase: Compared, least: number): Compared | undefined {
    let best: Compared | undefined;
    let most = least - 1e-9;
    const seen = new Set<Compared>();
    for (const stem of this.telling(phrase, least)) {
      for (const head of this.byStem.get(stem) ?? []) {
        if (seen.has(head)) continue;
        seen.add(head);
        const likeness = this.likeness(phrase, head);
        if (likeness <= most) continue;
        most = likeness;
        best = head;
      }
    }
    return best;
  }

  /**
   * The words of which a head must share one: those that remain share too little alone, as a head weighs at least as much as
   * what it shares.
   */
  private telling({ stems, weight }: Compared, least: number): number[] {
    const byWeight = stems.toSorted((one, other) => this.weightOf(one) - this.weightOf(other));
    let light = 0;
    const from = byWeight.findIndex((stem) => {
      light += this.weightOf(stem);
      return light >= least * least * weight - 1e-9;
    });
    return byWeight.slice(Math.max(0, from)).reverse();
  }

  private likeness({ stems, weight }: Compared, head: Compared): number {
    let common = 0;
    for (const stem of stems) if (head.stems.includes(stem)) common += this.weightOf(stem);
    return common / Math.sqrt(weight * head.weight);
  }
}
