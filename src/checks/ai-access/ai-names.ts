import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { isOneEditApart } from '#lib/edit-distance';
import { sources } from '#lib/page/sources.data';
import { crawlers, isCrawlerToken } from '#lib/robots-txt/crawlers';
import { agentName } from '#lib/robots-txt/product-token';

/** Names that crawlers had before, and names of products that no crawler goes by, with what to write. */
const otherNames = new Map(
  Object.entries({
    ...{ 'anthropic-ai': 'ClaudeBot', 'claude-web': 'ClaudeBot', claude: 'ClaudeBot', anthropic: 'ClaudeBot' },
    ...{ chatgpt: 'GPTBot', openai: 'GPTBot', 'chatgpt-bot': 'GPTBot', commoncrawl: 'CCBot' },
    ...{ bard: 'Google-Extended', 'google-ai': 'Google-Extended', gemini: 'Google-Extended' },
    ...{ perplexity: 'PerplexityBot', perplexityai: 'PerplexityBot', copilot: 'Bingbot', bingchat: 'Bingbot' },
  }),
);

/** User-agent lines that are looked at. */
const MOST = 500;

const known = crawlers.filter(({ purpose }) => purpose.startsWith('ai-')).map(({ token }) => token);
const byLetters = new Map(known.map((token) => [letters(token), token]));

export default defineCheck({
  title: 'robots.txt calls AI crawlers by their names',
  failed: 'robots.txt calls AI crawlers by names that they do not have',
  severity: 'advice',
  why: 'A crawler looks for its exact name. Rules for a misspelled or outdated name apply to no crawler.',
  source: sources.robotsTxt,
  looksAt: ['robots'],
  judge: ({ robots: { outcome, rules } }) => {
    if (outcome !== 'read') return 'does-not-apply';
    const agents = rules.groups.flatMap((group) => group.agents).slice(0, MOST);
    const named = new Set(agents.map(({ token }) => token.toLowerCase()));
    const wrong = agents.flatMap(({ line, isEveryone, fullName }) => {
      const meant = isEveryone ? undefined : meantBy(fullName);
      return meant === undefined || named.has(meant.toLowerCase()) ? [] : [{ line, fullName, meant }];
    });
    if (agents.length === 0) return 'does-not-apply';
    return wrong.length === 0
      ? 'passed'
      : [
          {
            about: 'robots.txt',
            detail: `${counted(wrong.length, 'User-agent line names', 'User-agent lines name')} no AI crawler of today.`,
            where: wrong.map(
              ({ line, fullName, meant }) => `robots.txt, line ${line}: ${fullName.slice(0, 100)}, today ${meant}`,
            ),
          },
        ];
  },
  fix: 'Write the name as the operator documents it. The generator of robots.txt lists them all.',
  cases: {
    passes: [
      { html: '<p>x', robotsTxt: 'User-agent: gptbot\nUser-agent: constructor\nDisallow: /' },
      { html: '<p>x', robotsTxt: 'User-agent: anthropic-ai\nUser-agent: ClaudeBot\nDisallow: /' },
    ],
    fails: [
      { html: '<p>x', robotsTxt: 'User-agent: GPT-Bot\nDisallow: /' },
      { html: '<p>x', robotsTxt: 'User-agent: PerplexitBot\nDisallow: /' },
      { html: '<p>x', robotsTxt: 'User-agent: Claude-Web\nDisallow: /' },
    ],
    doesNotApply: '<p>x',
  },
});

function meantBy(name: string): string | undefined {
  const written = agentName(name).fullName.toLowerCase();
  if (written === '' || isCrawlerToken(written)) return undefined;
  return (
    otherNames.get(written) ??
    byLetters.get(letters(written)) ??
    known.find((token) => token.length > 5 && isOneEditApart(written, token.toLowerCase()))
  );
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
