import type { Question } from './structured-data.ts';

const SECTION = /<h2[^>]*>Questions people ask<\/h2>([\s\S]*?)(?=<h2|$)/;
const QUESTION = /<h3[^>]*>([\s\S]*?)<\/h3>([\s\S]*?)(?=<h3|$)/g;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The questions of an about text (as HTML) with their answers, both as plain text. */
export function questionsIn(html: string): Question[] {
  const [, section = ''] = SECTION.exec(html) ?? [];
  return [...section.matchAll(QUESTION)].map(([, question = '', answer = '']) => ({
    question: plainText(question),
    answer: plainText(answer),
  }));
}

/** What a reader sees of `html`, in one line. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|pre|h\d|td)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name = '') => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (named[name] ?? entity);
    })
    .replace(/\s+/g, ' ')
    .trim();
}
