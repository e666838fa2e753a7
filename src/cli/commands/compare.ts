import { ToolError } from '#kit/tool-error';
import { largest, type PairsProgress, type SharingPair, sharingPairs } from '#lib/matching/all-pairs';
import { terminalSafe, terminalSafeJson } from '#lib/text/control-characters';
import { createProgressLines } from '../progress-lines.ts';
import { type Command, count, readArguments } from './command.ts';

interface ReadFile {
  path: string;
  title: string;
  text: string;
}

export interface CompareContext {
  write(output: string): void;
  writeError(line: string): void;
  signal: AbortSignal;
  /** The text of files, and of all in folders; by name those that have none. @throws ToolError for a path that is not there. */
  readFiles(
    paths: readonly string[],
    onFile: (read: number) => void,
  ): Promise<{ files: readonly ReadFile[]; leftOut: readonly { path: string; reason: string }[] }>;
}

const USAGE =
  'compare takes folders and files, --without <file> for what all may share, --least <percent>, --limit <number> and --json.';
/** Milliseconds of work between two looks at Ctrl-C. */
const TURN = 50;
const MOST_FILES = 2_000;
const MOST_NAMED = 20;
const DEFAULT_LEAST = 5;
const DEFAULT_LIMIT = 50;
/** Passages that are quoted of a pair, and characters of each. */
const QUOTED = 3;
const LONGEST_QUOTE = 100;

/** What files share with each other, without what the task gave all of them. @throws ToolError `not-found`, `cancelled`. */
export const compareCommand: Command<CompareContext> = {
  name: 'compare',
  help: [
    [
      'compare <path>...',
      'what files share with each other (--without <task>, --least <percent>, --limit <number>, --json)',
    ],
  ],
  run: compare,
};

async function compare(args: readonly string[], context: CompareContext): Promise<void> {
  const { paths, without, least, limit, json } = readOrder(args);
  const printProgress = createProgressLines(context);
  const tasks = await readTasks(without, context);
  const read = await context.readFiles(paths, (done) => printProgress(`Reading: ${count(done)} files`));
  // A task may lie beside the answers.
  const files = read.files.filter(({ path }) => !tasks.some((task) => task.path === path));
  const { leftOut } = read;
  for (const { path, reason } of leftOut.slice(0, MOST_NAMED))
    context.writeError(`Left out: ${terminalSafe(path)} ${reason}.`);
  if (leftOut.length > MOST_NAMED) context.writeError(`And ${count(leftOut.length - MOST_NAMED)} more.`);
  if (files.length < 2) throw new ToolError('invalid-input', 'There are fewer than two files with text to compare.');
  if (files.length > MOST_FILES) {
    throw new ToolError(
      'too-large',
      `At most ${count(MOST_FILES)} files are compared; these are ${count(files.length)}.`,
    );
  }
  const allowed = tasks.map(({ text }) => text);
  const { pairs, compared } = await compareAll({ files, allowed, signal: context.signal, printProgress });
  const found = pairs.filter((pair) => largest(pair) * 100 >= least);
  if (json)
    return context.write(
      `${terminalSafeJson(JSON.stringify(asData(found, { files, tasks, leftOut, compared }), null, 2))}\n`,
    );
  context.write(table(found.slice(0, limit), files));
  const all = (files.length * (files.length - 1)) / 2;
  const told = found.length > limit ? ` The first ${count(limit)} are shown; --limit shows more.` : '';
  const pair = found.length === 1 ? '1 pair shares' : `${count(found.length)} pairs share`;
  context.write(
    `${count(files.length)} files, ${count(all)} ${all === 1 ? 'pair' : 'pairs'}, ${count(compared)} of them compared in full: ${pair} ${least}% or more of a file.${told}\n`,
  );
  if (tasks.length > 0)
    context.write(`What is in ${tasks.map(nameOf).join(' or ')} is not counted, in no file and in no share.\n`);
}

/** @throws ToolError `invalid-input` for a file without text. */
async function readTasks(without: readonly string[], { readFiles }: CompareContext): Promise<readonly ReadFile[]> {
  if (without.length === 0) return [];
  const { files, leftOut } = await readFiles(without, () => undefined);
  const [first] = leftOut;
  if (first) throw new ToolError('invalid-input', `${terminalSafe(first.path)} ${first.reason}.`);
  return files;
}

interface CompareAllOptions {
  files: readonly ReadFile[];
  allowed: readonly string[];
  signal: AbortSignal;
  printProgress: (line: string) => void;
}

async function compareAll({ files, allowed, signal, printProgress }: CompareAllOptions) {
  const job = sharingPairs(
    files.map(({ text }) => text),
    allowed,
  );
  let compared = 0;
  let turnEnds = Date.now() + TURN;
  for (;;) {
    const step = job.next();
    if (step.done) return { pairs: step.value, compared };
    if (step.value.stage === 'comparing') compared = step.value.of;
    if (Date.now() < turnEnds) continue;
    printProgress(lineOf(step.value));
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    if (signal.aborted) throw new ToolError('cancelled', 'Interrupted.');
    turnEnds = Date.now() + TURN;
  }
}

function lineOf({ stage, done, of }: PairsProgress): string {
  return stage === 'reading'
    ? `Preparing: ${count(done)} of ${count(of)} files`
    : `Comparing: ${count(done)} of ${count(of)} pairs`;
}

/** The files of each pair with the share of its words that the other has, and the longest passages. */
function table(pairs: readonly SharingPair[], files: readonly ReadFile[]): string {
  const lines = pairs.map(({ one, other, shareOfOne, shareOfOther, words, passages }) => {
    const [first, second] = [files[one], files[other]];
    const quotes = passages
      .toSorted((a, b) => b.words - a.words)
      .slice(0, QUOTED)
      .map(({ text, kind, words: length }) => {
        return `        ${count(length).padStart(5)} words, ${kind}: “${excerpt(first?.text ?? '', text)}”\n`;
      });
    const names = `${percent(shareOfOne)}  ${nameOf(first)}\n${percent(shareOfOther)}  ${nameOf(second)}\n`;
    return `${names}        ${count(words)} words in common\n${quotes.join('')}\n`;
  });
  return lines.join('');
}

function excerpt(text: string, { start, end }: { start: number; end: number }): string {
  const quote = text.slice(start, Math.min(end, start + LONGEST_QUOTE)).replace(/\s+/g, ' ');
  return terminalSafe(end - start > LONGEST_QUOTE ? `${quote.replace(/ \S*$/, '')} …` : quote);
}

interface Facts {
  files: readonly ReadFile[];
  tasks: readonly ReadFile[];
  leftOut: readonly { path: string; reason: string }[];
  compared: number;
}

function asData(pairs: readonly SharingPair[], { files, tasks, leftOut, compared }: Facts) {
  return {
    files: files.map(({ path, title }) => ({ path, title })),
    without: tasks.map(({ path }) => path),
    leftOut,
    compared,
    pairs: pairs.map(({ one, other, shareOfOne, shareOfOther, words, passages }) => ({
      files: [files[one]?.path, files[other]?.path],
      shares: [rounded(shareOfOne), rounded(shareOfOther)],
      words,
      passages: passages.map(({ text, source, kind, words: length, similarity }) => ({
        ...{ kind, words: length, similarity: rounded(similarity) },
        places: [text, source],
        texts: [files[one]?.text.slice(text.start, text.end), files[other]?.text.slice(source.start, source.end)],
      })),
    })),
  };
}

function readOrder(args: readonly string[]) {
  const options = {
    without: { type: 'string', multiple: true },
    least: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  return readArguments(USAGE, { args, options, allowPositionals: true }, ({ values, positionals: paths }) => {
    const { without = [], json = false } = values;
    const least = wholeNumber(values.least, { fallback: DEFAULT_LEAST, most: 100 });
    const limit = wholeNumber(values.limit, { fallback: DEFAULT_LIMIT, most: 1e8 });
    return paths.length > 0 ? { paths, without, least, limit, json } : undefined;
  });
}

function wholeNumber(text: string | undefined, { fallback, most }: { fallback: number; most: number }): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) > most) throw new ToolError('invalid-input', USAGE);
  return Number(text);
}

function nameOf(file: ReadFile | undefined): string {
  return terminalSafe(file?.path ?? '');
}

function percent(share: number): string {
  const whole = Math.round(share * 100);
  return `${share > 0 && whole === 0 ? '<1' : whole}%`.padStart(6);
}

function rounded(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
