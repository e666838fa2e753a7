import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createTool } from '../scripts/new-tool.ts';
import { type FirstLoad, measureFirstLoad, pagesOf, reactFloor } from '../tests/bundle-budget/first-load.ts';
import { copyProject } from '../tests/servers/project-copy.ts';

/**
 * `node bench/first-load.ts [tools]`: what a first page costs when the site has many tools (150 by default). The site
 * is built in a copy, with tools from the template beside the real ones; this folder is not touched.
 */

const root = join(import.meta.dirname, '..');
const wanted = Number(process.argv[2] ?? 150);

const copy = copyProject();
const client = join(copy.directory, 'build', 'client');
try {
  addTools();
  const [first, second] = [build(), build()];
  const pages = pagesOf(client);
  const real = readdirSync(join(root, 'src', 'tools')).map((slug) => `/tools/${slug}`);
  const shown = pages.filter((page) => !page.startsWith('/tools/') || real.includes(page) || page.endsWith('-001'));
  const floor = await reactFloor();
  console.log(
    `${wanted} tools, built in ${first} s, again with the pictures of links drawn in ${second} s. Bytes with brotli; React alone is ${floor}.\n`,
  );
  await printTable(shown, floor);
} finally {
  copy.remove();
}

/** Seconds. */
function build(): string {
  const started = performance.now();
  copy.build();
  return ((performance.now() - started) / 1000).toFixed(1);
}

function addTools(): void {
  const tools = join(copy.directory, 'src', 'tools');
  const present = readdirSync(tools, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length;
  for (let count = present; count < wanted; count += 1) {
    createTool(`made-for-measuring-${String(count - present + 1).padStart(3, '0')}`, tools);
  }
}

async function printTable(pages: readonly string[], floor: number): Promise<void> {
  const columns = ['requests', 'html', 'css', 'js', 'other', 'total'] as const;
  const width = Math.max(...pages.map((page) => page.length)) + 2;
  const line = (page: string, cells: readonly (string | number)[]) =>
    `${page.padEnd(width)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
  console.log(line('page', [...columns, 'js/React']));
  for (const page of pages) {
    const load: FirstLoad = await measureFirstLoad(client, page);
    console.log(line(page, [...columns.map((column) => load[column]), (load.js / floor).toFixed(2)]));
  }
}
