import { LRUCache } from 'lru-cache';
import { ToolError } from '#kit/tool-error';

/** How a host of somebody else has done since this program started. */
export interface SourceHealth {
  host: string;
  /** Calls that were answered, and those that were not. */
  answered: number;
  failed: number;
  /** Milliseconds since 1970-01-01 UTC. */
  lastAnswerAt: number | null;
  lastFailureAt: number | null;
  /** Why the last failure was, as a sentence. */
  lastFailure: string | null;
}

interface SourceHealthBook {
  /** Notes how a call went; `error` when it was not answered. */
  note(host: string, error?: unknown): void;
  /** Those asked last come first. */
  list(): readonly SourceHealth[];
}

/** Hosts that are remembered: those of operators are few, those that visitors name many. */
const REMEMBERED = 200;

export function createSourceHealth({ clock }: { clock: { now(): number } }): SourceHealthBook {
  const book = new LRUCache<string, SourceHealth>({ max: REMEMBERED });
  return {
    note(host, error) {
      const fresh = { host, answered: 0, failed: 0, lastAnswerAt: null, lastFailureAt: null, lastFailure: null };
      const known: SourceHealth = book.get(host) ?? fresh;
      const now = clock.now();
      book.set(
        host,
        error === undefined
          ? { ...known, answered: known.answered + 1, lastAnswerAt: now }
          : { ...known, failed: known.failed + 1, lastFailureAt: now, lastFailure: sentenceOf(error) },
      );
    },
    list: () => [...book.values()],
  };
}

function sentenceOf(error: unknown): string {
  return error instanceof ToolError ? error.message : 'It gave no readable answer.';
}
