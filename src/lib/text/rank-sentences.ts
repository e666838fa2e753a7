import type { TermSentence } from './read-terms.ts';

/** The share that jumps to any sentence: the damping of PageRank, as LexRank has it. */
const JUMP = 0.15;
const ROUNDS = 30;
/** The greatest change of a score, as a share of an even one, at which rounds end. */
const STEADY = 0.001;
/** What is left of a likeness of 0 by rounding. */
const ROUNDING = 1e-9;

export interface Ranking {
  /** How central each sentence is, from 0 to 1 of the most central one. */
  scores: Float64Array;
  /** How alike two sentences are in their words, from 0 to 1. */
  likeness: (one: number, other: number) => number;
}

/**
 * How central each sentence is to a text: continuous LexRank (G. Erkan and D. R. Radev, "LexRank: Graph-based Lexical Centrality as
 * Salience in Text Summarization", 2004). The matrix of likenesses is the product of the sentences' words with themselves, so each
 * round takes time as the words grow, and no pair of sentences is compared.
 */
export function rankSentences(sentences: readonly TermSentence[], stems: number): Ranking {
  const count = sentences.length;
  const vectors = vectorsOf(sentences, stems);
  const across = (values: Float64Array) => {
    const byStem = new Float64Array(stems);
    for (const [at, vector] of vectors.entries()) {
      const value = values[at] ?? 0;
      for (const [stem, weight] of vector) byStem[stem] = (byStem[stem] ?? 0) + weight * value;
    }
    const result = new Float64Array(count);
    for (const [at, vector] of vectors.entries()) {
      let sum = 0;
      for (const [stem, weight] of vector) sum += weight * (byStem[stem] ?? 0);
      // A sentence speaks for others, not for itself: its likeness with itself is 1.
      result[at] = vector.size === 0 ? 0 : Math.max(0, sum - (values[at] ?? 0));
    }
    return result;
  };
  const degrees = across(new Float64Array(count).fill(1));
  const isAlone = (at: number) => (degrees[at] ?? 0) < ROUNDING;
  let scores = new Float64Array(count).fill(1 / Math.max(1, count));
  for (let round = 0; round < ROUNDS; round++) {
    const shared: Float64Array<ArrayBuffer> = across(
      scores.map((score, at) => (isAlone(at) ? 0 : score / (degrees[at] ?? 1))),
    );
    const next = shared.map((value) => JUMP / count + (1 - JUMP) * value);
    const change = next.reduce((most, value, at) => Math.max(most, Math.abs(value - (scores[at] ?? 0))), 0);
    scores = next;
    if (change * count < STEADY) break;
  }
  const most = scores.reduce((best, value) => Math.max(best, value), 0) || 1;
  return {
    scores: scores.map((value) => value / most),
    likeness: (one, other) => likenessOf(vectors[one], vectors[other]),
  };
}

type Vector = ReadonlyMap<number, number>;

/** The words of each sentence, weighed by how rare they are among the sentences, each vector of length 1. */
function vectorsOf(sentences: readonly TermSentence[], stems: number): Vector[] {
  const holding = new Uint32Array(stems);
  const counted = sentences.map(({ terms }) => {
    const counts = new Map<number, number>();
    for (const { stem, isContent } of terms) if (isContent) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const stem of counts.keys()) holding[stem] = (holding[stem] ?? 0) + 1;
    return counts;
  });
  return counted.map((counts) => {
    for (const [stem, times] of counts) counts.set(stem, times * Math.log(1 + sentences.length / (holding[stem] ?? 1)));
    let squares = 0;
    for (const weight of counts.values()) squares += weight * weight;
    const length = Math.sqrt(squares) || 1;
    for (const [stem, weight] of counts) counts.set(stem, weight / length);
    return counts;
  });
}

function likenessOf(one: Vector | undefined, other: Vector | undefined): number {
  if (!one || !other) return 0;
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0);
  return sum;
}
