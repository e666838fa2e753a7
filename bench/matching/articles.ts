import { guideArticles } from '../rewriter/articles-guides.data.ts';
import { newsArticles } from '../rewriter/articles-news.data.ts';
import { workArticles } from '../rewriter/articles-work.data.ts';

/** Articles about many things, each on one line. */
export const articles = [...guideArticles, ...newsArticles, ...workArticles].map((text) => text.replace(/\s+/g, ' '));
