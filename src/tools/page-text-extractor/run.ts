import type { Run, ToolOutput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { blocksAsText, mainContent } from '#lib/html/main-content';
import { readContent } from '#lib/html/read-content';
import { readTags } from '#lib/html/read-tags';
import { countWords } from '#lib/text/count-words';
import { fetchPage, type WebPage } from '#lookups/web-page';
import { listImages, listLinks } from './list-addresses.ts';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

/** Headings that are listed; a page with more is no text for people. */
const MAX_HEADINGS = 2_000;

const run: Run<typeof tool> = async ({ url, scope }, { http }, { signal }) => {
  const page = await fetchPage(url, { http, signal });
  const { status, charset } = page;
  return {
    ...{ requestedUrl: url, url: page.url, status, redirected: page.isRedirected, charset },
    ...(page.kind === 'html' ? htmlContent(page, scope) : plainContent(page.text)),
  };
};

export default run;

type Content = Omit<Output, 'requestedUrl' | 'url' | 'status' | 'redirected' | 'charset'>;

function htmlContent({ text: html, url }: WebPage, scope: 'main' | 'page'): Content {
  const tags = readTags(html);
  if (!tags.isWhole) {
    throw new ToolError('too-large', 'This page has more than 200,000 elements, which is more than can be read here.');
  }
  const content = readContent(html);
  const { area, holds } = scope === 'main' ? mainContent(content) : { area: 'page' as const, holds: () => true };
  const base = URL.parse(tags.base, url)?.href ?? url;
  const text = blocksAsText(content.blocks, holds);
  const headings = content.blocks
    .filter(({ kind, level }) => kind === 'heading' && level > 0)
    .map((block) => ({ level: block.level, text: block.text, inText: holds(block) }));
  const links = listLinks(content.links, { base, page: url, holds });
  const images = listImages(content.images, { base, page: url, holds });
  return {
    title: tags.titles[0] ?? '',
    description: tags.metas.find(({ by, name }) => by === 'name' && /^description$/i.test(name))?.content ?? '',
    language: tags.lang,
    area,
    ...figures(text),
    headings: headings.slice(0, MAX_HEADINGS),
    ...{ links, images, linkCount: links.length, imageCount: images.length },
  };
}

function plainContent(source: string): Content {
  const text = source.replaceAll(/\r\n?/g, '\n').trim();
  return {
    ...{ title: '', description: '', language: '', area: 'page' },
    ...figures(text),
    ...{ headings: [], links: [], images: [], linkCount: 0, imageCount: 0 },
  };
}

function figures(text: string) {
  return {
    text,
    wordCount: countWords(text),
    characterCount: [...text].length,
    paragraphCount: text === '' ? 0 : text.split(/\n{2,}/).length,
  };
}
