import { randomFrom } from '#lib/random/seeded';
import { guideArticles } from '../rewriter/articles-guides.data.ts';
import { newsArticles } from '../rewriter/articles-news.data.ts';
import { workArticles } from '../rewriter/articles-work.data.ts';

/** Makes texts of any number of words, of sentences that our articles have the words of; the same ones in every run. */
export function generatedTexts(): (words: number) => string {
  const words =
    [...guideArticles, ...newsArticles, ...workArticles]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const random = randomFrom('1');
  const below = (limit: number) => Math.floor(random() * limit);
  return (count) => {
    const sentences: string[] = [];
    for (let made = 0; made < count; ) {
      const length = 8 + below(16);
      sentences.push(Array.from({ length }, () => words[below(words.length)] ?? '').join(' '));
      made += length;
    }
    return sentences.map((sentence) => `${sentence}.`).join(' ');
  };
}
