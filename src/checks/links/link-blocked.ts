import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { decide, decideBy, rulesFor } from '#lib/robots-txt/decide';

/** Different addresses that are looked up. */
const MOST = 100;
/** Parts of addresses that sites rightly keep out: what is for one visitor, or without end. */
const own =
  /[?;]|\/(?:search|suche|recherche|buscar|cart|basket|warenkorb|panier|checkout|kasse|log-?in|sign-?in|anmelden|account|konto|admin|wp-|wish-?list|compare|register|print|feed|api|cgi-|user|my-?|tag|filter|go|out|click|redirect|download)/i;

export default defineCheck({
  title: 'Search engines may read the pages that are linked',
  failed: 'Links lead to pages that search engines may not read',
  severity: 'warning',
  why: 'The page recommends what robots.txt keeps search engines from. They list such pages without a description, or not at all.',
  source: {
    name: 'Google: introduction to robots.txt',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  },
  looksAt: ['links', 'robots', 'answer'],
  judge: ({ links, robots, answer: { url } }) => {
    if (robots.outcome !== 'read' || !decide(robots.rules, { userAgent: 'Googlebot', url }).allowed)
      return 'does-not-apply';
    const { origin } = new URL(url);
    const pages = links.filter(
      (link) =>
        link.url.startsWith(`${origin}/`) && !link.rel.includes('nofollow') && !own.test(link.url.slice(origin.length)),
    );
    if (pages.length === 0) return 'does-not-apply';
    const rules = rulesFor(robots.rules, 'Googlebot');
    const different = new Map(pages.map((link) => [link.url.replace(/#.*$/s, ''), link]));
    const blocked = [...different].slice(0, MOST).filter(([address]) => !decideBy(rules, address).allowed);
    return blocked.length === 0
      ? 'passed'
      : [
          {
            detail: `robots.txt blocks ${counted(blocked.length, 'page that is linked here', 'pages that are linked here')}.`,
            where: blocked.map(([, link]) => link),
          },
        ];
  },
  fix: ({ answer: { url } }) => ({
    words: 'If these pages should be found, allow them in robots.txt. If not, leave it as it is.',
    tool: { slug: 'robots-txt-tester', input: { url } },
  }),
  cases: {
    passes: { html: '<a href=/tea>Tea</a><a href=/cart>Cart</a>', robotsTxt: 'User-agent: *\nDisallow: /cart' },
    fails: { html: '<a href=/tea>Tea</a>', robotsTxt: 'User-agent: *\nDisallow: /tea' },
    doesNotApply: '<a href=/tea>Tea</a>',
  },
});
