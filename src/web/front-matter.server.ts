import * as z from 'zod';
import { isSlug } from '../lib/slug.ts';

// Also loaded by the build's configuration, before any alias works.

const kebab = z.string().refine(isSlug, { error: 'must be in kebab-case' });
const title = z.string().min(1).max(100);
const description = z.string().min(50).max(160);
const day = z.iso.date({ error: 'must be a day such as 2026-01-31' });

const postMatter = z
  .strictObject({
    title,
    description,
    date: day,
    updated: day.optional(),
    tags: z.array(kebab).min(1).refine(isWithoutRepeats, { error: 'must not repeat a tag' }),
    tools: z.array(kebab).refine(isWithoutRepeats, { error: 'must not repeat a tool' }),
  })
  .refine(({ date, updated = date }) => updated >= date, { path: ['updated'], error: 'must not be before date' });

const pageMatter = z.strictObject({ title, description, keywords: z.array(z.string()).min(1), updated: day });

/** What a post's first lines say. Days are `YYYY-MM-DD`. */
export type PostMatter = z.infer<typeof postMatter>;
export type PageMatter = z.infer<typeof pageMatter>;

export interface Written<T> {
  /** The file's name without its ending, and the last part of its address. */
  slug: string;
  matter: T;
  /** Markdown. */
  body: string;
}

/** A post. @throws Error that names the file, and what is wrong in it. */
export function readPost(file: string, text: string): Written<PostMatter> {
  return read(file, text, postMatter);
}

/** A page such as the terms. @throws Error as `readPost`. */
export function readPage(file: string, text: string): Written<PageMatter> {
  return read(file, text, pageMatter);
}

function read<T>(file: string, text: string, schema: z.ZodType<T>): Written<T> {
  const slug = /(?:^|[/\\])([^/\\]+)\.md$/.exec(file)?.[1] ?? '';
  if (!isSlug(slug)) throw new Error(`${file}: the name must be in kebab-case, with a letter first`);
  if (slug === 'tag') throw new Error(`${file}: the tags of the blog stand at that address`);
  const [, head, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined) throw new Error(`${file}: begins with no front matter between two lines of ---`);
  if (body.trim() === '') throw new Error(`${file}: has no text beneath its front matter`);
  if (/^# /m.test(withoutCode(body))) throw new Error(`${file}: headings begin with ##, the title is the only #`);
  const parsed = schema.safeParse(entries(file, head));
  if (parsed.success) return { slug, matter: parsed.data, body };
  const faults = parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw new Error(`${file}: ${faults.join('; ')}`);
}

/** `key: value` lines; `[a, b]` is a list. */
function entries(file: string, head: string): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>();
  for (const line of head.split('\n')) {
    const [, key, written = ''] = /^([a-z]+):(.*)$/.exec(line) ?? [];
    const value = written.trim();
    if (!key || !value) throw new Error(`${file}: "${line}" is not of the form "key: value"`);
    if (found.has(key)) throw new Error(`${file}: ${key} is said twice`);
    if (/^["']/.test(value)) throw new Error(`${file}: ${key} must stand without quotation marks`);
    const [, list] = /^\[(.*)\]$/.exec(value) ?? [];
    found.set(key, list === undefined ? value : list.split(',').flatMap((entry) => entry.trim() || []));
  }
  return Object.fromEntries(found);
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, '');
}

function isWithoutRepeats(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
