import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Faults that a text has more than its source. */
type FaultsAdded = (source: string, rewritten: string) => Promise<Fault[]>;

interface Fault {
  kind: string;
  message: string;
  words: string;
}

interface Lint {
  lint_kind(): string;
  message(): string;
  get_problem_text(): string;
}

interface Linter {
  setup(): Promise<void>;
  lint(text: string): Promise<Lint[]>;
}

interface HarperModule {
  LocalLinter: new (options: { binary: unknown; dialect: unknown }) => Linter;
  Dialect: { British: unknown };
}

/** Matters of taste, which are no faults, and names it does not know. */
const TASTE = new Set(['Enhancement', 'Readability', 'Style', 'Redundancy', 'Regionalism']);

/** The grammar checker Harper, where the folder of packages has `harper.js`; nothing where it has not. */
export async function harperIn(folder: string): Promise<FaultsAdded | undefined> {
  const dist = join(resolve(folder), 'harper.js', 'dist');
  if (!existsSync(dist)) return undefined;
  const { LocalLinter, Dialect }: HarperModule = await import(pathToFileURL(join(dist, 'index.js')).href);
  const { binary }: { binary: unknown } = await import(pathToFileURL(join(dist, 'binary.js')).href);
  const linter = new LocalLinter({ binary, dialect: Dialect.British });
  await linter.setup();
  const known = new Map<string, readonly Fault[]>();
  const faultsOf = async (text: string) => {
    const before = known.get(text);
    if (before) return before;
    const faults = (await linter.lint(text)).map((lint) => ({
      kind: lint.lint_kind(),
      message: lint.message(),
      words: lint.get_problem_text(),
    }));
    const counted = faults.filter(({ kind }) => !TASTE.has(kind));
    known.set(text, counted);
    return counted;
  };
  return async (source, rewritten) => {
    if (source === rewritten) return [];
    const left = (await faultsOf(source)).map(({ kind }) => kind);
    return (await faultsOf(rewritten)).filter(({ kind }) => {
      const at = left.indexOf(kind);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
}
