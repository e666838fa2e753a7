import { computing } from './essays-computing.data.ts';
import { natural } from './essays-nature.data.ts';
import { social } from './essays-society.data.ts';
import { textbookAnswers } from './essays-textbook.data.ts';
import type { Span } from './measures.ts';

/**
 * A question's source of some 350 words and answers of some 200: written without it, heavily revised (the first wholly, the
 * second among sentences of one's own), and lightly revised. Where only a part comes from the source, it is in braces.
 */
export interface Essay {
  source: string;
  own: readonly string[];
  heavy: readonly string[];
  light: readonly string[];
}

export const essays: readonly Essay[] = [...computing, ...natural, ...social];

export type EssayWay = 'cut' | 'light' | 'heavy' | 'half' | 'own' | 'textbook' | 'stock';

interface EssayAnswer {
  topic: number;
  way: EssayWay;
  isCopied: boolean;
  text: string;
  source: string;
  /** What comes from the source. */
  marked: readonly Span[];
}

/**
 * The written answers, and two made of them: `cut` is every other pair of the source's sentences between one's own, and
 * `stock` is one's own behind a single sentence as every book has it.
 */
export function essayAnswers(): EssayAnswer[] {
  return essays.flatMap((essay, topic) => {
    const { source, light } = essay;
    const [first = '', second = ''] = essay.own;
    const [whole = '', half = ''] = essay.heavy;
    const sentences = sentencesOf(source);
    const copies = Array.from({ length: Math.ceil(sentences.length / 4) }, (_, index) =>
      sentences.slice(index * 4, index * 4 + 2).join(' '),
    );
    const own = sentencesOf(first);
    const cut = copies.map((copy, index) => `${own[index] ?? ''} {${copy}}`).join(' ');
    const stock = `{${sentencesOf(withMarks(light[0] ?? '').text)[0]}} ${sentencesOf(second).slice(1).join(' ')}`;
    const of = (way: EssayWay, text: string): EssayAnswer => ({
      ...{ topic, way, source, ...withMarks(text, !written.has(way)) },
      isCopied: way !== 'stock' && !written.has(way),
    });
    return [
      of('cut', cut),
      ...light.map((text) => of('light', text)),
      of('heavy', whole),
      of('half', half),
      of('own', first),
      of('own', second),
      of('textbook', textbookAnswers[topic] ?? ''),
      of('stock', stock),
    ];
  });
}

/** Ways of writing without the source. */
const written = new Set<EssayWay>(['own', 'textbook']);

/** A text without its braces, and what was in them; the whole when there were none. */
export function withMarks(marked: string, isMarked = true): { text: string; marked: Span[] } {
  const text = marked.replace(/[{}]/g, '');
  if (!isMarked) return { text, marked: [] };
  const spans = [...marked.matchAll(/\{([^{}]*)\}/g)].map((found, index) => {
    const start = found.index - index * 2;
    return { start, end: start + (found[1]?.length ?? 0) };
  });
  return { text, marked: spans.length > 0 ? spans : [{ start: 0, end: text.length }] };
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z"])/);
}
