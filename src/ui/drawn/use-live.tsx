import { useEffect, useState } from 'react';
import type { AnyTool, ToolOutput } from '#kit/define-tool';
import type { CardFacts } from '#kit/facts';
import type { Progress } from '#kit/progress';
import type { ToolSource } from '../tool-page/use-tool.tsx';

/** Milliseconds without a change after which a text is answered: a long one is not begun with each key. */
const SHORT = 60;
const LONG = 250;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an input is the same while its values are, which are always as many.
  useEffect(() => {
    if (isEmpty) {
      setLive({ result: undefined, fault: undefined, busy: false });
      return;
    }
    const controller = new AbortController();
    const isLong = String(asked).length >= LONG_FROM;
    const answer = async () => {
      setLive((before) => ({ ...before, busy: true, progress: undefined }));
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
        if (!signal.aborted) setLive(({ result }) => ({ result, ...news, busy: false, progress: undefined }));
      } catch (error) {
        if (signal.aborted) return;
        console.error(error);
        setLive(({ result }) => ({ result, fault: BROKEN, busy: false, progress: undefined }));
      } finally {
        clearTimeout(late);
      }
    };
    const timer = setTimeout(() => void answer(), isLong ? LONG : SHORT);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [facts, source, isEmpty, ...asked]);
  return live;
}
