import { parseArgs } from 'node:util';
import { ToolError } from '#kit/tool-error';
import { terminalSafe } from '#lib/text/control-characters';

export const IMPORT_RANKS = 'import-ranks';

export const rankLists = ['common-crawl', 'tranco'] as const;

type RankListName = (typeof rankLists)[number];

export interface ImportNews {
  stage: 'reading' | 'sorting';
  rows: number;
  badLines: number;
  /** 0 to 1, where it is known. */
  share: number | undefined;
  /** Rows that an interrupted import had read already. */
  resumedAt: number;
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
}

const USAGE = `${IMPORT_RANKS} takes a list (${rankLists.join(' or ')}) and a file, an address or - for standard input; --release <name> names it.`;

/** Milliseconds between two lines about how far it is. */
const TELL_EVERY = 5_000;

/**
 * `clearkit import-ranks common-crawl|tranco <file, address or -> [--release name]`.
 *
 * @throws ToolError `invalid-input` for other arguments.
 */
export async function runImportRanks(args: readonly string[], world: ImportWorld): Promise<void> {
  const order = readOrder(args);
  const start = performance.now();
  let told = start;
  let from: number | undefined;
  const onProgress = ({ stage, rows, badLines, share, resumedAt }: ImportNews) => {
    const now = performance.now();
    if (from === undefined && resumedAt > 0) world.writeError(`Going on after ${count(resumedAt)} rows.`);
    from ??= resumedAt;
    if (now - told < TELL_EVERY) return;
    told = now;
    const part = share === undefined ? '' : `, ${Math.floor(share * 100)}%`;
    const bad = badLines > 0 ? `, ${count(badLines)} lines left out` : '';
    const speed = stage === 'reading' ? `, ${count(Math.round(((rows - from) * 1000) / (now - start)))} a second` : '';
    world.writeError(`${stage === 'reading' ? 'Reading' : 'Sorting'}: ${count(rows)} rows${speed}${part}${bad}`);
  };
  const { release, rows, badLines } = await world.importRanks({ ...order, onProgress });
  const seconds = Math.max(1, Math.round((performance.now() - start) / 1000));
  world.write(`Imported ${terminalSafe(release)}: ${count(rows)} domains in ${count(seconds)} s.\n`);
  if (badLines > 0) world.write(`Left out: ${count(badLines)} lines that are none of such a list.\n`);
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
