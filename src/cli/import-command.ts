import { parseArgs } from 'node:util';
import { ToolError } from '#kit/tool-error';
import { terminalSafe } from '#lib/text/control-characters';

const IMPORT_RANKS = 'import-ranks';
const IMPORT_LINKS = 'import-links';

/** Commands that read what others publish about the web. */
const importCommands = [IMPORT_RANKS, IMPORT_LINKS] as const;

type ImportCommand = (typeof importCommands)[number];

export function isImportCommand(name: string): name is ImportCommand {
  return importCommands.some((command) => command === name);
}

export const rankLists = ['common-crawl', 'tranco'] as const;

type RankListName = (typeof rankLists)[number];

export interface ImportNews {
  /** What is being done: "Reading". */
  stage: string;
  rows: number;
  badLines: number;
  /** 0 to 1, where it is known. */
  share: number | undefined;
  /** Rows that an interrupted import had read already. */
  resumedAt?: number;
}

/** What the command reaches of the world. */
export interface ImportWorld {
  write(output: string): void;
  writeError(line: string): void;
  /** Reads a list into DATA_DIR. @throws ToolError when it is no such list, or cannot be had. */
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

const USAGE = `${IMPORT_RANKS} takes a list (${rankLists.join(' or ')}) and a file, an address or - for standard input; --release <name> names it.`;

/** Milliseconds between two lines about how far it is. */
const TELL_EVERY = 5_000;

const LINKS_USAGE = `${IMPORT_LINKS} takes --vertices, --edges and --to, a file each.`;

/**
 * `clearkit import-ranks common-crawl|tranco <file, address or -> [--release name]`, or
 * `clearkit import-links --vertices <file> --edges <file> --to <file>`.
 *
 * @throws ToolError `invalid-input` for other arguments.
 */
export async function runImport(command: ImportCommand, args: readonly string[], world: ImportWorld): Promise<void> {
  const start = performance.now();
  const onProgress = teller(world, start);
  const seconds = () => count(Math.max(1, Math.round((performance.now() - start) / 1000)));
  if (command === IMPORT_LINKS) {
    const { release, targets, links, badLines } = await world.importLinks({ ...readLinksOrder(args), onProgress });
    const from = `from ${count(links)} domains to ${count(targets)}`;
    world.write(`Imported ${terminalSafe(release)}: links ${from} in ${seconds()} s.\n${leftOut(badLines)}`);
    return;
  }
  const { release, rows, badLines } = await world.importRanks({ ...readOrder(args), onProgress });
  world.write(`Imported ${terminalSafe(release)}: ${count(rows)} domains in ${seconds()} s.\n${leftOut(badLines)}`);
}

function leftOut(badLines: number): string {
  if (badLines === 0) return '';
  return `Left out: ${count(badLines)} ${badLines === 1 ? 'line that is' : 'lines that are'} none of such a list.\n`;
}

/** Says how far it is, every few seconds. */
function teller(world: Pick<ImportWorld, 'writeError'>, start: number): (news: ImportNews) => void {
  let told = start;
  let since = { stage: '', rows: 0, at: start };
  return ({ stage, rows, badLines, share, resumedAt = 0 }) => {
    const now = performance.now();
    if (since.stage !== stage) {
      if (resumedAt > 0) world.writeError(`Going on after ${count(resumedAt)} rows.`);
      since = { stage, rows: resumedAt, at: since.stage === '' ? start : now };
    }
    if (now - told < TELL_EVERY) return;
    told = now;
    const part = share === undefined ? '' : `, ${Math.floor(share * 100)}%`;
    const bad = badLines > 0 ? `, ${count(badLines)} lines left out` : '';
    const speed = count(Math.round(((rows - since.rows) * 1000) / Math.max(1, now - since.at)));
    world.writeError(`${stage}: ${count(rows)} rows, ${speed} a second${part}${bad}`);
  };
}

function readLinksOrder(args: readonly string[]) {
  try {
    const file = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { vertices: file, edges: file, to: file } });
    const { vertices, edges, to } = values;
    if (vertices && edges && to) return { vertices, edges, to };
  } catch (cause) {
    throw new ToolError('invalid-input', LINKS_USAGE, { cause });
  }
  throw new ToolError('invalid-input', LINKS_USAGE);
}

function readOrder(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { release: { type: 'string' } },
      allowPositionals: true,
    });
    const [name, from, ...others] = positionals;
    const list = rankLists.find((each) => each === name);
    const release = values.release?.trim().slice(0, 100) || undefined;
    if (list && from !== undefined && others.length === 0) return { list, from, release };
  } catch (cause) {
    throw new ToolError('invalid-input', USAGE, { cause });
  }
  throw new ToolError('invalid-input', USAGE);
}

function count(value: number): string {
  return value.toLocaleString('en');
}
