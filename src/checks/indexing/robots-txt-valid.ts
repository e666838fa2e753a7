import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';
import { faultyLines } from '#lib/robots-txt/lint';

/** Findings that are told; the tester tells all. */
const MOST = 10;

export default defineCheck({
  title: 'Crawlers understand every line of robots.txt',
  failed: 'Crawlers do not understand robots.txt',
  severity: 'warning',
  why: 'Crawlers ignore what they do not understand, so a rule with a typo forbids nothing.',
  source: sources.robotsTxt,
  looksAt: ['robots'],
  judge: ({ robots: { outcome, text, rules, url } }) => {
    if (outcome !== 'read') return 'does-not-apply';
    const faults = faultyLines(text, rules);
    const told = faults.slice(0, MOST).map(({ line, message }) => ({
      about: 'robots.txt',
      detail: line === undefined ? `In robots.txt: ${message}` : `Line ${line} of robots.txt: ${message}`,
      where: [line === undefined ? url : `Line ${line}: ${lineOf(text, line)}`],
    }));
    const left = faults.length - told.length;
    const more = {
      detail: `In robots.txt there ${left === 1 ? 'is' : 'are'} ${counted(left, 'more fault', 'more faults')}.`,
    };
    return left > 0 ? [...told, more] : told;
  },
  fix: ({ robots: { url } }) => ({
    words: 'Correct these lines, and try the file in the tester.',
    tool: { slug: 'robots-txt-tester', input: { url: new URL('/', url).href } },
  }),
  cases: {
    passes: {
      html: '<p>x',
      robotsTxt: 'User-agent: *\nDisallow: /private/\nCrawl-delay: 5\nSitemap: https://example.com/sitemap.xml',
    },
    fails: [
      { html: '<p>x', robotsTxt: 'User-agent: *\nDissalow: /a\nNoindex: /b\nDisallow: c' },
      { html: '<p>x', robotsTxt: 'Disallow: /a\n\nUser-agent: *\nAllow: /' },
      { html: '<p>x', robotsTxt: '<!doctype html><title>Not here</title>' },
      { html: '<p>x', robotsTxt: 'User-agent: *\nAllow: /\nSitemap: /sitemap.xml' },
      { html: '<p>x', robotsTxt: `User-agent: *\n${'Disalow: /a\n'.repeat(11)}` },
    ],
    doesNotApply: '<p>x',
  },
});

function lineOf(text: string, line: number): string {
  return (text.split(/\r\n|\n|\r/, line).at(-1) ?? '').trim().slice(0, 200);
}
