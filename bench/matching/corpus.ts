import { guideArticles } from '../rewriter/articles-guides.data.ts';
import { newsArticles } from '../rewriter/articles-news.data.ts';
import { nature } from './answers-nature.data.ts';
import { society } from './answers-society.data.ts';
import { techniques } from './answers-techniques.data.ts';

/** A source and answers to the question that it answers: with small edits, in other words, and written without it. */
export interface Topic {
  source: string;
  light: string;
  heavy: string;
  own: string;
}

export const topics: readonly Topic[] = [...nature, ...society, ...techniques];

export type Way = 'copied' | 'light' | 'heavy' | 'own';

export interface Answer {
  way: Way;
  text: string;
  source: string;
}

/** Every answer of every topic; the copied ones are the source's sentences after a first one of one's own. */
export function answers(): Answer[] {
  return topics.flatMap(({ source, light, heavy, own }) => [
    { way: 'copied' as const, text: `${sentencesOf(own)[0]} ${sentencesOf(source).slice(1).join(' ')}`, source },
    { way: 'light' as const, text: light, source },
    { way: 'heavy' as const, text: heavy, source },
    { way: 'own' as const, text: own, source },
  ]);
}

export interface MarkedText {
  way: Way;
  text: string;
  /** What stands in it before and after is by others. */
  source: string;
  /** The passage, in UTF-16 code units; none in a text of one's own. */
  marked?: { start: number; end: number };
  markedSource?: { start: number; end: number };
}

/** Passages within texts about other things, and their sources within others. */
export function markedTexts(): MarkedText[] {
  const around = [...guideArticles, ...newsArticles].map((article) => article.replace(/\n+/g, ' '));
  return answers().flatMap((answer, number): MarkedText[] => {
    const passage = answer.way === 'copied' ? answer.source : answer.text;
    const [before, after] = [around[number % around.length] ?? '', around[(number + 5) % around.length] ?? ''];
    const [first, last] = [around[(number + 9) % around.length] ?? '', around[(number + 12) % around.length] ?? ''];
    const start = before.length + 1;
    const sourceStart = first.length + 1;
    const text = `${before} ${passage} ${after}`;
    const source = `${first} ${answer.source} ${last}`;
    if (answer.way === 'own') return [{ way: answer.way, text, source }];
    return [
      {
        way: answer.way,
        text,
        source,
        marked: { start, end: start + passage.length },
        markedSource: { start: sourceStart, end: sourceStart + answer.source.length },
      },
    ];
  });
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}
