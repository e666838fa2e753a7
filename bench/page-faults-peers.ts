import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { HtmlValidate } from 'html-validate';
import lighthouse from 'lighthouse';
import { chromiumPath, launchFlags } from '../scripts/browser.ts';
import { type Corpus, plantedIn, readCorpus } from './page-faults/corpus.ts';
import type { World } from './page-faults/world.ts';

/**
 * What others find of the open half: `node bench/page-faults-peers.ts [--every 1] [--lighthouse]`. html-validate reads each
 * page, Lighthouse visits it on a loopback server (12 seconds a page). Whatever is said newly of a page counts as found,
 * so that these figures are the most that they could be.
 */

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, lighthouse: { type: 'boolean', default: false } },
});
/** What has no page: they look at neither of these. */
const ASIDE = new Set(['sitemaps', 'redirects']);

const corpus = await readCorpus('open');
const faults = corpus.faults.filter(({ area }, at) => !ASIDE.has(area) && at % Number(values.every) === 0);

type Look = (world: World) => Promise<ReadonlySet<string>>;

const validator = new HtmlValidate({ extends: ['html-validate:recommended'], root: true });

async function validated({ html }: World): Promise<ReadonlySet<string>> {
  const { results } = await validator.validateString(html);
  return new Set(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`)));
}

/** Failed audits of the page at a loopback server that has its world; the addresses in it are those of the server. */
async function visited(world: World, port: number): Promise<ReadonlySet<string>> {
  const { origin, pathname, search } = new URL(world.url);
  const own = { [world.url]: { ...world.answer, body: world.html } };
  const web = new Map(Object.entries({ ...world.web, ...own }));
  let here = '';
  const server = createServer((request, response) => {
    const found = web.get(origin + (request.url ?? '/'));
    if (found === undefined || found instanceof Error) return response.writeHead(404).end();
    const { status = 200, headers = {}, body = '' } = found;
    // The bodies are as they were before they were packed.
    const sent = Object.entries(headers).filter(([name]) => name !== 'content-encoding');
    const text = typeof body === 'string' ? body.replaceAll(origin, here) : body;
    return response.writeHead(status, Object.fromEntries(sent)).end(text);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  here = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  try {
    const result = await lighthouse(here + pathname + search, { port, output: 'json', logLevel: 'silent' });
    const audits = Object.values(result?.lhr.audits ?? {});
    const failed = audits.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0);
    return new Set([
      ...failed.map(({ id }) => id),
      ...(result?.lhr.runtimeError ? [result.lhr.runtimeError.code] : []),
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** By area, how many pages have something said of them that is not said without the fault. */
async function countFound(name: string, look: Look): Promise<void> {
  const rows = new Map<string, { found: number; total: number }>();
  const before = new Map<string, ReadonlySet<string>>();
  for (const fault of faults) {
    const clean = before.get(fault.on) ?? (await look(siteOf(corpus, fault.on)));
    before.set(fault.on, clean);
    const said = await look(plantedIn(corpus, fault));
    const row = rows.get(fault.area) ?? { found: 0, total: 0 };
    row.total += 1;
    if ([...said].some((each) => !clean.has(each))) row.found += 1;
    rows.set(fault.area, row);
  }
  console.log(name);
  for (const [area, { found, total }] of rows) console.log(`  ${area.padEnd(16)}${found} of ${total}`);
  const all = [...rows.values()];
  const sum = (key: 'found' | 'total') => all.reduce((whole, row) => whole + row[key], 0);
  console.log(`  ${'all'.padEnd(16)}${sum('found')} of ${sum('total')}`);
}

function siteOf(whole: Corpus, on: string): World {
  return plantedIn(whole, { name: on, on });
}

await countFound('html-validate', validated);
if (values.lighthouse) {
  const browser = await launch({ chromePath: chromiumPath(), chromeFlags: launchFlags() });
  try {
    await countFound('Lighthouse', (world) => visited(world, browser.port));
  } finally {
    browser.kill();
  }
}
