import type { Job, Jobs } from './port.ts';

interface EmbeddedOptions {
  /** Jobs that an earlier process left. */
  unfinished: () => Promise<readonly Job[]>;
  /** Called with what a job threw though nobody ended it. */
  onFault: (error: unknown) => void;
}

/** A queue in this process, whose jobs are known to somebody who keeps them. */
export function createEmbeddedJobs({ unfinished, onFault }: EmbeddedOptions): Jobs {
  const waiting = new Map<string, Job>();
  const running = new Map<string, { owner: string; ended: Promise<void> }>();
  const closing = new AbortController();
  let begin = () => {};

  return {
    async add(job) {
      if (!running.has(job.id)) waiting.set(job.id, job);
      begin();
    },
    async work({ atOnce, run }) {
      begin = () => {
        if (closing.signal.aborted) return;
        for (const job of waiting.values()) {
          if (running.size >= atOnce) return;
          const isBusy = running.values().some(({ owner }) => owner === job.owner);
          if (!isBusy) start(job);
        }
      };
      const start = (job: Job) => {
        waiting.delete(job.id);
        const ended = run(job, closing.signal)
          .catch((error: unknown) => {
            if (!closing.signal.aborted) onFault(error);
          })
          .finally(() => {
            running.delete(job.id);
            begin();
          });
        running.set(job.id, { owner: job.owner, ended });
      };
      for (const job of await unfinished()) waiting.set(job.id, job);
      begin();
    },
    async close() {
      closing.abort();
      await Promise.all(running.values().map(({ ended }) => ended));
    },
  };
}
