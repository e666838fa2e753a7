import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { own } from '#lib/own';
import { kindsOfFiles } from '#lib/page/rendered-facts';
import { sources } from '#lib/page/sources.data';
import { decide, decideBy, rulesFor } from '#lib/robots-txt/decide';

/** What a page cannot be drawn without, in the browser's words. */
const needed = /^(?:Script|Stylesheet|Fetch|XHR)$/;
/** Addresses that are looked up. */
const MOST = 200;

export default defineCheck({
  title: 'robots.txt allows what scripts ask for',
  failed: 'robots.txt blocks what scripts ask for',
  severity: 'warning',
  why: 'Google fetches for its scripts only what robots.txt allows. Without the rest, it may see an empty page.',
  source: sources.scripts,
  looksAt: ['robots', 'answer', 'text', 'rendered'],
  judge: ({ robots, answer: { url }, text, rendered: { requests, before } }) => {
    if (robots.outcome !== 'read' || !decide(robots.rules, { userAgent: 'Googlebot', url }).allowed)
      return 'does-not-apply';
    const { origin } = new URL(url);
    const asked = new Map(requests.map((each) => [each.url, each]));
    const files = [...asked.values()].filter((each) => needed.test(each.type) && each.url.startsWith(`${origin}/`));
    if (files.length === 0) return 'does-not-apply';
    const rules = rulesFor(robots.rules, 'Googlebot');
    const blocked = files.slice(0, MOST).filter((each) => !decideBy(rules, each.url).allowed);
    if (blocked.length === 0) return 'passed';
    const byKind = Map.groupBy(blocked, ({ type }) => own(kindsOfFiles, type) ?? type);
    const parts = [...byKind].map(([kind, those]) => counted(those.length, kind));
    return [
      {
        about: 'robots.txt',
        detail: `robots.txt blocks ${new Intl.ListFormat('en').format(parts)} of this page for Googlebot.`,
        where: blocked.map((each) => each.url),
        ...(before.text.words < text.words / 2 && { severity: 'error' }),
      },
    ];
  },
  fix: ({ answer: { url } }) => ({
    words: 'Remove the rule, or add an Allow line for these addresses to the same group.',
    tool: { slug: 'robots-txt-tester', input: { url } },
  }),
  cases: {
    passes: {
      html: '<p>Tea',
      robotsTxt: 'User-agent: *\nDisallow: /private/',
      rendered: { requests: [{ url: 'https://example.com/api/tea' }] },
    },
    fails: [
      {
        html: '<p>Tea',
        robotsTxt: 'User-agent: *\nDisallow: /api/',
        rendered: { requests: [{ url: 'https://example.com/api/tea' }] },
      },
      {
        html: '<div id=root></div>',
        robotsTxt: 'User-agent: *\nDisallow: /api/',
        rendered: { html: '<p>Green tea', requests: [{ url: 'https://example.com/api/tea', type: 'XHR' }] },
      },
    ],
    doesNotApply: '<p>Tea',
  },
});
