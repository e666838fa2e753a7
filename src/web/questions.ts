import { plainText } from '#lib/markup';
import type { Question } from './structured-data.ts';

const SECTION = /<h2[^>]*>Questions people ask<\/h2>([\s\S]*?)(?=<h2|$)/;
const QUESTION = /<h3[^>]*>([\s\S]*?)<\/h3>([\s\S]*?)(?=<h3|$)/g;

/** The questions of an about text (as HTML) with their answers, both as plain text. */
export function questionsIn(html: string): Question[] {
  const [, section = ''] = SECTION.exec(html) ?? [];
  return [...section.matchAll(QUESTION)].map(([, question = '', answer = '']) => ({
    question: plainText(question),
    answer: plainText(answer),
  }));
}
