import { randomFrom } from '#lib/random/seeded';
import { articles } from './articles.ts';
import { sentencesOf, withMarks } from './essays.ts';
import type { Span } from './measures.ts';
import { type UnseenTopic, unseenTopics } from './unseen-answers.data.ts';
import { lastTopics } from './unseen-last.data.ts';
import { laterTopics } from './unseen-later.data.ts';
import { unseenParagraphs } from './unseen-paragraphs.data.ts';
import { untouchedTopics } from './unseen-untouched.data.ts';

export type UnseenWay = 'cut' | 'light' | 'heavy' | 'reordered' | 'summary' | 'own';
export type PassageWay = 'answers' | 'by hand' | 'translated' | 'none';

interface UnseenCase<W> {
  way: W;
  isCopied: boolean;
  text: string;
  source: string;
  /** What comes from the source. */
  marked: readonly Span[];
}

const STEP = 4;

/** Answers that the weights were not fitted to; `cut` is every other pair of the source's sentences between one's own. */
export function unseenAnswers(
  topics: readonly UnseenTopic[] = [...unseenTopics, ...laterTopics, ...lastTopics, ...untouchedTopics],
): UnseenCase<UnseenWay>[] {
  return topics.flatMap(({ source, light, heavy, reordered, summary, own }) => {
    const told = (way: UnseenWay, text: string) => ({ way, source, isCopied: true, ...withMarks(text) });
    const sentences = sentencesOf(source);
    const between = sentencesOf(own[0] ?? '');
    const cut = Array.from({ length: Math.ceil(sentences.length / STEP) }, (_, index) => {
      return `${between[index] ?? ''} {${sentences.slice(index * STEP, index * STEP + 2).join(' ')}}`;
    });
    return [
      told('cut', cut.join(' ')),
      told('light', light),
      told('heavy', heavy),
      told('reordered', reordered),
      told('summary', summary),
      ...own.map((text) => ({ way: 'own' as const, source, isCopied: false, text, marked: [] })),
    ];
  });
}

const COPIES = 4;
const MOST_ARTICLES = 3;

/** Paragraphs in other words, and answers, each within texts about other things, the source as well. */
export function unseenPassages(): UnseenCase<PassageWay>[] {
  const random = randomFrom('unseen');
  const below = (limit: number) => Math.floor(random() * limit);
  const article = (half: 0 | 1) => articles[below(Math.floor(articles.length / 2)) * 2 + half] ?? '';
  const some = (half: 0 | 1) => Array.from({ length: 1 + below(MOST_ARTICLES) }, () => article(half)).join(' ');

  function hide(way: PassageWay, passage: string, source: string, marks: readonly Span[]): UnseenCase<PassageWay> {
    const before = `${some(0)} `;
    return {
      ...{
        way,
        isCopied: way !== 'none',
        text: `${before}${passage} ${some(0)}`,
        source: `${some(1)} ${source} ${some(1)}`,
      },
      marked: marks.map(({ start, end }) => ({ start: before.length + start, end: before.length + end })),
    };
  }

  const whole = (text: string) => [{ start: 0, end: text.length }];
  return [
    ...unseenParagraphs.flatMap(({ source, byHand, translated }) =>
      Array.from({ length: COPIES }, () => [
        hide('by hand', byHand, source, whole(byHand)),
        hide('translated', translated, source, whole(translated)),
      ]).flat(),
    ),
    ...unseenAnswers().flatMap(({ way, isCopied, text, source, marked }) =>
      way === 'cut' ? [] : [hide(isCopied ? 'answers' : 'none', text, source, marked)],
    ),
  ];
}

const MOST_IN_A_ROW = 3;

/** Texts of single sentences and more of an article's between one's own of other articles; the source has other articles, too. */
export function splices(): UnseenCase<'spliced'>[] {
  const random = randomFrom('spliced');
  const below = (limit: number) => Math.floor(random() * limit);
  return articles.map((article, number) => {
    const other = articles[(number + 7) % articles.length] ?? '';
    const more = Array.from({ length: number % 3 }, (_, index) => articles[(number + 20 + index) % articles.length]);
    const copied = sentencesOf(article);
    const own = sentencesOf(other);
    let text = '';
    const marked: Span[] = [];
    for (let [at, ownAt] = [0, 0]; at < copied.length && ownAt < own.length; ) {
      const mine = own.slice(ownAt, ownAt + 1 + below(MOST_IN_A_ROW)).join(' ');
      ownAt += MOST_IN_A_ROW;
      // Some of the source's sentences are left out.
      at += below(2);
      const theirs = copied.slice(at, at + 1 + below(MOST_IN_A_ROW)).join(' ');
      at += MOST_IN_A_ROW;
      text += `${mine} `;
      marked.push({ start: text.length, end: text.length + theirs.length });
      text += `${theirs} `;
    }
    return { way: 'spliced', isCopied: true, text, source: [article, ...more].join(' '), marked };
  });
}
