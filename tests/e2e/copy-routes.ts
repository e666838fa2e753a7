import type { Route } from '../servers/http-server.ts';
import { type SearchFault, searxngRoute } from '../servers/search-routes.ts';

const dance =
  'Honey bees tell each other where food can be found by dancing on the comb. A worker that has discovered a rich patch of flowers walks in a straight line while shaking her abdomen, then circles back to where she began. The angle of the line shows the direction in relation to the sun, and the length of the walk tells the distance.';
const harbour =
  'The old harbour was built of granite blocks that were cut by hand on the far side of the bay. Every block was floated across on a raft at high water and set before the tide turned. Ropes of hemp and two wooden cranes were the only machines, and yet the wall has not moved by the width of a finger in two hundred years.';
const glass =
  'Window glass of that time was blown as a great bubble, opened, and spun until it became a flat disc. The panes near the rim were thin and clear, while the middle kept the thick scar of the rod. Poor people bought the middle pieces because they were cheap, and today collectors pay high prices for them.';

/** Articles of the small wiki in which passages are looked for. */
export const copiedArticles = [['Dance of the bees', dance]] as const;

const pages = [
  ['/copies/harbour', 'How the harbour wall was built', harbour],
  ['/copies/glass', 'Windows of two centuries', glass],
  [
    '/copies/gone',
    'A page that is gone',
    'The lighthouse keeper of Farrow Point counted forty ships in a single foggy night.',
  ],
  [
    '/copies/slow',
    'A page that is slow',
    'Nine clockmakers of the valley shared one single furnace and quarrelled over its ashes.',
  ],
] as const;

const faults: Readonly<Record<string, SearchFault>> = {
  // As an instance that gives no JSON.
  tortoise: { status: 403 },
};

/** An essay of which a part is copied, a part edited, a part said in other words, and a part its author's own. */
export const essay = [
  'My aunt kept bees, and I was afraid of them until she explained what they say. Honey bees tell each other where food can be found by dancing on the comb. A worker that has discovered a rich patch of flowers walks in a straight line while shaking her abdomen, then circles back to where she began. I have looked for this dance in every hive since then.',
  'From her garden we could see the sea. The old harbour was built of granite blocks that were cut by hand on the far side of the bay. Each block was floated over on a raft at high water and placed before the tide turned. My uncle fished from that wall on most evenings, and he never caught anything worth the walk home.',
  'Her house had strange windows. Window glass of that time was blown as a great bubble, opened, and spun until it became a flat disc. Those with little money took the pieces from the middle since they cost less, and nowadays collectors give a lot for them. When the sun was low, each of them threw a green moon on the kitchen table, and I tried to catch these moons with a spoon.',
].join('\n\n');

const html = (title: string, text: string): Route => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav>Home Shop Contact</nav><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
});

/** A metasearch engine, and the pages that it and the small wiki name. */
export function copyRoutes(): Record<string, Route> {
  return {
    '/searx/search': (request, response) => {
      const found = pages.map(([path, ...rest]) => [`http://${request.headers.host}${path}`, ...rest] as const);
      searxngRoute({ pages: found, faults })(request, response);
    },
    '/wiki/Dance_of_the_bees': html('Dance of the bees', dance),
    '/copies/harbour': html('How the harbour wall was built', harbour),
    '/copies/glass': html('Windows of two centuries', glass),
    '/copies/slow': () => undefined,
    '/copies/gone': { status: 410, body: 'Gone.' },
  };
}
