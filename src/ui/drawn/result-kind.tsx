import type { OutputFacts } from '#kit/facts';
import type { Progress } from '#kit/progress';

/** One value of a result with what its definition says of it. */
export interface ResultItem {
  output: OutputFacts;
  value: unknown;
}

/** The result that an item belongs to. */
export interface WholeResult {
  slug: string;
  outputs: readonly OutputFacts[];
  /** All of its values by their names. */
  values: Readonly<Record<string, unknown>>;
  /** What was asked, for what goes on from here. */
  input: Readonly<Record<string, unknown>>;
  next: readonly string[];
  /** Something is being asked, and how far that is: with a `partial` it is what the values are, whether more is to come or it was stopped. */
  busy: boolean;
  progress: Progress | undefined;
  /**
   * Asks once more, with these fields changed: the answer takes this one's place. What is an option changes in the form and the address
   * as well. Resolves with the answer's values; with `undefined` when there is none.
   */
  again: (changed: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** What every component of `ui/results` takes: values of its kind that follow one another. One of a tool's own gets its single one. */
export interface ResultKindProps {
  items: readonly ResultItem[];
  whole: WholeResult;
}
