import { plainText } from '#lib/markup';
import type { Question } from './structured-data.ts';

const SECTION = /<h2[^<>]*>Questions people ask<\/h2>([\s\S]*?)(?=<h2|$)/;
/** After the beginning of its tag. */
const QUESTION = /^[^<>]*>([\s\S]*?)<\/h3>([\s\S]*)$/;

/** The questions of an about text (as HTML) with their answers, both as plain text. */
export function faqIn(html: string): Question[] {
  const [, section = ''] = SECTION.exec(html) ?? [];
  const [, ...parts] = section.split('<h3');
  return parts.flatMap((part) => {
    const [, question, answer] = QUESTION.exec(part) ?? [];
    return question === undefined || answer === undefined
      ? []
      : [{ question: plainText(question), answer: plainText(answer) }];
  });
}
