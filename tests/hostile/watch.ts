import { setTimeout as pause } from 'node:timers/promises';
import type { Asker } from './ask.ts';
import { canMeter, ownTimeOf } from './meter.ts';

export interface Watch {
  /** Milliseconds that the thread which serves was busy for, from a request to its answer, at most; and when. */
  longestOwn: { own: number; at: number };
  /** The longest since this was last asked for, in milliseconds, with the request that is under way. */
  longestSince(): Promise<number>;
  /** Lets it begin anew. */
  forget(): void;
  /** Answers that came. */
  answers: number;
  /** Statuses of answers that were no page. */
  refused: readonly number[];
  /** Milliseconds that an answer, or a timer of ours, was late by, at most, since a moment: a measure of the machine. */
  latestSince(moment: number): number;
  stop(): Promise<void>;
}

/** Milliseconds. */
const PAUSE = 2;

/** Asks for a page all the time. */
export function watch(asker: Asker, path: string, pid: number): Watch {
  const seen: { at: number; late: number }[] = [];
  const refused: number[] = [];
  const longestOwn = { own: 0, at: 0 };
  let longest = 0;
  let underWay: Promise<unknown> = Promise.resolve();
  let answers = 0;
  let isOver = false;

  async function ask(): Promise<void> {
    while (!isOver) {
      const began = performance.now();
      const before = canMeter ? ownTimeOf(pid) : 0;
      const asked = asker.get(path);
      underWay = asked;
      const { status } = await asked;
      const own = canMeter ? ownTimeOf(pid) - before : 0;
      longest = Math.max(longest, own);
      if (own > longestOwn.own) Object.assign(longestOwn, { own, at: Date.now() });
      if (status !== 200) refused.push(status);
      answers += 1;
      await pause(PAUSE);
      seen.push({ at: performance.now(), late: performance.now() - began });
    }
  }

  const asking = ask();
  return {
    longestOwn,
    refused,
    async longestSince() {
      await underWay;
      const since = longest;
      longest = 0;
      return since;
    },
    forget() {
      longest = 0;
    },
    get answers() {
      return answers;
    },
    latestSince: (moment) =>
      seen
        .slice(
          Math.max(
            0,
            seen.findLastIndex(({ at }) => at < moment),
          ),
        )
        .reduce((most, { late }) => Math.max(most, late), 0),
    async stop() {
      isOver = true;
      await asking;
    },
  };
}
