import { useEffect, useRef, useState } from 'react';
import type { AnyTool, ToolOutput } from '#kit/define-tool';
import type { CardFacts } from '#kit/facts';
import type { Progress } from '#kit/progress';
import type { ToolSource } from '../tool-page/use-tool.tsx';

/** Milliseconds between two keys of somebody who types: a run that takes longer waits until they rest, a long text's for longer. */
const TYPING = 60;
const REST = 250;
/** UTF-16 units that a key adds or takes; more came as a whole, from the clipboard, a file or a sample. */
const KEYED = 2;
/** Milliseconds after which a run that is still busy is said to be: sooner for a long text without a result to look at meanwhile. */
const PATIENCE = 300;
const PATIENCE_WITH_LONG = 80;
/** UTF-16 units of the input from which it is long. */
const LONG_FROM = 20_000;

const BROKEN = 'Something went wrong on this page. Reloading it may help.';

interface Live<T extends AnyTool> {
  result: ToolOutput<T> | undefined;
  /** Why there is no result. */
  fault: string | undefined;
  busy: boolean;
  /** How far a run has come that takes long. */
  progress?: Progress | undefined;
}

/** Answers on every change, in a worker: the last result stays until the next is there. `isEmpty`: there is nothing to answer yet. */
export function useLive<T extends AnyTool>(
  facts: CardFacts,
  { source, input, isEmpty }: { source: ToolSource<T>; input: Record<string, unknown>; isEmpty: boolean },
): Live<T> {
  const [live, setLive] = useState<Live<T>>({ result: undefined, fault: undefined, busy: false });
  // Texts may have megabytes: they are compared, and not written down on each draw.
  const asked = Object.values(input).map((each) => (typeof each === 'object' ? JSON.stringify(each) : each));
  const last = useRef({ length: 0, took: Number.POSITIVE_INFINITY });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an input is the same while its values are, which are always as many.
  useEffect(() => {
    if (isEmpty) {
      setLive({ result: undefined, fault: undefined, busy: false });
      return;
    }
    const controller = new AbortController();
    const length = asked.reduce((sum: number, each) => sum + String(each ?? '').length, 0);
    const isLong = length >= LONG_FROM;
    const isKeyed = Math.abs(length - last.current.length) <= KEYED;
    const pause = !isKeyed || last.current.took < TYPING ? 0 : isLong ? REST : TYPING;
    last.current.length = length;
    const answer = async () => {
      setLive((before) => ({ ...before, busy: true, progress: undefined }));
      const begun = performance.now();
      const { signal } = controller;
      const wait = isLong && !live.result ? PATIENCE_WITH_LONG : PATIENCE;
      let progress: Progress = {};
      let isLate = false;
      const show = () => isLate && !signal.aborted && setLive((before) => ({ ...before, progress }));
      const late = setTimeout(() => {
        isLate = true;
        show();
      }, wait);
      const onProgress = (told: Progress) => {
        progress = told;
        show();
      };
      try {
        const { answerOnce } = await import('../tool-page/run-tool.tsx');
        const news = await answerOnce({ facts, source, input, signal, onProgress });
        if (!signal.aborted) last.current.took = performance.now() - begun;
        if (!signal.aborted) setLive(({ result }) => ({ result, ...news, busy: false, progress: undefined }));
      } catch (error) {
        if (signal.aborted) return;
        console.error(error);
        setLive(({ result }) => ({ result, fault: BROKEN, busy: false, progress: undefined }));
      } finally {
        clearTimeout(late);
      }
    };
    const timer = setTimeout(() => void answer(), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [facts, source, isEmpty, ...asked]);
  return live;
}
