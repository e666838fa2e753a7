import type { OutputFacts } from '#kit/facts';

/** One value of a result with what its definition says of it. */
export interface ResultItem {
  output: OutputFacts;
  value: unknown;
}

/** The result that an item belongs to. */
export interface WholeResult {
  slug: string;
  /** All of its values by their names. */
  values: Readonly<Record<string, unknown>>;
  /** What was asked, for what goes on from here. */
  input: Readonly<Record<string, unknown>>;
  next: readonly string[];
}

/** What every component of `ui/results` takes: values of its kind that follow one another. One of a tool's own gets its single one. */
export interface ResultKindProps {
  items: readonly ResultItem[];
  whole: WholeResult;
}
