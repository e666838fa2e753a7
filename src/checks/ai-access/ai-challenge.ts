import { defineCheck } from '#kit/check';

/** Headers by which a firewall says that it did not let the visit through. Sources: documentation of Cloudflare, AWS and Vercel. */
const challenges: Readonly<Record<string, RegExp>> = {
  'cf-mitigated': /^challenge$/i,
  'x-amzn-waf-action': /^(?:challenge|captcha)$/i,
  'x-vercel-mitigated': /^(?:challenge|deny)$/i,
};

export default defineCheck({
  title: 'No firewall stops crawlers',
  failed: 'A firewall stops crawlers',
  severity: 'warning',
  why: 'Visitors without a browser, AI crawlers among them, get a riddle for JavaScript in place of the page.',
  source: {
    name: 'Cloudflare: how a challenge is told',
    url: 'https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/',
  },
  looksAt: ['answer'],
  judge: ({ answer: { headers } }) => {
    const found = Object.entries(challenges).filter(([name, pattern]) => pattern.test(headers[name]?.trim() ?? ''));
    if (found.length === 0) return 'passed';
    return [
      {
        detail: 'A firewall answered our visit with a challenge that needs JavaScript, not with the page.',
        where: found.map(([name]) => `${name}: ${headers[name]?.slice(0, 100)}`),
      },
    ];
  },
  fix: 'Let verified crawlers of search engines and AI assistants through in the settings of the firewall, often called verified bots.',
  cases: {
    passes: '<p>x',
    fails: { html: '<p>x', headers: { 'cf-mitigated': 'challenge' } },
    doesNotApply: null,
  },
});
