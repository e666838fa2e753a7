import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';
import { crawlers } from '#lib/robots-txt/crawlers';
import { decide } from '#lib/robots-txt/decide';

export default defineCheck({
  title: 'AI answer engines may read the page',
  failed: 'AI answer engines may not read the page',
  severity: 'advice',
  why: 'Assistants such as ChatGPT, Claude and Perplexity only quote and link pages that they may read. Blocking them is a valid choice, too.',
  source: sources.robotsTxt,
  looksAt: ['robots', 'answer'],
  judge: ({ robots, answer }) => {
    if (robots.outcome !== 'read') return 'does-not-apply';
    const blocked = crawlers.filter(
      ({ purpose, token }) =>
        purpose === 'ai-answers' && !decide(robots.rules, { userAgent: token, url: answer.url }).allowed,
    );
    return blocked.length === 0
      ? 'passed'
      : [
          {
            detail: `robots.txt blocks ${counted(blocked.length, 'crawler')} of AI answer engines from this page.`,
            where: blocked.map(({ token, operator }) => `${token} (${operator})`),
          },
        ];
  },
  fix: ({ answer }) => ({
    words: 'If you want to be quoted, allow these crawlers in robots.txt. Use the tester to see what each rule does.',
    tool: { slug: 'robots-txt-tester', input: { url: answer.url, userAgent: 'PerplexityBot' } },
  }),
  cases: {
    passes: { html: '<p>x', robotsTxt: 'User-agent: *\nDisallow: /private/' },
    fails: { html: '<p>x', robotsTxt: 'User-agent: PerplexityBot\nDisallow: /' },
    doesNotApply: '<p>x',
  },
});
