import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';
import { endFindings } from './end-findings.ts';
import type { Chain } from './follow-way.ts';
import { generator } from './generator.ts';
import { isRedirect, isTemporary } from './status-meaning.ts';
import { stepFindings } from './step-findings.ts';

const statuses = {
  name: 'Google: HTTP status codes',
  url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
};
const https = { name: 'web.dev: why HTTPS matters', url: 'https://web.dev/articles/why-https-matters' };

/** What is wrong with the way of one address. */
export function chainFindings(chain: Chain): Finding[] {
  const { url, hops, failure } = chain;
  const where = hops.map((hop) => `${hop.status} ${hop.url}`);
  const last = hops.at(-1);
  if (!last) {
    return [
      {
        severity: 'error',
        title: 'An address does not answer',
        detail: `${url}: ${failure}`,
        why: 'Links to it lead nowhere.',
        source: statuses,
        fix: { words: 'Check the spelling of the address, and whether the server is running.' },
      },
    ];
  }
  const ways = hops.slice(0, -1);
  const ending = endFinding(chain, where);
  if (ending) return [ending, ...stepFindings(chain)];
  return [
    ...stepFindings(chain),
    ...endFindings(chain),
    ...(ways.length > 1 ? [chainFinding(url, hops, where)] : []),
    ...(ways.some(({ status }) => isTemporary(status))
      ? [
          {
            severity: 'advice' as const,
            title: 'A redirect is only temporary',
            detail: `${url} is redirected with a temporary status.`,
            where: ways.filter(({ status }) => isTemporary(status)).map((hop) => `${hop.status} ${hop.url}`),
            why: 'Search engines may keep the old address in their results. That is right for a page that comes back, and wrong for one that has moved.',
            source: sources.redirects,
            fix: {
              words: 'If the page has moved permanently, redirect with 301 or 308.',
              tool: generator([url], last.url),
            },
          },
        ]
      : []),
    ...(hops.some((hop, at) => hop.url.startsWith('http:') && hops[at - 1]?.url.startsWith('https:'))
      ? [
          {
            severity: 'error' as const,
            title: 'A redirect leads to an unencrypted page',
            detail: `${url} leads from https:// to http://.`,
            where,
            why: 'Browsers warn about it, and data can be read in transit.',
            source: https,
            fix: { words: 'Redirect to the https:// address.' },
          },
        ]
      : []),
    ...(last.url.startsWith('http:') && last.status < 300
      ? [
          {
            severity: 'warning' as const,
            title: 'An address ends without encryption',
            detail: `${url} ends at ${last.url}, which is not encrypted.`,
            why: 'Browsers call such pages not secure.',
            source: https,
            fix: {
              words: 'Redirect every http:// address to its https:// form with 301.',
              tool: generator([last.url], last.url.replace(/^http:/, 'https:')),
            },
          },
        ]
      : []),
  ];
}

function endFinding({ url, hops, end, failure }: Chain, where: string[]): Finding | undefined {
  const { status = 0 } = hops.at(-1) ?? {};
  const common = { severity: 'error' as const, where };
  if (end === 'loop') {
    return {
      ...common,
      title: 'Redirect loop',
      detail: `${url} redirects back to itself: no page is ever reached.`,
      why: 'Browsers and search engines give up.',
      source: sources.redirects,
      fix: {
        words:
          'Delete one of the rules. Often the server and an application each redirect: one to https:// or www., the other back.',
      },
    };
  }
  if (end === 'endless') {
    return {
      ...common,
      title: 'There are too many redirects',
      detail: `${url} is redirected more than 10 times.`,
      why: 'Googlebot follows ten redirects and then gives up.',
      source: sources.redirects,
      fix: { words: 'Redirect the first address directly to the last one.' },
    };
  }
  if (end === 'failed') {
    return {
      ...common,
      title: 'A redirect leads nowhere',
      detail: `The last redirect of ${url} cannot be followed. ${failure}`,
      why: 'Visitors and search engines get an error instead of a page.',
      source: sources.redirects,
      fix: { words: 'Correct the target address.' },
    };
  }
  if (status >= 300 && status <= 399) {
    const isWithout = isRedirect(status);
    return {
      ...common,
      severity: isWithout ? 'error' : 'warning',
      title: isWithout ? 'A redirect names no address' : 'A status that is not followed',
      detail: isWithout
        ? `${url} ends with status ${status}, without the header Location: it leads nowhere.`
        : `${url} ends with status ${status}, which browsers and search engines do not follow like a redirect.`,
      why: 'Visitors see an empty page or a choice in place of the new page.',
      source: statuses,
      fix: { words: 'Redirect with status 301, and name the new address in the header Location.' },
    };
  }
  if (status < 400) return undefined;
  const what = status === 429 || status >= 500 ? 'the server fails' : 'there is no page';
  return {
    ...common,
    severity: 'error',
    title: hops.length > 1 ? 'A redirect ends at an error' : 'An address answers with an error',
    detail: `${url} ends with status ${status}: ${what}.`,
    why: 'Search engines drop addresses that answer with an error, and visitors leave.',
    source: statuses,
    fix: {
      words:
        hops.length > 1
          ? 'Redirect to an existing page that is closest to the old one.'
          : 'Restore the page, or redirect its address to the closest one.',
    },
  };
}

function chainFinding(url: string, hops: Chain['hops'], where: string[]): Finding {
  const last = hops.at(-1)?.url ?? url;
  return {
    severity: 'warning',
    title: 'A redirect leads to another redirect',
    detail: `${url} is redirected ${counted(hops.length - 1, 'time')} before a page is reached.`,
    where,
    why: 'Every step costs visitors time, up to half a second on phones, and costs search engines an extra visit.',
    source: sources.redirects,
    fix: {
      words: 'Redirect each of these addresses directly to the last one, and update your own links.',
      tool: generator(
        hops.slice(0, -1).map((hop) => hop.url),
        last,
      ),
    },
  };
}
