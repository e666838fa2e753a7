import type { Dialect, LocalLinter } from 'harper.js';
import { unsureRules } from './opinions.data.ts';

export const dialects = ['any', 'american', 'british', 'australian', 'canadian'] as const;
type DialectName = (typeof dialects)[number];

/** Of the last check: a linter holds some 100 MB, and takes seconds to make. */
let made: { dialect: DialectName; linter: Promise<LocalLinter> } | undefined;

/** A linter for a dialect. Its code and its dictionary, some 7 MB, are fetched with the first one. */
export function linterOf(dialect: DialectName): Promise<LocalLinter> {
  if (made?.dialect === dialect) return made.linter;
  const before = made?.linter;
  const linter = makeLinter(dialect, before);
  made = { dialect, linter };
  // A fetch that failed is tried again with the next check.
  linter.catch(() => {
    made = undefined;
  });
  return linter;
}

async function makeLinter(dialect: DialectName, before: Promise<LocalLinter> | undefined): Promise<LocalLinter> {
  const [{ LocalLinter: Linter, Dialect: numbers }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  const known: Record<DialectName, Dialect> = {
    // What other countries spell differently is told apart when the errors are read.
    any: numbers.American,
    american: numbers.American,
    british: numbers.British,
    australian: numbers.Australian,
    canadian: numbers.Canadian,
  };
  const used = await before?.catch(() => undefined);
  const linter = used ?? new Linter({ binary: slimBinary, dialect: known[dialect] });
  await (used ? used.setDialect(known[dialect]) : linter.setup());
  // Another dialect begins with the rules as they come.
  const config = await linter.getLintConfig();
  await linter.setLintConfig({ ...config, ...Object.fromEntries(unsureRules.map((rule) => [rule, false])) });
  return linter;
}
