import type { Run, ToolOutput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import type { PageFacts } from '#lib/page/facts';
import { htmlParts } from '#lib/page/gathered';
import { metaContent } from '#lib/page/head';
import { countWords } from '#lib/text/count-words';
import { gatherPage, requirePage } from '#lookups/gather-page';
import { unrendered } from '#lookups/render-page';
import { visitProgress } from '#lookups/visit-progress';
import { listImages, listLinks } from './list-addresses.ts';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

/** Headings that are listed; a page with more is no text for people. */
const MAX_HEADINGS = 2_000;

const run: Run<typeof tool> = async ({ url, scope, rendered }, { http, browser }, { signal, report }) => {
  const gathered = await gatherPage(url, {
    ...{ http, signal, parts: new Set(htmlParts) },
    ...(rendered && { browser, onVisit: visitProgress(report) }),
  });
  const { answer } = gathered.facts;
  const content = answer?.plain ? plainContent(answer.plain) : htmlContent(requirePage(gathered), scope);
  const { status = 0, redirects = [], url: found = url } = answer ?? {};
  return {
    requestedUrl: url,
    url: found,
    status,
    redirected: redirects.length > 0,
    unrendered: rendered ? null : await unrendered(gathered.facts, browser),
    ...content,
  };
};

export default run;

type Content = Omit<Output, 'requestedUrl' | 'url' | 'status' | 'redirected' | 'unrendered'>;

type Read = Pick<PageFacts, 'document' | 'head' | 'headings' | 'links' | 'pictures' | 'text'>;

function htmlContent(page: Read, scope: 'main' | 'page'): Content {
  const { document, head, text } = page;
  if (!document.isWhole) {
    throw new ToolError('too-large', 'This page has more than 200,000 elements, which is more than can be read here.');
  }
  const isWhole = scope === 'page';
  const isInText = (place: PageFacts['links'][number]['place']) => isWhole || place === 'main';
  const links = listLinks(page, isInText);
  const images = listImages(page, isInText);
  return {
    charset: document.charset,
    title: head.titles[0] ?? '',
    description: metaContent(head, 'description'),
    language: head.lang,
    area: isWhole ? 'page' : text.area,
    ...figures(isWhole ? text.whole : text.main),
    headings: page.headings
      .slice(0, MAX_HEADINGS)
      .map(({ level, text: words, isMain }) => ({ level, text: words, inText: isWhole || isMain })),
    ...{ links, images, linkCount: links.length, imageCount: images.length },
  };
}

function plainContent({ text, charset }: { text: string; charset: string }): Content {
  return {
    ...{ charset, title: '', description: '', language: '', area: 'page' },
    ...figures(text.replaceAll(/\r\n?/g, '\n').trim()),
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
