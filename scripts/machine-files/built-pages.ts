import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plainText } from '#lib/markup';

/** A page as its HTML describes it: what machines are told must be what is there. */
export interface BuiltPage {
  /** `/tools/word-counter` */
  path: string;
  title: string;
  description: string;
  /** Whether search engines shall know it: it has an address that is its own. */
  isListed: boolean;
  /** Paths that its main part links to, in order. */
  links: readonly string[];
  /** When it is a post of the blog. */
  article?: { headline: string; modified: string };
}

/** Every prerendered page of a built site, by path. */
export function builtPages(client: string): BuiltPage[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
    .map((name) => {
      const folder = dirname(name);
      return builtPage(folder === '.' ? '/' : `/${folder}`, readFileSync(join(client, name), 'utf8'));
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function builtPage(path: string, html: string): BuiltPage {
  const description = tags(html, 'meta').find((tag) => attribute(tag, 'name') === 'description') ?? '';
  const canonical = tags(html, 'link').some((tag) => attribute(tag, 'rel') === 'canonical');
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const article = things(html).find((thing) => thing['@type'] === 'Article');
  return {
    path,
    title: plainText(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    description: attribute(description, 'content'),
    isListed: canonical,
    links: tags(main, 'a').map((tag) => attribute(tag, 'href')),
    ...(article ? { article: { headline: String(article.headline), modified: String(article.dateModified) } } : {}),
  };
}

/** The page's structured data. @throws SyntaxError when a block is no JSON. */
export function things(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

/** Every start tag of that name. */
export function tags(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b(?:[^>"]|"[^"]*")*>`, 'g'))].map(([tag]) => tag);
}

/** The value of an attribute as it is meant; empty when there is none. */
export function attribute(tag: string, name: string): string {
  return plainText(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}
