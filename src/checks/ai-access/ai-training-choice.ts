import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';
import { crawlers } from '#lib/robots-txt/crawlers';
import { rulesFor } from '#lib/robots-txt/decide';

export default defineCheck({
  title: 'robots.txt says what AI training may use',
  failed: 'robots.txt says nothing about AI training',
  severity: 'advice',
  why: 'AI training crawlers take everything that no rule forbids. Allowing or blocking them is your choice; this check only asks whether you made it.',
  source: sources.robotsTxt,
  looksAt: ['robots'],
  judge: ({ robots }) => {
    if (robots.outcome !== 'read') return 'does-not-apply';
    const named = crawlers.filter(
      ({ purpose, token }) =>
        purpose === 'ai-training' && rulesFor(robots.rules, token).agent?.toLowerCase() === token.toLowerCase(),
    );
    return named.length > 0
      ? 'passed'
      : [{ detail: 'No AI training crawler is named, so the rules for all crawlers apply.' }];
  },
  fix: () => ({
    words:
      'Name the crawlers and allow or block them; the generator lists them all. These lines block the largest ones.',
    code: 'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nUser-agent: CCBot\nDisallow: /',
    goes: 'robots.txt',
    tool: { slug: 'robots-txt-generator', input: {} },
  }),
  cases: {
    passes: { html: '<p>x', robotsTxt: 'User-agent: GPTBot\nDisallow: /' },
    fails: { html: '<p>x', robotsTxt: 'User-agent: *\nDisallow: /private' },
    doesNotApply: '<p>x',
  },
});
