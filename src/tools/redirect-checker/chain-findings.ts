import type { Finding } from '#kit/shapes';
import type { Hops } from '#lookups/redirect-hops';
import { isTemporary } from './status-meaning.ts';

/** An address that was followed, or why it could not be. */
export interface Chain extends Hops {
  url: string;
}

const redirects = {
  name: 'Google: redirects',
  url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
};
const statuses = {
  name: 'Google: HTTP status codes',
  url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
};
const https = { name: 'web.dev: why HTTPS matters', url: 'https://web.dev/articles/why-https-matters' };

/** What is wrong with the way of one address. */
export function chainFindings({ url, hops, end, failure }: Chain): Finding[] {
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
        fix: { words: 'Check the spelling of the address, and whether the server runs.' },
      },
    ];
  }
  const ways = hops.slice(0, -1);
  const ending = endFinding({ url, hops, end, failure }, where);
  if (ending) return [ending];
  return [
    ...(ways.length > 1 ? [chainFinding(url, hops, where)] : []),
    ...(ways.some(({ status }) => isTemporary(status))
      ? [
          {
            severity: 'advice' as const,
            title: 'A redirect is only for now',
            detail: `${url} is redirected with a status that says “for now”.`,
            where: ways.filter(({ status }) => isTemporary(status)).map((hop) => `${hop.status} ${hop.url}`),
            why: 'Search engines may keep the old address in their results. That is right for a page that comes back, and wrong for one that has moved.',
            source: redirects,
            fix: {
              words: 'If the page has moved for good, redirect with 301 or 308.',
              tool: generator([url], last.url),
            },
          },
        ]
      : []),
    ...(hops.some((hop, at) => hop.url.startsWith('http:') && hops[at - 1]?.url.startsWith('https:'))
      ? [
          {
            severity: 'error' as const,
            title: 'A redirect leaves the encryption',
            detail: `${url} leads from https:// to http://.`,
            where,
            why: 'Browsers warn of it, and what is sent can be read on the way.',
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
      title: 'Redirects go in a circle',
      detail: `${url} leads back to where it was: no page is ever reached.`,
      why: 'Browsers and search engines give up.',
      source: redirects,
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
      source: redirects,
      fix: { words: 'Redirect the first address straight to the last.' },
    };
  }
  if (end === 'failed') {
    return {
      ...common,
      title: 'A redirect leads nowhere',
      detail: `The last redirect of ${url} cannot be followed. ${failure}`,
      why: 'Visitors and search engines meet an error instead of a page.',
      source: redirects,
      fix: { words: 'Correct the address that it leads to.' },
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
          ? 'Redirect to a page that exists, the one nearest to the old one.'
          : 'Restore the page, or redirect its address to the nearest one.',
    },
  };
}

function chainFinding(url: string, hops: Chain['hops'], where: string[]): Finding {
  const last = hops.at(-1)?.url ?? url;
  return {
    severity: 'warning',
    title: 'A redirect leads to another redirect',
    detail: `${url} is redirected ${hops.length - 1} times before a page is reached.`,
    where,
    why: 'Every step costs the visitor time, on phones up to half a second, and search engines a visit.',
    source: redirects,
    fix: {
      words: 'Redirect each of these addresses straight to the last one, and change your own links to it.',
      tool: generator(
        hops.slice(0, -1).map((hop) => hop.url),
        last,
      ),
    },
  };
}

/** The redirect generator, filled in with straight ways. */
function generator(from: readonly string[], to: string) {
  return { slug: 'redirect-generator', input: { list: from.map((each) => `${each} ${to}`).join('\n') } };
}
