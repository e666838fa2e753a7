import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type { PageFacts } from '#lib/page/facts';
import type { Gathered } from '#lib/page/gathered';
import { linksOf } from '#lib/page/head';
import type { SiteFacts, Visit } from '#lib/page/site-facts';
import { redirectTarget } from './redirect-hops.ts';

interface SiteOptions {
  http: Ports['http'];
  signal: AbortSignal;
}

/** Bytes of a file that are read; of a longer one only its head is told. */
const MOST_BYTES = 1024 * 1024;
/** UTF-16 units that are kept. */
const LONGEST = 100_000;
/** Milliseconds for one of the questions. */
const TIMEOUT = 6_000;
/** Links of llms.txt that are followed. */
const FEW = 5;

/** Asks the site of a page for what lies beside it, all at once. */
export async function gatherSite(
  { answer: { url }, ...page }: Partial<PageFacts> & Pick<PageFacts, 'answer'>,
  { http, signal, robots }: SiteOptions & { robots: Promise<Pick<Gathered, 'facts'>> },
): Promise<SiteFacts> {
  const own = new URL(url);
  const ask = (address: string, isText = false) => visit(address, { http, signal, isText });
  const at = (path: string) => new URL(path, own).href;
  const plain = new URL(own.href);
  plain.protocol = 'http:';
  const other = new URL(own.href);
  other.hostname = own.hostname.startsWith('www.') ? own.hostname.slice(4) : `www.${own.hostname}`;
  const hasOther = /[a-z]/i.test(own.hostname.split('.').at(-1) ?? '') && own.hostname.includes('.') && own.port === '';
  const [named, plainVisit, otherHost, llmsTxt, securityTxt, favicon, sitemap, nonsense] = await Promise.all([
    Promise.all(
      namedBy(page, own).map(async ({ address, what, at: place }) => ({ ...(await ask(address)), what, at: place })),
    ),
    own.protocol === 'https:' && own.port === '' ? ask(plain.href) : undefined,
    hasOther ? ask(other.href) : undefined,
    ask(at('/llms.txt'), true),
    ask(at('/.well-known/security.txt'), true),
    ask(at('/favicon.ico')),
    robots.then(({ facts }) => ask(sitemapOf(facts.robots) ?? at('/sitemap.xml'), true)),
    ask(at('/no-page-has-this-name-0f3b7c')),
  ]);
  const llmsLinks = await Promise.all(linksIn(llmsTxt, own).map((address) => ask(address)));
  return { named, plain: plainVisit, otherHost, llmsTxt, llmsLinks, securityTxt, favicon, sitemap, nonsense };
}

/** The first sitemap that robots.txt names by a whole address. */
function sitemapOf(robots: PageFacts['robots'] | undefined): string | undefined {
  const named = robots?.rules.sitemaps
    .map(({ url }) => URL.parse(url))
    .find((url) => url !== null && /^https?:$/.test(url.protocol));
  return named?.href;
}

/** What the head of a page names on its own host, each once. */
function namedBy({ head, document }: Partial<PageFacts>, { host }: URL) {
  if (!head || !document) return [];
  const feeds = linksOf(head, 'alternate').filter(({ type }) => /^application\/(?:rss|atom)\+xml$/i.test(type.trim()));
  return [
    ...linksOf(head, 'icon')
      .slice(0, 1)
      .map((tag) => ({ tag, what: 'icon' as const })),
    ...linksOf(head, 'apple-touch-icon')
      .slice(0, 1)
      .map((tag) => ({ tag, what: 'icon for phones' as const })),
    ...linksOf(head, 'manifest')
      .slice(0, 1)
      .map((tag) => ({ tag, what: 'manifest' as const })),
    ...feeds.slice(0, 1).map((tag) => ({ tag, what: 'feed' as const })),
  ].flatMap(({ tag: { href, at }, what }) => {
    const url = URL.parse(href, document.base);
    return url && /^https?:$/.test(url.protocol) && url.host === host ? [{ address: url.href, at, what }] : [];
  });
}

async function visit(url: string, { http, signal, isText }: SiteOptions & { isText: boolean }): Promise<Visit> {
  const nothing = { url, status: 0, location: '', type: '', text: '', failure: '' };
  try {
    const how = isText ? { anyStatus: true, maxBytes: MOST_BYTES } : { headOnly: true };
    const answer = await http.get({ url, ...how, timeout: TIMEOUT, signal });
    const type = (answer.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const text = /^text\/|xml$|json$/.test(type) ? new TextDecoder().decode(answer.body).slice(0, LONGEST) : '';
    return { ...nothing, url: answer.url, status: answer.status, location: redirectTarget(answer) ?? '', type, text };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    if (error.code === 'too-large' && isText) return visit(url, { http, signal, isText: false });
    return { ...nothing, failure: error.message };
  }
}

/** Different addresses of the page's own site that a Markdown file links to. */
function linksIn({ status, text, url }: Visit, page: URL): string[] {
  if (status !== 200) return [];
  const links = text.matchAll(/\]\(([^()\s]{1,2000})\)/g);
  const own = new Set<string>();
  for (const [, address = ''] of links) {
    const link = URL.parse(address, url);
    if (link?.host === page.host && /^https?:$/.test(link.protocol)) own.add(link.href.replace(/#.*$/s, ''));
    if (own.size >= FEW) break;
  }
  return [...own];
}
