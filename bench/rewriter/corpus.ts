import { readParagraph } from '#lib/rewrite/read';
import { guideArticles } from './articles-guides.data.ts';
import { newsArticles } from './articles-news.data.ts';
import { workArticles } from './articles-work.data.ts';
import { academicSentences } from './sentences-academic.data.ts';
import { emailSentences } from './sentences-email.data.ts';
import { encyclopaediaSentences } from './sentences-encyclopaedia.data.ts';
import { howToSentences } from './sentences-howto.data.ts';
import { newsSentences } from './sentences-news.data.ts';
import { productSentences } from './sentences-product.data.ts';

/** Sentences that are alone, by register. */
export const registers: Readonly<Record<string, readonly string[]>> = {
  news: linesOf(newsSentences),
  'how-to': linesOf(howToSentences),
  product: linesOf(productSentences),
  academic: linesOf(academicSentences),
  'e-mail': linesOf(emailSentences),
  encyclopaedia: linesOf(encyclopaediaSentences),
};

export const articles: readonly string[] = [...newsArticles, ...guideArticles, ...workArticles];

/** Every sentence of the corpus, those of the articles too; greetings and signatures are none. */
export function allSentences(): string[] {
  const paragraphs = articles.flatMap((article) => article.split(/\n+/));
  return [
    ...Object.values(registers).flat(),
    ...paragraphs.flatMap((paragraph) =>
      readParagraph(paragraph)
        .map(({ text }) => text)
        .filter((text) => /[.!?:]["”]?$/.test(text)),
    ),
  ];
}

function linesOf(text: string): string[] {
  return text.trim().split('\n');
}
