import type { PreparedText, Unit } from './prepare.ts';
import type { Retold } from './retold.ts';
import type { ContentIndex } from './rewording.ts';

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
  retold: readonly Retold[];
  /** Of each word of the text its place in the source, when it is copied; else -1. */
  held: Int32Array;
}

/**
 * 1 for the words that are the author's own whatever stands around them: of sentences that nothing was found for, and of the
 * rest of a sentence that is copied in part and has nothing in common with the source there.
 */
export function ownWords({ text, source, content, retold, held }: Known): Uint8Array {
  const own = new Uint8Array(text.words.length);
  const told = new Set(retold.map(({ from }) => from));
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
  /** Share of its words of meaning that have to stand there, and between two copied parts. */
  share: 0.3,
  shareOfCopies: 0.5,
};
/** Words of meaning below which all words are looked at, how many there have to be then, and which share of them in the source. */
const FEW = { meaning: 3, words: 4, share: 0.55, shareOfCopies: 0.75 };
/** Words between two retold parts that are too few to be anybody's own. */
const SLIP = 3;

/** Whether what stands between two pieces tells what is skipped between them in the source: of about its length, and with its words. */
export function isTold(gap: Unit, skipped: Unit, { text, source, content, held }: Omit<Known, 'retold'>): boolean {
  const [length, sourceLength] = [gap.to - gap.from, skipped.to - skipped.from];
  if (length > TOLD.mostWords || length > sourceLength * TOLD.longer) return false;
  if (sourceLength > length * TOLD.shorter + AROUND) return false;
  const around = { from: Math.max(0, skipped.from - 2), to: skipped.to + 1 };
  const isFew = (text.contentBefore[gap.to] ?? 0) - (text.contentBefore[gap.from] ?? 0) < FEW.meaning;
  const isCopied = (held[gap.from - 1] ?? -1) >= 0 && (held[gap.to] ?? -1) >= 0;
  if (!isCopied && length <= SLIP) return true;
  const least = isFew || isCopied ? TOLD.shareOfCopies : TOLD.share;
  if (support({ text, source, content }, gap, around) >= least) return true;
  if (!isFew || length < FEW.words) return false;
  const known = new Set(source.families.slice(around.from, around.to + 1));
  const shared = text.families.slice(gap.from, gap.to).filter((family) => known.has(family)).length / length;
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
