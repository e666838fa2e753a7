import { randomFrom } from '#lib/random/seeded';
import { articles } from './articles.ts';
import { answers } from './corpus.ts';
import { essayAnswers, sentencesOf } from './essays.ts';
import type { Span } from './measures.ts';

export type HiddenWay = 'light' | 'heavy' | 'shuffled' | 'none';

/** A passage that comes from the source, within a text about other things; `none` has only what is about the same. */
interface HiddenPassage {
  way: HiddenWay;
  text: string;
  source: string;
  marked: readonly Span[];
}

const SHORTEST = 3;
/** Before and behind a passage: texts have some 400 to 2,500 words. */
const MOST_ARTICLES = 5;
/** Share of the words that change places with one up to four words off, are left out, or are another text's. */
const SHUFFLES = [
  { moved: 0.1, left: 0.05, other: 0.1 },
  { moved: 0.3, left: 0.08, other: 0.2 },
  { moved: 0.8, left: 0.1, other: 0.3 },
];

/** Passages of three sentences and more, revised by hand or by chance, the same in every run. */
export function hiddenPassages(): HiddenPassage[] {
  const random = randomFrom('hidden');
  const below = (limit: number) => Math.floor(random() * limit);
  // No article is in both: that would be a copy, too.
  const article = (half: 0 | 1) => articles[below(Math.floor(articles.length / 2)) * 2 + half] ?? '';
  const some = (half: 0 | 1) => Array.from({ length: 1 + below(MOST_ARTICLES) }, () => article(half)).join(' ');
  const words = articles.join(' ').split(' ');

  function part(text: string): string {
    const sentences = sentencesOf(text);
    const length = Math.min(sentences.length, SHORTEST + below(sentences.length - SHORTEST + 1));
    const from = below(sentences.length - length + 1);
    return sentences.slice(from, from + length).join(' ');
  }

  function hide(way: HiddenWay, passage: string, source: string, own: readonly string[] = []): HiddenPassage {
    const before = `${some(0)} `;
    const text = `${before}${passage} ${some(0)}`;
    const marked =
      way === 'none' ? [] : around(text, { start: before.length, end: before.length + passage.length }, own);
    return { way, marked, text, source: `${some(1)} ${source} ${some(1)}` };
  }

  /** A passage without the sentences in its midst that do not come from the source. */
  function around(text: string, passage: Span, own: readonly string[]): Span[] {
    const spans: Span[] = [];
    let { start } = passage;
    for (const sentence of own) {
      const at = text.indexOf(sentence, start);
      if (at < 0 || at >= passage.end) continue;
      if (at > start) spans.push({ start, end: at - 1 });
      start = Math.min(passage.end, at + sentence.length + 1);
    }
    return start < passage.end ? [...spans, { start, end: passage.end }] : spans;
  }

  function shuffled(sentence: string, { moved, left, other }: (typeof SHUFFLES)[number]): string {
    const kept = sentence
      .replace(/[.!?]+$/, '')
      .split(' ')
      .filter(() => random() >= left);
    const list = kept.map((word) => (random() < other ? (words[below(words.length)] ?? word) : word));
    for (let count = 0; count < list.length * moved; count += 1) {
      const at = below(list.length);
      const to = Math.max(0, Math.min(list.length - 1, at + below(9) - 4));
      [list[at], list[to]] = [list[to] ?? '', list[at] ?? ''];
    }
    return `${list.join(' ')}.`;
  }

  const hidden: HiddenPassage[] = [];
  for (const { way, text, source } of answers()) {
    if (way === 'light' || way === 'heavy') hidden.push(hide(way, text, source));
    if (way === 'own') hidden.push(hide('none', text, source));
  }
  for (const { way, text, source, marked } of essayAnswers()) {
    if (way === 'own' || way === 'textbook') hidden.push(hide('none', text, source));
    if (way !== 'light' && way !== 'heavy') continue;
    const own = sentencesOf(text).filter((sentence) => {
      const start = text.indexOf(sentence);
      return !marked.some((span) => span.start < start + sentence.length && span.end > start);
    });
    for (let count = 0; count < 4; count += 1) hidden.push(hide(way, part(text), source, own));
    const level = SHUFFLES[hidden.length % SHUFFLES.length];
    if (!level) continue;
    for (let count = 0; count < 4; count += 1)
      hidden.push(
        hide(
          'shuffled',
          sentencesOf(part(source))
            .map((each) => shuffled(each, level))
            .join(' '),
          source,
        ),
      );
  }
  return hidden;
}
