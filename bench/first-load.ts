import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createTool } from '../scripts/new-tool.ts';
import { type FirstLoad, measureFirstLoad, pagesOf, reactFloor } from '../tests/bundle-budget/first-load.ts';

/**
 * `node bench/first-load.ts [tools]`: what a first page costs when the site has many tools (150 unless told). The site
 * is built in a copy, with tools from the template beside the real ones; this folder is not touched.
 */

const root = join(import.meta.dirname, '..');
const wanted = Number(process.argv[2] ?? 150);
const COPIED = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', '.gitignore'];
const FOLDERS = ['src', 'content', 'public', 'scripts', 'types'];

const copy = mkdtempSync(join(tmpdir(), 'first-load-'));
try {
  copyProject();
  const seconds = build();
  const pages = pagesOf(join(copy, 'build', 'client'));
  const real = readdirSync(join(root, 'src', 'tools')).map((slug) => `/tools/${slug}`);
  const shown = pages.filter((page) => !page.startsWith('/tools/') || real.includes(page) || page.endsWith('-001'));
  const floor = await reactFloor();
  console.log(`${wanted} tools, built in ${seconds} s. Bytes with brotli; React alone is ${floor}.\n`);
  await printTable(shown, floor);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function copyProject(): void {
  for (const name of [...COPIED, ...readdirSync(root).filter((file) => /^tsconfig.*\.json$/.test(file)), ...FOLDERS]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const tools = join(copy, 'src', 'tools');
  const present = readdirSync(tools, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length;
  for (let count = present; count < wanted; count += 1) {
    createTool(`made-for-measuring-${String(count - present + 1).padStart(3, '0')}`, tools);
  }
}

/** @returns seconds the build took. */
function build(): string {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'scripts', 'build.ts')], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  return ((performance.now() - started) / 1000).toFixed(1);
}

async function printTable(pages: readonly string[], floor: number): Promise<void> {
  const columns = ['requests', 'html', 'css', 'js', 'other', 'total'] as const;
  const width = Math.max(...pages.map((page) => page.length)) + 2;
  const line = (page: string, cells: readonly (string | number)[]) =>
    `${page.padEnd(width)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
  console.log(line('page', [...columns, 'js/React']));
  for (const page of pages) {
    const load: FirstLoad = await measureFirstLoad(join(copy, 'build', 'client'), page);
    console.log(line(page, [...columns.map((column) => load[column]), (load.js / floor).toFixed(2)]));
  }
}
