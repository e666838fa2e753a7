import { once } from '#lib/once';
import { readingTime } from '#lib/text/reading-time';
import type { ToolSummary } from '#ui/tool-tile';
import { type PostMatter, readPost, type Written } from './front-matter.server.ts';
import { renderMarkdown } from './markdown.server.ts';
import { summaryOf } from './tool-summary.ts';

// Runs while prerendering only.

const files = import.meta.glob<string>('../../content/blog/*.md', { eager: true, query: '?raw', import: 'default' });

const RELATED = 3;

/** A post as lists, feeds and the sitemap show it. */
export interface PostSummary extends Omit<PostMatter, 'tools'> {
  slug: string;
  /** Minutes it takes to read, rounded up. */
  minutes: number;
}

export interface Post extends PostSummary {
  tools: readonly string[];
  words: number;
  body: string;
}

/** A post with its text as HTML, for feeds. */
export interface FullPost extends PostSummary {
  html: string;
}

/** What tells the tools that exist, as the catalogue lists them. */
type Tools = readonly ToolSummary[];

/** Every post, the newest first. @throws Error that names a file and what is wrong in it. */
export const posts = once((): readonly Post[] =>
  Object.entries(files)
    .map(([file, text]) => post(readPost(file.replace(/^(?:\.\.\/)+/, ''), text)))
    .sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug)),
);

function post({ slug, matter, body }: Written<PostMatter>): Post {
  const words = countWords(body);
  return { slug, ...matter, words, minutes: readingTime(words), body };
}

function countWords(markdown: string): number {
  const { html } = renderMarkdown(markdown, () => false);
  return html.replace(/<[^<>]*>/g, ' ').match(/[^\s\p{P}]\S*/gu)?.length ?? 0;
}

/** All posts as lists show them, the newest first. */
export function postSummaries(): PostSummary[] {
  return posts().map(summary);
}

function summary({ slug, title, description, date, updated, tags, minutes }: Post): PostSummary {
  return { slug, title, description, date, ...(updated ? { updated } : {}), tags, minutes };
}

/** All posts with their texts, the newest first. */
export function fullPosts(tools: Tools): FullPost[] {
  return posts().map((each) => ({ ...summary(each), html: rendered(each, tools).html }));
}

/** What the page of a post gets. @throws Error when there is no such post. */
export function loadPost(slug: string, tools: Tools) {
  const at = posts().findIndex((each) => each.slug === slug);
  const found = posts()[at];
  if (!found) throw new Error(`There is no post ${slug}`);
  const { html, headings } = rendered(found, tools);
  return {
    post: { ...summary(found), words: found.words },
    html,
    headings,
    tools: found.tools.flatMap((tool) => tools.filter((each) => each.slug === tool).map(summaryOf)),
    related: relatedPosts(found, posts()).map(summary),
    older: neighbour(posts()[at + 1]),
    newer: neighbour(posts()[at - 1]),
  };
}

function neighbour(other: Post | undefined) {
  return other && { slug: other.slug, title: other.title };
}

/** The posts with most tags in common, the newest first among equals. */
export function relatedPosts<T extends { slug: string; tags: readonly string[] }>(
  { slug, tags }: T,
  candidates: readonly T[],
): T[] {
  const shared = (other: T) => other.tags.filter((tag) => tags.includes(tag)).length;
  return candidates
    .filter((other) => other.slug !== slug && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}

/** Every tag with the number of its posts, the most used first. */
export function tagCounts(): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of posts().flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count || compare(a.tag, b.tag));
}

/** All posts with a tag, the newest first. */
export function postsAbout(tag: string): PostSummary[] {
  return postSummaries().filter(({ tags }) => tags.includes(tag));
}

function rendered({ body }: Post, tools: Tools) {
  return renderMarkdown(body, (slug) => tools.some((tool) => tool.slug === slug));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
