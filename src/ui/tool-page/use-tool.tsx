import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyTool, ToolOutput } from '#kit/define-tool';
import type { CardFacts } from '#kit/facts';
import type { Progress } from '#kit/progress';
import { pageForm } from '../hands/page-form.tsx';
import { dismissNotices, notify } from '../notice/notices.tsx';

/** Where the browser gets a tool's definition: a lazy import, so that the first load does not carry it. */
export interface ToolSource<T extends AnyTool> {
  tool: () => Promise<{ default: T }>;
  /** Answers live in the page in place of a worker: whatever is entered, also what the schema refuses. */
  here?: ((input: unknown) => Promise<ToolOutput<T>>) | undefined;
}

export interface ToolState<T extends AnyTool> {
  busy: boolean;
  /** How far the run has come, while it is busy and says so, with the latest that is known of the result; it stays when the run is stopped. */
  progress: Progress<ToolOutput<T>> | undefined;
  /** The last good result; a failure or new input leaves it. */
  result: ToolOutput<T> | undefined;
  /** Validates, runs and reports by notices. Resolves with the result, or `undefined` when there is none. */
  submit: (input: unknown) => Promise<ToolOutput<T> | undefined>;
  cancel: () => void;
  /** Cancels, and drops what came out. */
  forget: () => void;
  /** Fetches what a run needs ahead of the first. */
  prepare: () => void;
}

/** What runs a tool comes when it is first needed: a page that is only read never fetches it. */
const loadAll = <T extends AnyTool>({ tool }: ToolSource<T>) => Promise.all([import('./run-tool.tsx'), tool()]);

/** The life of a tool on its page: idle, busy, result or failure, told by notices. */
export function useTool<T extends AnyTool>(facts: CardFacts, source: ToolSource<T>): ToolState<T> {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ToolOutput<T>>();
  const [progress, setProgress] = useState<Progress<ToolOutput<T>>>();
  const running = useRef<AbortController>(undefined);
  const latest = useRef(source);
  latest.current = source;

  const cancel = useCallback(() => running.current?.abort(), []);
  const forget = () => {
    cancel();
    pageForm.bringBack = () => setResult(result);
    setResult(undefined);
    setProgress(undefined);
  };
  useEffect(() => cancel, [cancel]);

  const prepare = useCallback(() => {
    // A failed fetch shows itself when the tool is used.
    loadAll(latest.current)
      .then(([{ prepareRun }]) => latest.current.here || prepareRun(facts))
      .catch(() => undefined);
  }, [facts]);

  const submit = useCallback(
    async (input: unknown) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setBusy(true);
      setProgress(undefined);
      dismissNotices();
      const onProgress = (news: Progress) => {
        if (running.current === controller) setProgress((before) => ({ ...before, ...news }));
      };
      let reason = 'Its code could not be loaded. Check your connection and try again.';
      try {
        const [{ runTool }] = await loadAll(latest.current);
        reason = 'Something went wrong on this page. Reloading it may help.';
        const answer = await runTool({ facts, source: latest.current, input, signal: controller.signal, onProgress });
        if (answer !== undefined) {
          setResult(answer);
          setProgress(undefined);
        }
        return answer;
      } catch (error) {
        console.error(error);
        notify({ kind: 'error', message: facts.labels.failed, reason });
        return undefined;
      } finally {
        if (running.current === controller) setBusy(false);
      }
    },
    [facts],
  );

  return { busy, progress, result, submit, cancel, forget, prepare };
}
