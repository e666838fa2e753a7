import { isTold, ownWords } from './borders.ts';
import { type ContentIndex, contentIndex } from './content-index.ts';
import { findParaphrases } from './paraphrases.ts';
import type { PreparedText, Unit } from './prepare.ts';
import { findReworded } from './rewording.ts';
import { type Chain, findChains, type SeedIndex, seedIndex } from './runs.ts';

/** `exact` is word for word, `near` has small edits, `reworded` says it in other words. */
export type MatchKind = 'exact' | 'near' | 'reworded';

/** A stretch of the text and where it is in the source, in words; ends are the word after the last. */
interface Piece {
  from: number;
  to: number;
  sourceFrom: number;
  sourceTo: number;
}

interface AlignedPiece extends Piece {
  kind: MatchKind;
  /** Share of the words that are in the source in the same order, or in other words, 0 to 1. */
  similarity: number;
}

export interface PreparedSource {
  text: PreparedText;
  seeds: SeedIndex;
  content: ContentIndex;
}

/** A chain is believed from so many words in common on, … */
const LEAST_MATCHED = 6;
/** … such a share of its length, … */
const LEAST_DENSITY = 0.5;
/** … and such a weight of words that say something. */
const LEAST_WEIGHT = 2.2;
/** A sentence of which so much is matched is matched whole. */
const WHOLE = 0.55;
/** Words between two pieces that are one passage, in the text and at most in the source. */
const JOINS = [
  // What touches is one passage unless it comes from far apart.
  { text: 3, source: 300 },
  { text: 12, source: 90 },
  // A whole sentence between two pieces that follow each other in the source is part of the passage, too.
  { text: 26, source: 40 },
];

/** Makes a source ready to be aligned with texts. */
export function prepareSource(text: PreparedText): PreparedSource {
  const seeds = seedIndex(text);
  return { text, seeds, content: contentIndex(text) };
}

/** The passages of a text that are in a source, none over another, in the order of the text. */
export function align(text: PreparedText, source: PreparedSource, leastWords: number): AlignedPiece[] {
  const chains = findChains(text, source.text, source.seeds);
  const sure = chains.filter((chain) => isEvidence(chain, text, source));
  const reworded = findReworded(text, source.text, source.content);
  const held = placesOf(sure, text.words.length);
  const paraphrases = findParaphrases(text, source.text, reworded, held);
  const verbatim = verbatimWords(chains, text.words.length);
  const known = { text, source: source.text, content: source.content, held, verbatim };
  const own = ownWords({ ...known, paraphrases });
  const pieces = widen([...sure, ...paraphrases], text).flatMap((piece) => without(piece, own, held));
  const scores = new Map(reworded.map((one) => [one.unit.from, one.score]));
  return join(
    free(pieces, text.words.length),
    (gap, skipped) => !own.subarray(gap.from, gap.to).includes(1) || isTold(gap, skipped, known),
  )
    .filter((piece) => piece.to - piece.from >= leastWords)
    .map((piece) => describe(piece, { text, verbatim, scores, source: source.text }));
}

function isEvidence(chain: Chain, text: PreparedText, source: PreparedSource): boolean {
  let words = 0;
  let weight = 0;
  for (const run of chain.runs) {
    for (let offset = 0; offset < run.length; offset += 1) {
      if (text.common[run.at + offset]) continue;
      words += 1;
      const at = run.sourceAt + offset;
      const place = source.text.contentBefore[at] ?? 0;
      if (source.text.content[place] === at) weight += source.content.weights[place] ?? 0;
    }
  }
  const length = Math.max(chain.to - chain.from, (chain.sourceTo - chain.sourceFrom) * 0.75);
  return words >= LEAST_MATCHED && weight >= LEAST_WEIGHT && chain.matched / length >= LEAST_DENSITY;
}

/** Of each word that is in the source in a row with others, where. */
function placesOf(chains: readonly Chain[], length: number): Int32Array {
  const places = new Int32Array(length).fill(-1);
  for (const { runs } of chains) {
    for (const { at, sourceAt, length: words } of runs)
      for (let offset = 0; offset < words; offset += 1) places[at + offset] = sourceAt + offset;
  }
  return places;
}

/** A sentence that is matched for the most part is matched to its ends. */
function widen(pieces: readonly Piece[], text: PreparedText): Piece[] {
  const held = new Uint8Array(text.words.length);
  for (const piece of pieces) held.fill(1, piece.from, piece.to);
  const unitOf = new Int32Array(text.words.length);
  for (const [number, unit] of text.units.entries()) unitOf.fill(number, unit.from, unit.to);
  const isMostlyHeld = (number: number) => {
    const unit = text.units[number];
    if (!unit) return false;
    let count = 0;
    for (let index = unit.from; index < unit.to; index += 1) count += held[index] ?? 0;
    return count / (unit.to - unit.from) >= WHOLE;
  };
  return pieces.map((piece) => {
    const first = unitOf[piece.from] ?? 0;
    const last = unitOf[piece.to - 1] ?? 0;
    return {
      ...piece,
      from: isMostlyHeld(first) ? Math.min(piece.from, text.units[first]?.from ?? piece.from) : piece.from,
      to: isMostlyHeld(last) ? Math.max(piece.to, text.units[last]?.to ?? piece.to) : piece.to,
    };
  });
}

/** The parts of a piece that are not its author's own, each where its words are in the source. */
function without(piece: Piece, own: Uint8Array, held: Int32Array): Piece[] {
  const parts: Piece[] = [];
  for (let from = piece.from; from < piece.to; ) {
    let to = from;
    while (to < piece.to && own[to] === own[from]) to += 1;
    if (!own[from]) parts.push(to - from === piece.to - piece.from ? piece : placed({ ...piece, from, to }, held));
    from = to;
  }
  return parts;
}

function placed(part: Piece, held: Int32Array): Piece {
  const isWithin = (place: number) => place >= part.sourceFrom && place < part.sourceTo;
  const places = held.subarray(part.from, part.to).filter(isWithin);
  if (places.length === 0) return part;
  const [sourceFrom, sourceTo] = [places.reduce((a, b) => Math.min(a, b)), places.reduce((a, b) => Math.max(a, b)) + 1];
  return { ...part, sourceFrom, sourceTo };
}

const SHORTEST_REST = 4;

/** Each word to the longest piece that holds it. */
function free(pieces: readonly Piece[], length: number): Piece[] {
  const owner = new Int32Array(length).fill(-1);
  const byLength = pieces.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const kept: Piece[] = [];
  for (const [number, piece] of byLength.entries()) {
    for (let from = piece.from; from < piece.to; ) {
      if (owner[from] !== -1) {
        from += 1;
        continue;
      }
      let to = from;
      while (to < piece.to && owner[to] === -1) to += 1;
      const isWhole = from === piece.from && to === piece.to;
      if (isWhole || to - from >= SHORTEST_REST) {
        owner.fill(number, from, to);
        kept.push({ ...piece, from, to });
      }
      from = to;
    }
  }
  return kept.sort((a, b) => a.from - b.from);
}

/** Pieces that are near each other in both texts become one. */
function join(pieces: readonly Piece[], isOne: (gap: Unit, skipped: Unit) => boolean): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const sourceGap = last
      ? Math.max(piece.sourceFrom - last.sourceTo, last.sourceFrom - piece.sourceTo)
      : Number.POSITIVE_INFINITY;
    const gap = piece.from - (last?.to ?? 0);
    const isNear =
      JOINS.some((most) => gap <= most.text && sourceGap <= most.source) &&
      isOne({ from: last?.to ?? 0, to: piece.from }, { from: last?.sourceTo ?? 0, to: piece.sourceFrom });
    if (!last || !isNear) {
      joined.push({ from: piece.from, to: piece.to, sourceFrom: piece.sourceFrom, sourceTo: piece.sourceTo });
      continue;
    }
    last.to = Math.max(last.to, piece.to);
    last.sourceFrom = Math.min(last.sourceFrom, piece.sourceFrom);
    last.sourceTo = Math.max(last.sourceTo, piece.sourceTo);
  }
  return joined;
}

/** 1 for words in a stretch that is in the source as it is. */
function verbatimWords(chains: readonly Chain[], length: number): Uint8Array {
  const marks = new Uint8Array(length);
  for (const { runs } of chains) for (const { at, length: words } of runs) marks.fill(1, at, at + words);
  return marks;
}

interface Known {
  text: PreparedText;
  source: PreparedText;
  verbatim: Uint8Array;
  scores: ReadonlyMap<number, number>;
}

const NEARLY = 0.5;

function describe(piece: Piece, { text, source, verbatim, scores }: Known): AlignedPiece {
  const length = piece.to - piece.from;
  let kept = 0;
  for (let index = piece.from; index < piece.to; index += 1) kept += verbatim[index] ?? 0;
  const isExact =
    length === piece.sourceTo - piece.sourceFrom &&
    text.wordIds.subarray(piece.from, piece.to).every((id, offset) => id === source.wordIds[piece.sourceFrom + offset]);
  if (isExact) return { ...piece, kind: 'exact', similarity: 1 };
  const share = kept / length;
  let told = 0;
  for (const unit of text.units)
    if (unit.from >= piece.from && unit.to <= piece.to) told += (scores.get(unit.from) ?? 0) * (unit.to - unit.from);
  return {
    ...piece,
    kind: share >= NEARLY ? 'near' : 'reworded',
    similarity: Math.min(0.99, Math.max(share, told / length)),
  };
}
