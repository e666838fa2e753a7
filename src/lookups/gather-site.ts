import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type { PageFacts, SiteFacts, Visit } from '#lib/page/facts';
import { linksOf } from '#lib/page/head';
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

/** Style sheets, and scripts, that are asked whether they are there. */
const MOST_FILES = 4;

/** Asks the site of a page for what lies beside it, all at once. */
export async function gatherSite(
  { answer: { url }, ...page }: Partial<PageFacts> & Pick<PageFacts, 'answer'>,
  { http, signal }: SiteOptions,
): Promise<SiteFacts> {
  const own = new URL(url);
  const ask = (address: string, isText = false) => visit(address, { http, signal, isText });
  const at = (path: string) => new URL(path, own).href;
  const plain = new URL(own.href);
  plain.protocol = 'http:';
  const other = new URL(own.href);
  other.hostname = own.hostname.startsWith('www.') ? own.hostname.slice(4) : `www.${own.hostname}`;
  const hasOther = /[a-z]/i.test(own.hostname.split('.').at(-1) ?? '') && own.hostname.includes('.') && own.port === '';
  const [files, plainVisit, otherHost, llmsTxt, securityTxt, favicon, sitemap, nonsense] = await Promise.all([
    Promise.all(
      filesOf(page, own).map(async ({ address, what, at: place }) => ({ ...(await ask(address)), what, at: place })),
    ),
    own.protocol === 'https:' && own.port === '' ? ask(plain.href) : undefined,
    hasOther ? ask(other.href) : undefined,
    ask(at('/llms.txt'), true),
    ask(at('/.well-known/security.txt'), true),
    ask(at('/favicon.ico')),
    ask(at('/sitemap.xml'), true),
    ask(at('/no-page-has-this-name-0f3b7c')),
  ]);
  return { files, plain: plainVisit, otherHost, llmsTxt, securityTxt, favicon, sitemap, nonsense };
}

/** The files that a page cannot do without, each once. */
function filesOf({ head, resources, document }: Partial<PageFacts>, { host }: URL) {
  if (!head || !resources || !document) return [];
  const icons = linksOf(head, 'icon').map(({ href, at }) => ({ url: URL.parse(href, document.base)?.href ?? '', at }));
  const isOwn = ({ url }: { url: string }) => /^https?:/.test(url) && URL.parse(url)?.host === host;
  const all = [
    ...icons.slice(0, 1).map((each) => ({ ...each, what: 'icon' as const })),
    ...resources.styles.slice(0, MOST_FILES).map((each) => ({ ...each, what: 'style sheet' as const })),
    ...resources.scripts
      .filter(isOwn)
      .slice(0, MOST_FILES)
      .map((each) => ({ ...each, what: 'script' as const })),
  ];
  return [...new Map(all.filter(isOwn).map(({ url, at, what }) => [url, { address: url, at, what }])).values()];
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
