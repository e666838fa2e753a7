import type { Part } from './corpus.ts';
import { at, head, header, robots, swap, tag } from './plants.ts';
import { fileAnswer } from './world.ts';

const map = (site: string) => `\nSitemap: https://${site}/sitemap.xml\n`;

const part: Part = {
  area: 'AI access',
  faults: [
    {
      name: 'search of an assistant kept out',
      on: 'garden',
      plant: [
        robots(
          `User-agent: Claude-SearchBot\nUser-agent: OAI-SearchBot\nDisallow: /2025/\n\nUser-agent: *\nDisallow: /wp-admin/${map('slowbeds.example')}`,
        ),
      ],
      says: /OAI-SearchBot|Claude-SearchBot|answer/i,
      least: 'advice',
    },
    {
      name: 'people who ask an assistant kept out',
      on: 'hotel',
      plant: [
        robots(
          `User-agent: Perplexity-User\nUser-agent: Claude-User\nDisallow: /\n\nUser-agent: *\nAllow: /${map('yunxi-inn.example')}`,
        ),
      ],
      says: /Perplexity-User|Claude-User|answer/i,
      least: 'advice',
    },
    {
      name: 'crawler under a name it never had',
      on: 'dentist',
      plant: [
        robots(`User-agent: ChatGPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /${map('clinica-arroios.example')}`),
      ],
      says: /ChatGPTBot/i,
      least: 'advice',
    },
    {
      name: 'crawler under its old name',
      on: 'saddle',
      plant: [robots(`User-agent: Claude-Web\nDisallow: /\n\nUser-agent: *\nAllow: /${map('bottegacuoio.example')}`)],
      says: /Claude-Web|ClaudeBot/i,
      least: 'advice',
    },
    {
      name: 'text by scripts',
      on: 'planner',
      plant: [
        swap(tag.main, '<div id="app"></div><noscript>Veuillez activer JavaScript.</noscript>'),
        swap('</body>', '<script type="module" src="/js/site.js"></script></body>'),
      ],
      says: /javascript|script/i,
    },
    {
      name: 'nothing may be quoted',
      on: 'course',
      plant: [swap('<main id="content">', '<main id="content"><div data-nosnippet>'), swap('</main>', '</div></main>')],
      says: /nosnippet|snippet|quote/i,
      least: 'advice',
    },
    {
      name: 'no character may be quoted',
      on: 'saddle',
      plant: [header('x-robots-tag', 'max-snippet:0')],
      says: /snippet|quote/i,
      least: 'advice',
    },
    {
      name: 'nosnippet in the tag',
      on: 'magazine',
      plant: [head('<meta name="robots" content="nosnippet, noarchive">')],
      says: /snippet|quote/i,
      least: 'advice',
    },
    {
      name: 'llms.txt in HTML',
      on: 'garden',
      plant: [at('/llms.txt', fileAnswer('text/html', '<!doctype html><html><body><h1>Slow Beds</h1></body></html>'))],
      says: /llms\.txt/i,
      least: 'advice',
    },
    {
      name: 'llms.txt that begins with a list',
      on: 'wiki',
      plant: [
        at(
          '/llms.txt',
          fileAnswer(
            'text/plain',
            '- [Su değirmeni](https://ansiklopedi.example/madde/su-degirmeni)\n\n# Açık Ansiklopedi\n',
          ),
        ),
      ],
      says: /llms\.txt/i,
      least: 'advice',
    },
    {
      name: 'llms.txt of links that are gone',
      on: 'planner',
      plant: [
        at(
          '/llms.txt',
          fileAnswer(
            'text/plain',
            '# Planibord\n\n> Calendrier partagé.\n\n## Aide\n\n- [Premiers pas](https://www.planibord.example/fr-ca/premiers-pas): guide\n',
          ),
        ),
      ],
      says: /llms\.txt/i,
      where: /premiers-pas/,
      least: 'advice',
    },
    {
      name: 'llms.txt of two titles',
      on: 'dentist',
      plant: [at('/llms.txt', fileAnswer('text/plain', '# Clínica Arroios\n\n# Tratamentos\n\n- Implantes\n'))],
      says: /llms\.txt/i,
      least: 'advice',
    },
    {
      name: 'page of a challenge',
      on: 'magazine',
      plant: [
        swap(tag.title, '<title>Just a moment...</title>'),
        swap(
          tag.main,
          '<main id="content"><h1>derech.example</h1><p>Checking if the site connection is secure. Enable JavaScript and cookies to continue</p></main>',
        ),
      ],
      says: /challenge|javascript|bot|firewall|moment/i,
    },
    {
      name: 'all but two crawlers kept out',
      on: 'wiki',
      plant: [
        robots(
          `User-agent: Googlebot\nUser-agent: Bingbot\nAllow: /\n\nUser-agent: *\nDisallow: /${map('ansiklopedi.example')}`,
        ),
      ],
      says: /block|keeps|may not read/i,
      where: /duck|OAI|answer|crawler|apple/i,
      least: 'advice',
    },
  ],
};

export default part;
