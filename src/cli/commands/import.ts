import { terminalSafe } from '#lib/text/control-characters';
import { createProgressLines } from '../progress-lines.ts';
import { type Command, count, readArguments } from './command.ts';

const rankLists = ['common-crawl', 'tranco'] as const;

type RankListName = (typeof rankLists)[number];

interface ImportNews {
  /** What is being done: "Reading". */
  stage: string;
  rows: number;
  badLines: number;
  /** 0 to 1, where it is known. */
  share: number | undefined;
  /** Rows that an interrupted import had read already. */
  resumedAt?: number;
}

export interface ImportContext {
  write(output: string): void;
  writeError(line: string): void;
  /** Reads a list into DATA_DIR. @throws ToolError when it is no such list, or is not available. */
  importRanks(order: {
    list: RankListName;
    from: string;
    release: string | undefined;
    onProgress: (news: ImportNews) => void;
  }): Promise<{ release: string; rows: number; badLines: number }>;
  /** Reads who links to chosen domains into DATA_DIR. @throws ToolError as `importRanks`. */
  importLinks(order: {
    vertices: string;
    edges: string;
    to: string;
    onProgress: (news: ImportNews) => void;
  }): Promise<{ release: string; targets: number; links: number; badLines: number }>;
}

/** Milliseconds between two lines of progress. */
const INTERVAL = 5_000;

/** What others publish about the web. */
export const importCommands: readonly Command<ImportContext>[] = [
  {
    name: 'import-ranks',
    help: [
      [
        'import-ranks <list> <from>',
        'ranks of domains for DATA_DIR: common-crawl or tranco, from a file, an address or -',
      ],
    ],
    async run(args, context) {
      const start = performance.now();
      const order = readRanksOrder(args);
      const { release, rows, badLines } = await context.importRanks({
        ...order,
        onProgress: progressOf(context, start),
      });
      write(context, { release, what: `${count(rows)} domains`, start, badLines });
    },
  },
  {
    name: 'import-links',
    help: [['import-links --vertices <file> --edges <file> --to <file>', 'who links to the domains in a file']],
    async run(args, context) {
      const start = performance.now();
      const order = readLinksOrder(args);
      const done = await context.importLinks({ ...order, onProgress: progressOf(context, start) });
      const what = `links from ${count(done.links)} domains to ${count(done.targets)}`;
      write(context, { release: done.release, what, start, badLines: done.badLines });
    },
  },
];

interface Done {
  release: string;
  what: string;
  /** When it began, in milliseconds of `performance.now`. */
  start: number;
  badLines: number;
}

function write(context: ImportContext, { release, what, start, badLines }: Done): void {
  const seconds = count(Math.max(1, Math.round((performance.now() - start) / 1000)));
  const lines = badLines === 1 ? 'line that is' : 'lines that are';
  const leftOut = badLines === 0 ? '' : `Left out: ${count(badLines)} ${lines} none of such a list.\n`;
  context.write(`Imported ${terminalSafe(release)}: ${what} in ${seconds} s.\n${leftOut}`);
}

/** Prints how far an import is, every few seconds. */
function progressOf(context: ImportContext, start: number): (news: ImportNews) => void {
  const print = createProgressLines(context, INTERVAL);
  let since = { stage: '', rows: 0, at: start };
  return ({ stage, rows, badLines, share, resumedAt = 0 }) => {
    const now = performance.now();
    if (since.stage !== stage) {
      if (resumedAt > 0) context.writeError(`Going on after ${count(resumedAt)} rows.`);
      since = { stage, rows: resumedAt, at: since.stage === '' ? start : now };
    }
    const part = share === undefined ? '' : `, ${Math.floor(share * 100)}%`;
    const bad = badLines > 0 ? `, ${count(badLines)} lines left out` : '';
    const speed = count(Math.round(((rows - since.rows) * 1000) / Math.max(1, now - since.at)));
    print(`${stage}: ${count(rows)} rows, ${speed} a second${part}${bad}`);
  };
}

function readRanksOrder(args: readonly string[]) {
  const usage = `import-ranks takes a list (${rankLists.join(' or ')}) and a file, an address or - for standard input; --release <name> names it.`;
  const options = { release: { type: 'string' } } as const;
  return readArguments(usage, { args, options, allowPositionals: true }, ({ values, positionals }) => {
    const [name, from, ...others] = positionals;
    const list = rankLists.find((each) => each === name);
    const release = values.release?.trim().slice(0, 100) || undefined;
    return list && from !== undefined && others.length === 0 ? { list, from, release } : undefined;
  });
}

function readLinksOrder(args: readonly string[]) {
  const usage = 'import-links takes --vertices, --edges and --to, a file each.';
  const file = { type: 'string' } as const;
  return readArguments(usage, { args, options: { vertices: file, edges: file, to: file } }, ({ values }) => {
    const { vertices, edges, to } = values;
    return vertices && edges && to ? { vertices, edges, to } : undefined;
  });
}
