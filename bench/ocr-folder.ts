import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { decodedGrey } from '#ports/ocr/decode';
import { textOf, wordsIn } from '#ports/ocr/page-text';
import { readPage } from '#ports/ocr/read-page';
import { characterErrorRate } from './ocr-measure.ts';
import { rememberingEngine } from './ocr-pages/remembering.ts';

const USAGE = `Words found on the pages of a folder, beside a plain reading by the same engine, and what that takes.

node bench/ocr-folder.ts <folder> [--only name] [--show] [--memory folder]

The folder has pictures, each with its text in a file of the same name that ends with .txt; what precedes the first hyphen of
a name is the kind it is counted with. Exits with 1 when a page is read worse than plainly, or takes more than three times.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    show: { type: 'boolean', default: false },
    memory: { type: 'string', default: join(tmpdir(), 'ocr-pages') },
    help: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (values.help || !folder) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

interface Row {
  kind: string;
  name: string;
  words: number;
  plain: number;
  read: number;
  error: number;
  plainError: number;
  times: number;
}

const { engine, spent, count } = await rememberingEngine(values.memory);
const rows: Row[] = [];
for (const file of readdirSync(folder).sort()) {
  if (extname(file) === '.txt' || !file.includes(values.only)) continue;
  const name = basename(file, extname(file));
  const [content, text] = await Promise.all([
    readFile(join(folder, file)),
    readFile(join(folder, `${name}.txt`), 'utf8'),
  ]);
  const raw = sharp(content).autoOrient().flatten({ background: '#fff' }).greyscale().toColourspace('b-w').raw();
  const { data: pixels, info } = await raw.toBuffer({ resolveWithObject: true });
  engine.show({ pixels, width: info.width, height: info.height });
  const plain = textOf(wordsIn(engine.read('automatic', Number.POSITIVE_INFINITY).table)).text;
  const plainTime = spent().all;
  count();
  const grey = await decodedGrey(content, 50_000_000);
  const never = Number.POSITIVE_INFINITY;
  const before = process.cpuUsage();
  const read = readPage(grey, { engine, patience: never, limit: never });
  const { user, system } = process.cpuUsage(before);
  const time = (user + system) / 1e6 + spent().known;
  const right = wordsOf(text);
  const row = {
    ...{ kind: name.split('-')[0] ?? '', name, words: right.length },
    ...{ plain: found(right, wordsOf(plain)), read: found(right, wordsOf(read.text)) },
    ...{ error: characterErrorRate(text, read.text), plainError: characterErrorRate(text, plain) },
    times: time / plainTime,
  };
  rows.push(row);
  console.log(
    `${name.slice(0, 44).padEnd(44)} ${String(row.words).padStart(4)} words, plain ${row.plain}, read ${row.read}${row.read < row.plain ? ' WORSE' : ''}  ${count()} readings, ${row.times.toFixed(2)} × ${plainTime.toFixed(1)} s  confidence ${read.confidence}  error ${percent(row.error)} (${percent(row.plainError)})`,
  );
  if (values.show) console.log(`--- plain\n${plain}\n--- read\n${read.text}`);
}
for (const [kind, of] of [...Map.groupBy(rows, (row) => row.kind), ['all', rows] as const]) {
  const sum = (pick: (row: Row) => number) => of.reduce((total, row) => total + pick(row), 0);
  const share = (pick: (row: Row) => number) => percent(sum(pick) / sum((row) => row.words));
  const times = of.map((row) => row.times).toSorted((a, b) => a - b);
  const worse = of.filter((row) => row.read < row.plain).length;
  console.log(
    `${kind.padEnd(10)} ${of.length} pages: words plain ${share((row) => row.plain)}, read ${share((row) => row.read)}, worse ${worse}; error plain ${percent(sum((row) => row.plainError) / of.length)}, read ${percent(sum((row) => row.error) / of.length)}; time × ${times[Math.floor(times.length / 2)]?.toFixed(2)}, worst ${times.at(-1)?.toFixed(2)}`,
  );
}
if (rows.some((row) => row.read < row.plain || row.times > 3)) process.exitCode = 1;

/** Without signs at either end; ligatures and quotation marks in one way. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').replaceAll(/[‘’]/g, "'").toLowerCase();
  return plain.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u)?.[0] ?? []);
}

/** How many of `wanted` are among `read`, each as often as it is there. */
function found(wanted: readonly string[], read: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
