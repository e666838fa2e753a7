import { characterClasses, SPACE, WORD } from '#lib/text/character-classes';
import { type Ranking, rankSentences } from '#lib/text/rank-sentences';
import type { ReadTerms } from '#lib/text/read-terms';

// Weights beside a centrality from 0 to 1, and the reach; set with `bench/summaries.ts` on one half of its texts.
const EARLY = 2;
const CUE = 0.3;
const SIGNS = 0.5;
/** Lengths of the summary after which being early counts half. */
const REACH = 3;
/** Words of a sentence below which it says little, however central. */
const FULL_WORDS = 8;
/** Share of signs and digits from which on a sentence is rather a formula, a caption or a reference. */
const MOST_SIGNS = 1 / 3;
/** UTF-16 units of a sentence that are looked at. */
const LOOKED_AT = 1_500;

/** How writers of articles say what their text is about, or what came of it. English only. */
const ANNOUNCES =
  /\b(?:we (?:show|propose|present|describe|introduce|find|found|develop|demonstrate|illustrate|discuss|provide|conclude)|(?:this|the present|our) (?:paper|article|study|work|report)|in (?:summary|conclusion)|results? (?:show|suggest|indicate))\b/i;

/** Centrality below which a sentence has nothing to do with the rest of its text. */
const LEAST_CENTRAL = 0.12;

export interface Scores extends Ranking {
  /** How much each sentence belongs in a summary, from 0 to 1 of the best one. */
  worth: Float64Array;
  /** Whether a sentence comes too late to lead into the text and has nothing to do with the rest of it. */
  isStray: (at: number) => boolean;
}

/**
 * How much each sentence belongs in a summary of `room` words: by how central and how early it is, and whether it announces what the
 * text is about (H. P. Edmundson, "New Methods in Automatic Extracting", 1969).
 */
export function scoreSentences(text: string, read: ReadTerms, room: number): Scores {
  const { sentences, stems } = read;
  const ranking = rankSentences(sentences, stems);
  const worth = new Float64Array(sentences.length);
  let lead = 0;
  let wordsBefore = 0;
  for (const [at, { from, to, terms }] of sentences.entries()) {
    const written = text.slice(from, Math.min(to, from + LOOKED_AT));
    const central = (ranking.scores[at] ?? 0) * Math.min(1, terms.length / FULL_WORDS);
    const early = 1 / (1 + wordsBefore / (REACH * room));
    const cue = ANNOUNCES.test(written) ? CUE : 0;
    const signs = SIGNS * Math.min(1, signShare(written) / MOST_SIGNS);
    worth[at] = Math.max(0, central + EARLY * early + cue - signs);
    wordsBefore += terms.length;
    if (wordsBefore <= room) lead = at + 1;
  }
  const best = worth.reduce((most, value) => Math.max(most, value), 0) || 1;
  return {
    ...ranking,
    worth: worth.map((value) => value / best),
    isStray: (at) => at > lead && (ranking.scores[at] ?? 0) < LEAST_CENTRAL,
  };
}

/** The share of a sentence that is neither letters nor space. */
function signShare(written: string): number {
  const classes = characterClasses();
  let signs = 0;
  for (let at = 0; at < written.length; at++) {
    const unit = written.charCodeAt(at);
    const kind = classes[unit] ?? 0;
    const isDigit = unit >= 48 && unit <= 57;
    // Letters beyond the basic plane are known by their halves.
    if (isDigit || !(kind & (WORD | SPACE) || (unit & 0xf800) === 0xd800)) signs++;
  }
  return signs / Math.max(1, written.length);
}
