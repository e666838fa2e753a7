import type { Part } from './corpus.ts';
import { at, head, header, robots, swap, tag } from './plants.ts';
import { fileAnswer, pageAnswer, smallPage } from './world.ts';

const map = (site: string) => `\nSitemap: https://${site}/sitemap.xml\n`;

const part: Part = {
  area: 'AI access',
  faults: [
    {
      name: 'answer engines blocked',
      on: 'docs',
      plant: [
        robots(
          `User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /\n\nUser-agent: *\nAllow: /${map('docs.ledgerline.example')}`,
        ),
      ],
      says: /OAI-SearchBot|PerplexityBot|answer/i,
      least: 'advice',
    },
    {
      name: 'one of the fetchers of people blocked',
      on: 'shop',
      plant: [
        robots(
          `User-agent: ChatGPT-User\nDisallow: /teas/\n\nUser-agent: *\nAllow: /${map('www.harbour-tea.example')}`,
        ),
      ],
      says: /ChatGPT-User/i,
      least: 'advice',
    },
    {
      name: 'name of a crawler misspelt',
      on: 'news',
      plant: [
        robots(`User-agent: GPT-Bot\nDisallow: /\n\nUser-agent: *\nAllow: /${map('www.courrier-du-lac.example')}`),
      ],
      says: /GPT-Bot/i,
      least: 'advice',
    },
    {
      name: 'crawler that has another name today',
      on: 'blog',
      plant: [
        robots(
          `User-agent: anthropic-ai\nUser-agent: Claude-Web\nDisallow: /\n\nUser-agent: *\nAllow: /${map('krume-und-kruste.example')}`,
        ),
      ],
      says: /anthropic-ai|Claude-Web|ClaudeBot/i,
      least: 'advice',
    },
    {
      name: 'text that needs a script',
      on: 'landing',
      plant: [
        swap(tag.main, '<main id="content"><div id="root"></div></main>'),
        swap('</body>', '<script src="/js/site.js"></script></body>'),
      ],
      says: /javascript|script/i,
    },
    {
      name: 'data-nosnippet around everything',
      on: 'event',
      plant: [swap('<main id="content">', '<main id="content" data-nosnippet>')],
      says: /nosnippet|snippet|quote/i,
      least: 'advice',
    },
    {
      name: 'snippets of no length',
      on: 'recipe',
      plant: [head('<meta name="robots" content="max-snippet:0">')],
      says: /snippet|quote/i,
      least: 'advice',
    },
    {
      name: 'nosnippet by header',
      on: 'shop',
      plant: [header('x-robots-tag', 'nosnippet')],
      says: /snippet|quote/i,
      least: 'advice',
    },
    {
      name: 'llms.txt without a heading',
      on: 'docs',
      plant: [at('/llms.txt', fileAnswer('text/plain', 'Ledgerline documentation\n\nSee /api/ for everything.\n'))],
      says: /llms\.txt/i,
      least: 'advice',
    },
    {
      name: 'llms.txt that is a page',
      on: 'landing',
      plant: [
        at('/llms.txt', pageAnswer(smallPage({ url: 'https://turnofacil.example/', lang: 'es', words: 'TurnoFácil' }))),
      ],
      says: /llms\.txt/i,
      least: 'advice',
    },
    {
      name: 'llms.txt with links that are gone',
      on: 'docs',
      plant: [
        at(
          '/llms.txt',
          fileAnswer(
            'text/plain',
            '# Ledgerline\n\n> Invoices by API.\n\n## Docs\n\n- [Quickstart](https://docs.ledgerline.example/quickstart): first steps\n',
          ),
        ),
      ],
      says: /llms\.txt/i,
      where: /quickstart/,
      least: 'advice',
    },
    {
      name: 'llms.txt with malformed links',
      on: 'blog',
      plant: [
        at(
          '/llms.txt',
          fileAnswer(
            'text/plain',
            '# Krume und Kruste\n\n## Rezepte\n\n- Roggenbrot (https://krume-und-kruste.example/rezepte)\n- [Baguette] https://krume-und-kruste.example/rezepte\n',
          ),
        ),
      ],
      says: /llms\.txt/i,
      least: 'advice',
    },
    {
      name: 'firewall answers AI crawlers with a challenge',
      on: 'news',
      plant: [
        header('cf-mitigated', 'challenge'),
        swap(
          tag.main,
          '<main id="content"><h1>Vérification en cours</h1><p>Activez JavaScript pour continuer.</p></main>',
        ),
      ],
      says: /challenge|javascript|bot|firewall/i,
    },
    {
      name: 'every crawler blocked but Googlebot',
      on: 'event',
      plant: [robots(`User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /${map('orchard-hall.example')}`)],
      says: /block|keeps|may not read/i,
      where: /bing|OAI|answer|crawler/i,
      least: 'advice',
    },
  ],
};

export default part;
