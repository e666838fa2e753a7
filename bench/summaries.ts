// How much of a reference the summaries of the text summarizer share: `node bench/summaries.ts <folder> [tuned|unseen]`. The folder
// has texts, `name.txt`, and what people wrote in short of them, `name.ref`. ROUGE-1 (F1) of a summary about as long as the reference
// beside that of the first sentences cut to the same number of words, and that of the most central sentences. The weights may be
// set by the tuned half of the texts only. Bar: no less than the first sentences.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rankSentences } from '#lib/text/rank-sentences';
import { type ReadTerms, readTerms, type TermSentence, wordLore } from '#lib/text/read-terms';
import { summarize } from '#tools/text-summarizer/summarize';

/** What the tool offers, in percent. */
const SHORTEST = 5;
const LONGEST = 60;

interface Measured {
  ours: number;
  lead: number;
  central: number;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** F1 of ROUGE-1 (C.-Y. Lin, 2004) without stemming, from 0 to 1. */
function rougeOf(words: readonly string[], reference: readonly string[]): number {
  const open = new Map<string, number>();
  for (const word of reference) open.set(word, (open.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of words) {
    const left = open.get(word) ?? 0;
    if (left === 0) continue;
    shared++;
    open.set(word, left - 1);
  }
  return (2 * shared) / Math.max(1, words.length + reference.length);
}

function isWhole({ terms, isStopped, from, to }: TermSentence): boolean {
  return isStopped && terms.length >= 4 && to - from <= 1_500;
}

/** The most central whole sentences until they have so many words. */
function centralWords(text: string, { sentences, stems }: ReadTerms, most: number): string[] {
  const { scores, likeness } = rankSentences(sentences, stems);
  const ranked = sentences.flatMap((sentence, at) => (isWhole(sentence) ? [at] : []));
  ranked.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
  const chosen: number[] = [];
  const words: string[] = [];
  for (const at of ranked) {
    if (words.length >= most) break;
    if (chosen.some((other) => likeness(at, other) > 0.55)) continue;
    chosen.push(at);
    words.push(...wordsOf(text.slice(sentences[at]?.from, sentences[at]?.to)));
  }
  return words.slice(0, most);
}

async function measure(text: string, summary: string): Promise<Measured> {
  const reference = wordsOf(summary);
  const read = readTerms(text, await wordLore(text));
  const share = Math.round((100 * reference.length) / read.words);
  const chosen = summarize(text, read, Math.min(LONGEST, Math.max(SHORTEST, share)));
  const ours = wordsOf(chosen.sentences.join(' '));
  const whole = read.sentences.filter(isWhole).map(({ from, to }) => text.slice(from, to));
  return {
    ours: rougeOf(ours, reference),
    lead: rougeOf(wordsOf(whole.join(' ')).slice(0, ours.length), reference),
    central: rougeOf(centralWords(text, read, ours.length), reference),
  };
}

const [folder, half = 'tuned'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the texts.');
const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
const isTuned = (name: string) => (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1;
const all: Measured[] = [];
for (const name of names) {
  if (isTuned(name) !== (half === 'tuned')) continue;
  const text = await readFile(join(folder, name), 'utf8');
  all.push(await measure(text, await readFile(join(folder, name.replace(/\.txt$/, '.ref')), 'utf8')));
}
const mean = (of: (each: Measured) => number) => all.reduce((sum, each) => sum + of(each), 0) / Math.max(1, all.length);
const [ours, lead, central] = [mean((each) => each.ours), mean((each) => each.lead), mean((each) => each.central)];
const won = all.filter((each) => each.ours >= each.lead).length;
console.log(`${all.length} texts, ${half}: ours ${ours.toFixed(3)}, the first sentences ${lead.toFixed(3)},`);
console.log(`the most central ones ${central.toFixed(3)}; no less than the first sentences in ${won} texts.`);
if (ours < lead) process.exitCode = 1;
