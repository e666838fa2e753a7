import { type KeyPhrase, keyPhrases } from '#lib/text/key-phrases';
import type { ReadTerms, TermSentence } from '#lib/text/read-terms';
import { type Scores, scoreSentences } from './score-sentences.ts';

/** Sentences of a summary at most: more is no summary, however long the text. */
const MOST = 300;
/** Words of a sentence below which it says too little alone. */
const FEWEST_WORDS = 4;
/** UTF-16 units above which a stretch without a full stop was not written to be read. */
const LONGEST = 1_500;
/** Likeness from which on a sentence says again what another one said. */
const SAME = 0.55;
const PHRASES = 20;
const SHOWN = 100_000;

/** Chooses the sentences of a text that say most of it until they have that share of its words, in percent. */
export function summarize(text: string, read: ReadTerms, share: number) {
  const { sentences, words } = read;
  const room = Math.max(1, (words * share) / 100);
  const scores = scoreSentences(text, read, room);
  const phrases = keyPhrases(text, sentences, { most: PHRASES });
  const places = choose(sentences, scores, room);
  const written = (at: number) => text.slice(sentences[at]?.from ?? 0, sentences[at]?.to).replace(/\s+/g, ' ');
  const spans = places.flatMap((at) => {
    const { from = 0, to = 0 } = sentences[at] ?? {};
    return to <= SHOWN ? [{ from, to, kind: 'In the summary', note: `Score ${scoreOf(scores, at)}` }] : [];
  });
  const candidates = sentences.filter(isCandidate).length;
  return {
    sentences: places.map(written),
    sentencesBefore: sentences.length,
    sentencesAfter: places.length,
    wordsBefore: words,
    wordsAfter: places.reduce((sum, at) => sum + (sentences[at]?.terms.length ?? 0), 0),
    note: noteOn(candidates, places.length),
    keyPhrases: phrases.map(({ phrase, times }) => ({ phrase, times })),
    chosen: places.map((at) => ({
      number: at + 1,
      score: scoreOf(scores, at),
      why: phrasesIn(sentences[at], phrases),
      sentence: written(at),
    })),
    marked: { text: text.slice(0, SHOWN), spans },
  };
}

function noteOn(candidates: number, chosen: number): string | null {
  if (chosen === MOST) return `A summary has at most ${MOST} sentences.`;
  if (candidates === 0) return 'No complete sentence was found, so there is nothing to choose from.';
  if (candidates < 4) return 'The text has only a few sentences, so there is little to leave out.';
  return null;
}

function isCandidate({ terms, from, to, isStopped }: TermSentence): boolean {
  return isStopped && terms.length >= FEWEST_WORDS && to - from <= LONGEST;
}

/** Indices of the chosen sentences, in the order of the text. */
function choose(sentences: readonly TermSentence[], { worth, likeness, isStray }: Scores, room: number): number[] {
  const stopped = sentences.flatMap((sentence, at) => (isCandidate(sentence) ? [at] : []));
  // A list without full stops has lines to choose from.
  const open =
    stopped.length > 0 ? stopped : sentences.flatMap(({ from, to }, at) => (to - from <= LONGEST ? [at] : []));
  const ranked = open.sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || one - other);
  const chosen: number[] = [];
  let words = 0;
  for (const at of ranked) {
    if (chosen.length === MOST || words >= room) break;
    if (chosen.length > 0 && isStray(at)) continue;
    const length = sentences[at]?.terms.length ?? 0;
    // The last one may go over by half of it.
    if (chosen.length > 0 && words + length / 2 > room) continue;
    if (chosen.some((other) => likeness(at, other) > SAME)) continue;
    chosen.push(at);
    words += length;
  }
  return chosen.sort((one, other) => one - other);
}

function scoreOf({ worth }: Scores, at: number): number {
  return Math.round((worth[at] ?? 0) * 100);
}

function phrasesIn(sentence: TermSentence | undefined, phrases: readonly KeyPhrase[]): string {
  const stems = ` ${sentence?.terms.map(({ stem }) => stem).join(' ')} `;
  return phrases
    .filter((each) => stems.includes(` ${each.stems.join(' ')} `))
    .map(({ phrase }) => phrase)
    .join(', ');
}
