import { join } from 'node:path';
import { builtPages } from '../../../scripts/machine-files/built-pages.ts';
import { toolsToLookAt } from './tools-to-look-at.ts';

const client = join(import.meta.dirname, '../../../build/client');

/** Every address that was built as a page. */
export const pagePaths = builtPages(client).map(({ path }) => path);

interface SitePage {
  path: string;
  status: 200 | 404;
}

/** Every address that answers with a page: all that are prerendered, some with a query, and unknown ones in each folder. */
export const pages: readonly SitePage[] = [
  ...[...pagePaths, '/search?q=word', '/search?q=zzzzzz', '/tools?q=word&category=content'].map((path) => ({
    path,
    status: 200 as const,
  })),
  ...['/nowhere', '/tools/nowhere', '/blog/nowhere', '/blog/tag/nowhere'].map((path) => ({
    path,
    status: 404 as const,
  })),
];

/** Pages unlike all others, which are looked at in every theme and width. */
export const mainPages = ['/', '/tools', '/tools/word-counter', '/tools/compress-image', '/contact', '/nowhere'];

const tools = await toolsToLookAt();

/** Pages for a whole look: of those that differ in a word only, such as the lists of a tag, one; of tools, those that show every part. */
export const looks: readonly SitePage[] = [
  ...pages.filter(({ path, status }) => status === 200 && !isTag(path) && isToLookAt(path)),
  ...pages.filter(({ path, status }) => status === 200 && isTag(path)).slice(0, 1),
  ...pages.filter(({ status }) => status === 404).slice(0, 1),
];

function isToLookAt(path: string): boolean {
  const slug = /^\/tools\/([\w-]+)$/.exec(path)?.[1];
  return slug === undefined || tools.has(slug) || mainPages.includes(path);
}

function isTag(path: string): boolean {
  return path.startsWith('/blog/tag/');
}
