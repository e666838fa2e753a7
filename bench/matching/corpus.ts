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

interface Answer {
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

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}
