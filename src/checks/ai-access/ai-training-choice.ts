import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';
import { crawlers } from '#lib/robots-txt/crawlers.data';
import { rulesFor } from '#lib/robots-txt/decide';

export default defineCheck({
  title: 'robots.txt says what AI training may use',
  failed: 'robots.txt says nothing about AI training',
  severity: 'advice',
  why: 'Crawlers that train AI models take what no rule forbids. Whether yours may be taken is your choice; this asks only whether it was made.',
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
      : [{ detail: 'No crawler of AI training is named, so those rules hold that are for everyone.' }];
  },
  fix: () => ({
    words: 'Name the crawlers and allow or forbid them; the generator knows them all. This forbids the largest.',
    code: 'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nUser-agent: CCBot\nDisallow: /',
    tool: { slug: 'robots-txt-generator', input: {} },
  }),
  cases: {
    passes: { html: '<p>x', robotsTxt: 'User-agent: GPTBot\nDisallow: /' },
    fails: { html: '<p>x', robotsTxt: 'User-agent: *\nDisallow: /private' },
    doesNotApply: '<p>x',
  },
});
