import { LRUCache } from 'lru-cache';

interface AnswerCacheOptions {
  clock: { now(): number };
  /** Milliseconds for which an answer is kept. */
  keep?: number;
  /** Answers that are kept; the one that was used longest ago goes first. Of long ones fewer are kept. */
  most?: number;
}

interface CachedAnswer<T> {
  value: T;
  /** When it was asked, in milliseconds since 1970-01-01 UTC. */
  askedAt: number;
}

interface AnswerCache<T> {
  /**
   * The answer of a short time ago, or a new one. Failures are not kept.
   *
   * @throws whatever `ask` throws.
   */
  of(key: string, ask: () => Promise<T>): Promise<CachedAnswer<T>>;
}

const FIVE_MINUTES = 300_000;
/** UTF-16 units of text in all kept answers, and for each value as many as below. Strangers decide how long an answer is. */
const MOST_SIZE = 2_000_000;
const VALUE_SIZE = 16;

/**
 * What others answered, for a short time, so that a second look asks nobody again. Two who ask for the same thing at once ask
 * twice: either may go away, and must not take the other's answer along.
 */
export function createAnswerCache<T>({ clock, keep = FIVE_MINUTES, most = 500 }: AnswerCacheOptions): AnswerCache<T> {
  const kept = new LRUCache<string, CachedAnswer<T>>({
    ...{ max: most, maxSize: MOST_SIZE },
    sizeCalculation: ({ value }, key) => key.length + sizeOf(value),
  });
  return {
    async of(key, ask) {
      const askedAt = clock.now();
      const known = kept.get(key);
      if (known && askedAt - known.askedAt < keep) return known;
      const answer = { value: await ask(), askedAt };
      kept.set(key, answer);
      return answer;
    },
  };
}

/** Without recursion: strangers decide how deep a value is, too. */
function sizeOf(value: unknown): number {
  let size = 0;
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    size += VALUE_SIZE;
    if (typeof one === 'string') size += one.length;
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one)) for (const name of Object.keys(one)) size += name.length;
    for (const part of Object.values(one)) left.push(part);
  }
  return size;
}
