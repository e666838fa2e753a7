import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

/** Words and signs of links that lead to the top of the page. */
const top = /^$|[↑⇧▲⬆^]|\b(?:top|up|oben|haut|arriba|inicio|topo|su|boven|menu|home)\b|上|顶|頂|トップ|위로|أعلى/i;

export default defineCheck({
  title: 'No link has an empty address',
  failed: 'Links have an empty address',
  severity: 'warning',
  why: 'An empty address leads to the page itself. Mostly the right one was forgotten, or a template had no value for it.',
  source: sources.links,
  looksAt: ['links', 'document'],
  judge: ({ links, document: { oddLinks } }) => {
    if (links.length + oddLinks.length === 0) return 'does-not-apply';
    const still = links.filter(({ hasHandler }) => !hasHandler);
    const empty = still.filter(({ href }) => href === '');
    const hashes = still.filter(({ href, text, label }) => href === '#' && !top.test(text || label));
    const dead = oddLinks.filter(({ kind }) => kind === 'dead');
    return [
      { wrong: empty, found: { detail: `${counted(empty.length, 'link has', 'links have')} an empty address.` } },
      {
        wrong: hashes,
        found: {
          severity: 'advice' as const,
          title: 'Links lead nowhere',
          detail: `${counted(hashes.length, 'link leads', 'links lead')} to #, which is the top of the page.`,
        },
      },
      {
        wrong: dead,
        found: {
          severity: 'advice' as const,
          title: 'Links have no address',
          detail: `${counted(dead.length, 'link has', 'links have')} no href, so nobody can follow ${dead.length === 1 ? 'it' : 'them'}.`,
        },
      },
    ].flatMap(({ wrong, found }) => (wrong.length === 0 ? [] : [{ ...found, where: wrong }]));
  },
  fix: 'Enter the address that the link should lead to, or remove the link.',
  cases: {
    passes: [
      '<a href=/tea>Tea</a><a href="#">Back to top</a>',
      '<a name=part></a><a aria-current=page>Tea</a><a href=/b>b</a>',
    ],
    fails: ['<a href="">Next chapter</a>', '<a href="#">Products</a>', '<a>Products</a>'],
    doesNotApply: '<p>x',
  },
});
