import type { FoundError } from './find-errors.ts';

/** What was chosen for errors, by their index: other words, or null where the text is right as it is. */
export type Decisions = ReadonlyMap<number, string | null>;

/** The text with what was chosen. Errors are in their order and apart. */
export function applied(text: string, errors: readonly FoundError[], decisions: Decisions): string {
  let result = '';
  let end = 0;
  for (const [at, { from, to }] of errors.entries()) {
    const chosen = decisions.get(at);
    if (chosen === undefined || chosen === null) continue;
    result += text.slice(end, from) + chosen;
    end = to;
  }
  return result + text.slice(end);
}

/** Indices of the errors of the same kind in the same words: what is right once is right everywhere. */
export function sameErrors(text: string, errors: readonly FoundError[], accepted: FoundError): number[] {
  const words = text.slice(accepted.from, accepted.to).toLowerCase();
  return errors.flatMap(({ from, to, kind }, at) =>
    kind === accepted.kind && text.slice(from, to).toLowerCase() === words ? [at] : [],
  );
}
