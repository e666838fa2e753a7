import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { counted } from '#lib/counted';
import { failedStatus } from '#lib/failed-status';
import type { AnswerFacts, HtmlFacts, PageFacts } from '#lib/page/facts';
import { isFilledByScripts } from '#lib/page/filled-by-scripts';
import { htmlParts } from '#lib/page/gathered';
import { readPageFacts } from '#lib/page/read-page';
import { screens } from '#lib/screens';
import { countWords } from '#lib/text/count-words';
import type { LoadedPage, VisitNews } from '#ports/browser/port';
import { ownerOf } from './tag-owners.ts';

interface RenderOptions {
  browser: Ports['browser'];
  signal: AbortSignal;
  onNews?: ((news: VisitNews) => void) | undefined;
}

/**
 * Google's: a phone's width, and a window so high that what waits to be scrolled to is in it.
 * Source: developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading.
 */
const screen = { ...screens.phone, height: 12_000, colours: 'light' } as const;

type Rendered = HtmlFacts & Pick<PageFacts, 'rendered'>;

/**
 * A page as its scripts leave it.
 *
 * @throws ToolError of the browser, and `upstream-failed` when the server gave it another answer than a page.
 */
export async function renderPage(
  { answer, html }: { answer: AnswerFacts; html: HtmlFacts },
  { browser, signal, onNews }: RenderOptions,
): Promise<Rendered> {
  const hash = URL.parse(answer.requestedUrl)?.hash ?? '';
  const url = answer.url.includes('#') ? answer.url : answer.url + hash;
  return readVisit({ answer, html }, await loadForReading(url, { browser, signal, onNews }));
}

/**
 * Loads a page as search engines do.
 *
 * @throws ToolError of the browser, and `upstream-failed` when the server gave it another answer than a page.
 */
export async function loadForReading(url: string, { browser, signal, onNews }: RenderOptions): Promise<LoadedPage> {
  const visit = await browser.load({ ...{ url, screen, signal }, ...(onNews && { onNews }) });
  if (visit.status < 400) return visit;
  throw new ToolError('upstream-failed', failedStatus(new URL(visit.url).host, visit.status));
}

/** A page as a visit of it found it, beside what the server sends to others. */
export function readVisit({ answer, html }: { answer: AnswerFacts; html: HtmlFacts }, visit: LoadedPage): Rendered {
  const { charset, charsetSource, isDamaged, source } = html.document;
  const read = (text: string, url: string) =>
    readPageFacts({ text, charset, source: charsetSource, isDamaged, answer: { url, headers: answer.headers } });
  const { sent = source, url, requests, console, cookies, dialogs, windows } = visit;
  // A server may send something else to a browser, and to each visitor.
  const before = sent === source ? html : read(sent, answer.url);
  const after = visit.html === source && url === answer.url ? html : read(visit.html, url);
  return { ...after, rendered: { before, url, requests, console, cookies, dialogs, windows } };
}

/** That a page is nearly empty until its scripts run, in a sentence; nothing where it is not, or where no browser could run them. */
export async function unrendered(facts: Partial<PageFacts>, browser: Ports['browser']): Promise<string | null> {
  if (!isRead(facts) || !needsScripts(facts)) return null;
  if ((await browser.missing()) !== undefined) return null;
  const words = counted(countWords(facts.text.whole), 'word');
  return `The HTML that the server sends has ${words}, and scripts that may add more. They were not run.`;
}

/** Whether a page is nearly empty until its scripts run. */
export function needsScripts(facts: Partial<PageFacts>): boolean {
  return isRead(facts) && isFilledByScripts(facts, isService);
}

function isRead(facts: Partial<PageFacts>): facts is HtmlFacts {
  return htmlParts.every((part) => facts[part] !== undefined);
}

/** Files of others that every kind of page has. */
function isService(url: string): boolean {
  const kind = ownerOf(URL.parse(url)?.hostname ?? '')?.kind;
  return kind !== undefined && kind !== 'Network' && kind !== 'Hosting' && kind !== 'Content';
}
