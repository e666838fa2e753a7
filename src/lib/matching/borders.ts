import type { ContentIndex } from './content-index.ts';
import type { Paraphrase } from './paraphrases.ts';
import type { PreparedText, Unit } from './prepare.ts';

/** Words at an end of a sentence from which on they can be someone's own beside a copied part. */
const LEAST_OWN = 4;
/** Share of their words of meaning that the source has near the copied part, below which they are. */
const LEAST_SUPPORT = 0.3;
/** How far around its place the source is searched, in words, besides twice their number. */
const AROUND = 8;

interface Texts {
  text: PreparedText;
  source: PreparedText;
  content: ContentIndex;
}

interface Known extends Texts {
  paraphrases: readonly Paraphrase[];
  /** Of each word of the text its place in the source, when it is copied; else -1. */
  held: Int32Array;
}

/**
 * 1 for the words that are the author's own whatever is around them: of sentences that nothing was found for, and of the
 * rest of a sentence that is copied in part and has nothing in common with the source there.
 */
export function ownWords({ text, source, content, paraphrases, held }: Known): Uint8Array {
  const own = new Uint8Array(text.words.length);
  const told = new Set(paraphrases.map(({ from }) => from));
  for (const unit of text.units) {
    const words = held.subarray(unit.from, unit.to);
    const first = words.findIndex((place) => place >= 0);
    if (first < 0) {
      if (!told.has(unit.from)) own.fill(1, unit.from, unit.to);
      continue;
    }
    const last = words.findLastIndex((place) => place >= 0);
    const around = {
      from: Math.min(words[first] ?? 0, words[last] ?? 0),
      to: Math.max(words[first] ?? 0, words[last] ?? 0),
    };
    for (const rest of [
      { from: unit.from, to: unit.from + first },
      { from: unit.from + last + 1, to: unit.to },
    ]) {
      const length = rest.to - rest.from;
      if (length < LEAST_OWN) continue;
      const reach = length * 2 + AROUND;
      const within = { from: around.from - reach, to: around.to + reach };
      if (support({ text, source, content }, rest, within) < LEAST_SUPPORT) own.fill(1, rest.from, rest.to);
    }
  }
  return own;
}

/** What a gap between two pieces needs to tell what is skipped of the source there. */
const TOLD = {
  mostWords: 26,
  /** How many times longer, and shorter, it may be. */
  longer: 2.5,
  shorter: 3,
  /** Share of its words of meaning that have to be there, and between two copied parts. */
  share: 0.3,
  shareOfCopies: 0.5,
};
/** Words of meaning below which all words are looked at, how many there have to be then, and which share of them in the source. */
const FEW = { meaning: 3, words: 4, share: 0.55, shareOfCopies: 0.75 };
/** Words between two retold parts that are too few to be anybody's own, and those that are where they say little. */
const SLIP = { words: 3, ofLittleMeaning: 14 };
/** Words that are an edit rather than somebody's own, where the source has others in their place. */
const EDIT = 6;
/** Words on either side of a gap that tell whether it is between retold parts, and share of them that may be copied there. */
const RETOLD = { words: 12, share: 0.5 };

/** What is known of a gap between two pieces besides the texts. */
interface KnownGap extends Omit<Known, 'paraphrases'> {
  /** 1 for words that are in the source in a row with others. */
  verbatim: Uint8Array;
}

/** Whether what is between two pieces tells what is skipped between them in the source: of about its length, and with its words. */
export function isTold(gap: Unit, skipped: Unit, known: KnownGap): boolean {
  const length = gap.to - gap.from;
  const isBetweenRetold =
    isRetold(known.verbatim, { from: gap.from - RETOLD.words, to: gap.from }) &&
    isRetold(known.verbatim, { from: gap.to, to: gap.to + RETOLD.words });
  if (isBetweenRetold && length <= SLIP.ofLittleMeaning) {
    // Both parts can be told of the same place, out of its order; then so is what is between them.
    if (meaningOf(gap, known) < FEW.meaning || skipped.from - skipped.to > length) return true;
  }
  const sourceLength = skipped.to - skipped.from;
  if (length > TOLD.mostWords || length > sourceLength * TOLD.longer) return false;
  if (sourceLength > length * TOLD.shorter + AROUND) return false;
  // Where all around is in other words, a sentence in the place of another can have none of its words left.
  return isBetweenRetold || length <= EDIT || hasWordsOf(gap, skipped, known);
}

function meaningOf({ from, to }: Unit, { text }: Pick<Known, 'text'>): number {
  return (text.contentBefore[to] ?? 0) - (text.contentBefore[from] ?? 0);
}

/** Whether few of some words are copied. */
function isRetold(verbatim: Uint8Array, { from, to }: Unit): boolean {
  const words = verbatim.subarray(Math.max(0, from), to);
  return words.filter((mark) => mark === 1).length <= words.length * RETOLD.share;
}

/** Whether the words of a gap are in what is skipped, or others like them. */
function hasWordsOf(gap: Unit, skipped: Unit, known: KnownGap): boolean {
  const { text, source, held } = known;
  const length = gap.to - gap.from;
  const around = { from: Math.max(0, skipped.from - 2), to: skipped.to + 1 };
  const isFew = meaningOf(gap, known) < FEW.meaning;
  const isCopied = (held[gap.from - 1] ?? -1) >= 0 && (held[gap.to] ?? -1) >= 0;
  if (!isCopied && length <= SLIP.words) return true;
  const least = isFew || isCopied ? TOLD.shareOfCopies : TOLD.share;
  if (support(known, gap, around) >= least) return true;
  if (!isFew || length < FEW.words) return false;
  const families = new Set(source.families.slice(around.from, around.to + 1));
  const shared = text.families.slice(gap.from, gap.to).filter((family) => families.has(family)).length / length;
  return shared >= (isCopied ? FEW.shareOfCopies : FEW.share);
}

/** Share of the words of meaning for which the source has the same or one like it. */
function support({ text, source, content }: Texts, rest: Unit, within: Unit): number {
  const isNear = (place: number) => {
    const at = source.content[place] ?? -1;
    return at >= within.from && at <= within.to;
  };
  let total = 0;
  let shared = 0;
  for (let number = text.contentBefore[rest.from] ?? 0; number < (text.contentBefore[rest.to] ?? 0); number += 1) {
    const family = text.families[text.content[number] ?? -1];
    if (!family) continue;
    total += family.weight;
    const isSame = content.byFamily.get(family.id)?.some(isNear);
    if (isSame || family.groups.some((group) => content.byGroup.get(group)?.some(isNear))) shared += family.weight;
  }
  return total === 0 ? 0 : shared / total;
}
