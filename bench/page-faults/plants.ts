import type { ToolError } from '#kit/tool-error';
import type { FakeResponse } from '#ports/http/fake';
import { fileAnswer, type Plant } from './world.ts';

/** Tags that every page of the corpus has, as they are found in its HTML. */
export const tag = {
  title: /<title>[^<]*<\/title>/,
  description: /<meta name="description"[^>]*>/,
  viewport: /<meta name="viewport"[^>]*>/,
  charset: /<meta charset="utf-8">/,
  canonical: /<link rel="canonical"[^>]*>/,
  icon: /<link rel="icon"[^>]*>/,
  style: /<link rel="stylesheet"[^>]*>/,
  script: /<script src="\/js\/site\.js" defer><\/script>/,
  ogTitle: /<meta property="og:title"[^>]*>/,
  ogDescription: /<meta property="og:description"[^>]*>/,
  ogUrl: /<meta property="og:url"[^>]*>/,
  ogType: /<meta property="og:type"[^>]*>/,
  ogImage: /<meta property="og:image" [^>]*>/,
  ogWidth: /<meta property="og:image:width"[^>]*>/,
  card: /<meta name="twitter:card"[^>]*>/,
  html: /<html[^>]*>/,
  doctype: /<!doctype html>/,
  versions: /(?:<link rel="alternate" hreflang[^>]*>\s*)+/,
  jsonLd: /<script type="application\/ld\+json">[\s\S]*?<\/script>/,
  h1: /<h1[\s\S]*?<\/h1>/,
  main: /<main id="content">[\s\S]*<\/main>/,
} as const;

/** Replaces what must be there, once. */
export function swap(from: string | RegExp, to: string | ((found: string) => string)): Plant {
  return (world) => {
    const html = typeof to === 'string' ? world.html.replace(from, () => to) : world.html.replace(from, to);
    if (html === world.html) throw new Error(`${world.url} has no ${from}`);
    return { ...world, html };
  };
}

export const cut = (from: string | RegExp) => swap(from, '');

/** Adds to the end of the head, to its start, or to the end of the main content. */
export const head = (html: string) => swap('</head>', `${html}\n</head>`);
export const headStart = (html: string) => swap('<head>', `<head>\n  ${html}`);
export const body = (html: string) => swap('</main>', `${html}\n  </main>`);

/** Adds at the start of the main content. */
export const bodyStart = (html: string) => swap('<main id="content">', `<main id="content">\n${html}`);

/** Moves a tag to the end of the head, or into the body. */
export function move(from: RegExp, to: 'head' | 'body'): Plant {
  return (world) => {
    const [found = ''] = from.exec(world.html) ?? [];
    const place = to === 'head' ? head(found) : bodyStart(found);
    return place(cut(from)(world));
  };
}

/** Structured data in place of the page's own. */
export function jsonLd(data: unknown): Plant {
  return swap(tag.jsonLd, `<script type="application/ld+json">${JSON.stringify(data, undefined, 1)}</script>`);
}

/** Another page altogether. */
export const page =
  (html: string): Plant =>
  (world) => ({ ...world, html });

/** What the server says with the page; a header that is null is not sent. */
export function answer({ headers = {}, ...more }: Omit<FakeResponse, 'headers' | 'body'> & Headers): Plant {
  return (world) => {
    const merged = Object.entries({ ...world.answer.headers, ...headers });
    const sent = Object.fromEntries(merged.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
    return { ...world, answer: { ...world.answer, ...more, headers: sent } };
  };
}

interface Headers {
  headers?: Readonly<Record<string, string | null>>;
}

export const header = (name: string, value: string | null) => answer({ headers: { [name]: value } });

/** What is at another address, from the page; what is null is not there. */
export function at(path: string, response: FakeResponse | ToolError | null): Plant {
  return (world) => {
    const url = new URL(path, world.url).href;
    const web = Object.entries(world.web).filter(([known]) => known !== url);
    return { ...world, web: Object.fromEntries([...web, ...(response ? [[url, response] as const] : [])]) };
  };
}

export const robots = (text: string) => at('/robots.txt', fileAnswer('text/plain', text));

/** The page is at another address of its site. */
export function moved(path: string): Plant {
  return (world) => ({ ...world, url: new URL(path, world.url).href });
}
