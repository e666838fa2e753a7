import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { failedStatus } from '#lib/failed-status';
import { decodePage } from '#lib/html/decode-page';
import { policyFacts } from '#lib/page/content-policy';
import { readCookies } from '#lib/page/cookies';
import type { AnswerFacts, HtmlFacts, PageFacts } from '#lib/page/facts';
import { type Gathered, htmlParts, type Missing, type Part } from '#lib/page/gathered';
import { readPageFacts } from '#lib/page/read-page';
import { findTechnologies } from '#lib/page/technologies';
import { decide } from '#lib/robots-txt/decide';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import type { LoadedPage, VisitNews } from '#ports/browser/port';
import type { HttpResponse } from '#ports/http/port';
import { gatherFiles } from './gather-files.ts';
import { gatherSite } from './gather-site.ts';
import { followRedirects } from './redirect-hops.ts';
import { readVisit, renderPage } from './render-page.ts';
import { fetchRobotsTxt } from './robots-file.ts';
import { ownerOf } from './tag-owners.ts';
import { kindOf, nameOfType, PAGE_TYPES } from './web-page.ts';

interface GatherOptions {
  http: Ports['http'];
  signal: AbortSignal;
  /** What must be known; robots.txt and the rest of the site are asked for only then. */
  parts: ReadonlySet<Part>;
  /** Files of the page that are asked for, when they must be known. */
  mostFiles?: number;
  /** Given: the page is loaded in it, and facts of its HTML are of what the scripts left; else it is not touched. */
  browser?: Ports['browser'] | undefined;
  /** How far the browser is. */
  onVisit?: (news: VisitNews) => void;
  /** Called when the page has been read, before its site is asked. */
  onPage?: (gathered: Gathered) => void;
}

/** Bytes of a page, decompressed. Pages that people read are shorter. */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Everything that is asked about the page at an address. What is no page, or a failure of the server, is an answer as well: its head
 * is known, and `missing` says why the rest is not.
 *
 * @throws ToolError when nothing answered, or may not be asked.
 */
export async function gatherPage(address: string, options: GatherOptions): Promise<Gathered> {
  const page = await withBrowser(await readAnswer(address, options), options);
  options.onPage?.(page);
  const { answer } = page.facts;
  if (!answer) return page;
  const { http, signal, mostFiles: most } = options;
  const { resources, pictures } = page.facts;
  const hasFiles = options.parts.has('files') && resources && pictures;
  const asked = options.parts.has('robots') || options.parts.has('site') ? robotsOf(answer, options) : undefined;
  const [robots, site, files] = await Promise.all([
    asked,
    asked && options.parts.has('site')
      ? gatherSite({ ...page.facts, answer }, { ...options, robots: asked })
      : undefined,
    hasFiles ? gatherFiles({ resources, pictures }, { http, signal, ...(most !== undefined && { most }) }) : undefined,
  ]);
  const facts = { ...page.facts, ...robots?.facts, ...(site && { site }), ...(files && { files }) };
  const missing = { ...page.missing, ...robots?.missing };
  const isBlocked = facts.robots && !decide(facts.robots.rules, { userAgent: 'Googlebot', url: answer.url }).allowed;
  const note = page.note ?? (isBlocked ? 'robots.txt forbids search engines to fetch this page.' : undefined);
  return { ...page, facts, missing, note };
}

/** Facts of which those of the answer and its HTML are known. */
type PageOnly = Partial<PageFacts> & HtmlFacts & Pick<PageFacts, 'answer' | 'cookies' | 'policies' | 'technologies'>;

/**
 * For tools that are of no use without a page.
 *
 * @throws ToolError that says what there is instead.
 */
export function requirePage({ facts, refusal, note = 'There is no page at this address.' }: Gathered): PageOnly {
  if (isPage(facts)) return facts;
  const { status = 0, kind = 'none' } = facts.answer ?? {};
  if (refusal) throw refusal;
  if (kind !== 'none') throw new ToolError('unsupported', note, { field: 'url' });
  const host = URL.parse(facts.answer?.url ?? '')?.host ?? 'The site';
  const code = status === 404 || status === 410 ? 'not-found' : 'upstream-failed';
  throw new ToolError(code, status >= 400 ? failedStatus(host, status) : note);
}

function isPage(facts: Partial<PageFacts>): facts is PageOnly {
  return facts.answer !== undefined && htmlParts.every((part) => facts[part] !== undefined);
}

async function readAnswer(address: string, { http, signal }: GatherOptions): Promise<Gathered> {
  try {
    const response = await http.get({ url: address, accept: PAGE_TYPES, maxBytes: MAX_BYTES, anyStatus: true, signal });
    return readResponse(address, response);
  } catch (error) {
    // What is too large, or in a coding that nobody knows, has a head all the same.
    if (!(error instanceof ToolError) || (error.code !== 'too-large' && error.code !== 'unsupported')) throw error;
    const { hops, end } = await followRedirects(address, { http, signal });
    const last = hops.at(-1);
    if (!last || end !== 'answered') throw error;
    const answer = { ...last, redirects: hops.slice(0, -1), body: new Uint8Array(), encodedBytes: 0, read: 0 };
    const why = { because: 'could-not-tell', reason: error.message } as const;
    return { ...withoutPage(answerFacts(address, answer, 'none'), why), refusal: error };
  }
}

/** @param visit The same page in a browser: then the facts of its HTML are of what the scripts left. */
export function readResponse(address: string, response: HttpResponse, visit?: LoadedPage): Gathered {
  const { status, headers, body, url } = response;
  const isRead = status >= 200 && status <= 299;
  const kind = kindOf(headers['content-type'] ?? '', body);
  const answer = answerFacts(address, response, isRead ? kindNames[kind ?? 'other'] : 'none');
  if (!isRead) return withoutPage(answer, { because: 'could-not-tell', reason: statusNote(status) });
  if (!kind) return withoutPage(answer, { because: 'does-not-apply', reason: nameOfType(answer.type) });
  const decoded = decodePage(body, headers['content-type']);
  if (kind === 'plain' || body.length === 0) {
    const { text, charset } = decoded;
    return withoutPage({ ...answer, plain: { text, charset } }, withoutTags[kind]);
  }
  const html = readPageFacts({ ...decoded, answer: { url, headers } });
  return ofPage(answer, visit ? readVisit({ answer, html }, visit) : html);
}

/** What is known of a page by its answer and its HTML. */
function ofPage(answer: AnswerFacts, html: HtmlFacts & Partial<PageFacts>): Gathered {
  const facts = {
    answer,
    ...html,
    cookies: cookiesOf(answer),
    policies: policyFacts(answer, html.head.metas),
    technologies: findTechnologies({ answer, head: html.head, resources: html.resources, ownerOf }),
  };
  return { facts, missing: {}, note: noteOf(answer, html) };
}

async function withBrowser(page: Gathered, { browser, signal, onVisit }: GatherOptions): Promise<Gathered> {
  if (!browser) return page;
  const { facts, missing } = page;
  if (!isPage(facts))
    return { ...page, missing: { ...missing, ...(missing.document && { rendered: missing.document }) } };
  const rendered = await renderPage({ answer: facts.answer, html: facts }, { browser, signal, onNews: onVisit });
  return ofPage(facts.answer, rendered);
}

const withoutTags = {
  plain: { because: 'does-not-apply', reason: 'This address leads to plain text, which has no tags.' },
  html: { because: 'could-not-tell', reason: 'The server sent an empty page.' },
} as const;

const kindNames = { html: 'page', plain: 'text', other: 'other' } as const;

function answerFacts(requestedUrl: string, response: HttpResponse, kind: AnswerFacts['kind']): AnswerFacts {
  const { body, ...head } = response;
  const type = (head.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return { ...head, requestedUrl, type, kind, byteLength: body.length };
}

function cookiesOf({ redirects, ...answer }: AnswerFacts) {
  return [...redirects, answer].flatMap(({ setCookies, url }) => readCookies(setCookies, url));
}

function withoutPage(answer: AnswerFacts, why: Missing): Gathered {
  const missing = Object.fromEntries([...htmlParts, 'files' as const].map((part) => [part, why]));
  const marks = {
    answer,
    head: { metas: [], links: [] },
    resources: { scripts: [], styles: [], frames: [], mentioned: [] },
    ownerOf,
  };
  const facts = {
    answer,
    cookies: cookiesOf(answer),
    policies: policyFacts(answer, []),
    technologies: findTechnologies(marks),
  };
  return { facts, missing, note: why.reason };
}

function statusNote(status: number): string {
  if (status === 401 || status === 407) return `The server requires a login (${status}), so there was no page to read.`;
  if (status === 403) return 'The server refuses to show this page to us (403). It may show it to visitors.';
  if (status === 404 || status === 410) return `There is no page at this address (${status}).`;
  if (status === 429)
    return 'The server says that it gets too many requests from us (429), so there was no page to read.';
  if (status >= 500) return `The server failed (${status}), so there was no page to read.`;
  if (status >= 300 && status <= 399) return `The redirects of this address do not lead to a page (${status}).`;
  return `The server answered with status ${status}, so there was no page to read.`;
}

/** Words of a page below which a password field makes it a login. */
const LOGIN_WORDS = 150;

function noteOf(
  answer: AnswerFacts,
  { document, forms, text }: Pick<Gathered['facts'], 'document' | 'forms' | 'text'>,
) {
  if (document && !document.isWhole) {
    return 'This page has more than 200,000 elements. Only the first 200,000 were read.';
  }
  const asksPassword = forms?.some(({ fields }) => fields.some(({ type }) => type === 'password'));
  if (asksPassword && (text?.words ?? 0) < LOGIN_WORDS) {
    const isElsewhere = answer.redirects.length > 0;
    return `This is a login page${isElsewhere ? ', to which the address redirects' : ''}. The page behind it was not read.`;
  }
  return undefined;
}

async function robotsOf(
  { url }: AnswerFacts,
  { http, signal }: GatherOptions,
): Promise<Pick<Gathered, 'facts' | 'missing'>> {
  const site = new URL(url);
  try {
    const file = await fetchRobotsTxt(site, http, signal);
    const outcome = file.outcome === 'given' ? 'read' : file.outcome;
    const found = file.url ?? `${site.origin}/robots.txt`;
    return { facts: { robots: { ...file, outcome, url: found, rules: parseRobotsTxt(file.text) } }, missing: {} };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    const reason = `robots.txt could not be read: ${error.message}`;
    return { facts: {}, missing: { robots: { because: 'could-not-tell', reason } } };
  }
}
