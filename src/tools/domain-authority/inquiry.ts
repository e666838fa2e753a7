import { ToolError } from '#kit/tool-error';

interface Asked {
  protocol: string;
  server: string;
  /** ISO 8601. */
  askedAt?: string;
  failure?: string;
}

/** What came of a question: an answer, or why there is none. */
export type Outcome<T> = { value: T } | { failure: string };

export interface Inquiry {
  /**
   * Asks one source. Its failure is written down and ends nothing. The question may say more of its source, and `undefined`
   * for one that is not there to be asked.
   *
   * @throws ToolError `cancelled`.
   */
  ask<T>(source: Asked, question: (source: Asked, notThere: () => void) => Promise<T>): Promise<Outcome<T>>;
  /** Who was asked, in the order of the questions. */
  sources(): Asked[];
  /** The first failure, when nobody answered anything. */
  onlyFailures(): ToolError | undefined;
}

/** Questions to several sources at once. `onAnswer` is told how many have ended, and of how many. */
export function createInquiry(signal: AbortSignal, onAnswer: (ended: number, all: number) => void): Inquiry {
  const asked = new Set<Asked>();
  const ended = new Set<Asked>();
  const failures: ToolError[] = [];
  return {
    async ask(given, question) {
      const source = { ...given };
      asked.add(source);
      try {
        return { value: await question(source, () => asked.delete(source)) };
      } catch (error) {
        if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
        failures.push(error);
        source.failure = error.message;
        return { failure: error.message };
      } finally {
        ended.add(source);
        onAnswer(asked.intersection(ended).size, asked.size);
      }
    },
    sources: () => [...asked],
    onlyFailures: () => (failures.length === asked.size ? failures[0] : undefined),
  };
}
