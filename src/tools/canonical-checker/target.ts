import type { Ports } from '#kit/ports';
import type { Finding } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import { saysNoindex } from '#lib/page/directives';
import { quoted } from '#lib/page/quoted';
import { softFailure } from '#lib/page/soft-failure';
import { gatherPage } from '#lookups/gather-page';
import { createRobotsCheck } from '#lookups/robots-check';

/** The page that another names as canonical. */
interface Target {
  asked: string;
  /** The address that answered. */
  url: string;
  /** 0 when nothing answered. */
  status: number;
  /** Complete; empty when it names none. */
  canonical: string;
  /** Whether nothing keeps it out of search engines. */
  isListed: boolean;
  /** What it says in place of a page: "Page not found". */
  failure: string | undefined;
  /** Whether robots.txt of its site keeps Googlebot out. */
  isBlocked: boolean;
}

/** Looks at the page itself; what failed is told by its status. */
export async function visitTarget(
  asked: string,
  { http, signal }: { http: Ports['http']; signal: AbortSignal },
): Promise<Target> {
  try {
    const mayRead = createRobotsCheck({ http, signal, crawler: 'Googlebot' });
    const [{ facts }, isReadable] = await Promise.all([
      gatherPage(asked, { http, signal, parts: new Set() }),
      mayRead(asked),
    ]);
    const { url = asked, status = 0 } = facts.answer ?? {};
    const isListed = status === 200 && isReadable && !facts.head?.robots.some(saysNoindex);
    const { head, headings, text } = facts;
    const failure = head && headings && text ? softFailure({ head, headings, text })?.words : undefined;
    const canonical = head?.canonicals[0]?.url ?? '';
    return { asked, url, status, canonical, isListed, isBlocked: !isReadable, failure };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return { asked, url: asked, status: 0, canonical: '', isListed: false, isBlocked: false, failure: undefined };
  }
}

const about = {
  why: 'Search engines accept a canonical address only if they may list that page; otherwise they choose one themselves.',
  source: {
    name: 'Google: canonical addresses',
    url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  },
};

/** What is wrong with the page that is named. */
export function judgeTarget({ asked, url, status, canonical, isListed, isBlocked, failure }: Target): Finding[] {
  const say = (title: string, detail: string, words: string): Finding => ({
    severity: 'error',
    title,
    detail,
    where: [asked],
    ...about,
    fix: { words },
  });
  if (status !== 200) {
    const what = status === 0 ? 'does not answer' : `answers with status ${status}`;
    return [
      say(
        'The canonical page cannot be read',
        `The canonical page ${what}.`,
        'Use an address that answers with status 200.',
      ),
    ];
  }
  if (url.replace(/#.*$/s, '') !== asked.replace(/#.*$/s, '')) {
    return [
      say(
        'The canonical address is redirected',
        `The canonical address leads to ${url}.`,
        'Use the address at the end of the redirects.',
      ),
    ];
  }
  if (failure !== undefined)
    return [
      say(
        'The canonical page is an error page',
        `The canonical page says ${quoted(failure)} (a soft 404).`,
        'Use the address of a page that exists.',
      ),
    ];
  if (isBlocked)
    return [
      say(
        'The canonical page may not be read',
        'robots.txt blocks the canonical page for Googlebot.',
        'Allow it in robots.txt, or name another page.',
      ),
    ];
  if (!isListed)
    return [
      say(
        'The canonical page must not be listed',
        'The canonical page says noindex.',
        'Remove noindex there, or name another page.',
      ),
    ];
  if (canonical !== '' && canonical.replace(/#.*$/s, '') !== asked.replace(/#.*$/s, '')) {
    return [
      say(
        'The canonical page names another one',
        `The canonical page itself names ${canonical} as canonical.`,
        'Make all of them name the same page.',
      ),
    ];
  }
  return [];
}
