import type { RewrittenSentence } from './port.ts';

/** A sentence that is asked for, by its number in the batch. */
export interface Asked {
  n: number;
  text: string;
  /** Its place among the sentences of the text. */
  at: number;
  beginsParagraph: boolean;
}

/** Sentences that are together, in one question. */
export interface Batch {
  sentences: readonly Asked[];
  /** The sentence before them in their paragraph. */
  before?: string;
}

const MOST_SENTENCES = 10;
/** UTF-16 units. */
const MOST_TEXT = 3_000;
/** A sentence beyond that is a table or a list that lost its lines. */
const LONGEST = 1_500;

/** Sentences in which there is something to say in other words: of English, and more than a word. */
function isWorthAsking({ source, kept }: RewrittenSentence): boolean {
  return kept !== 'language' && source.length <= LONGEST && (source.match(/\p{L}{2,}/gu) ?? []).length > 1;
}

/** The sentences of a text in batches: neighbours together, and a paragraph in one where it fits. */
export function batchesOf(pieces: readonly RewrittenSentence[]): Batch[] {
  const batches: Batch[] = [];
  let current: Asked[] = [];
  let size = 0;
  const close = () => {
    const [first] = current;
    if (!first) return;
    const before = first.beginsParagraph ? undefined : pieces[first.at - 1]?.source;
    batches.push({ sentences: current, ...(before && before.length <= LONGEST && { before }) });
    current = [];
    size = 0;
  };
  for (const [at, piece] of pieces.entries()) {
    if (!isWorthAsking(piece)) continue;
    const beginsParagraph = at === 0 || piece.space.includes('\n');
    const isFull = current.length >= MOST_SENTENCES || size + piece.source.length > MOST_TEXT;
    if (isFull || (beginsParagraph && !fitsWhole(pieces, { from: at, taken: current.length, size }))) close();
    current.push({ n: current.length + 1, text: piece.source, at, beginsParagraph });
    size += piece.source.length;
  }
  close();
  return batches;
}

/** Whether the paragraph that begins at `from` fits beside what a batch has already. */
function fitsWhole(
  pieces: readonly RewrittenSentence[],
  { from, taken, size }: { from: number; taken: number; size: number },
): boolean {
  let sentences = taken;
  let text = size;
  for (let at = from; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece || (at > from && piece.space.includes('\n'))) break;
    sentences += 1;
    text += piece.source.length;
    if (sentences > MOST_SENTENCES || text > MOST_TEXT) return false;
  }
  return true;
}
