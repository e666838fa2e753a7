import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyTool } from '#kit/define-tool';
import type { CardFacts } from '#kit/facts';
import type { Batch } from '../batch/open-batch.tsx';
import type { ManyPictures } from '../form/image-input.tsx';
import { notify } from '../notice/notices.tsx';
import { type ToolSource, type ToolState, useTool } from './use-tool.tsx';

interface PictureToolState<T extends AnyTool> extends ToolState<T> {
  /** For the `ImageInput`. */
  many: ManyPictures;
  /** Whether a picture is still on its way into the form. */
  isWaiting?: boolean;
  /** To stand after the form: how far several pictures are, and what came out. */
  summary: ReactNode;
}

/**
 * `useTool` for a tool that takes a picture: with several files, the same press runs the tool for each, with the options in
 * `input`. There is no `result` then. What several need comes when they are chosen.
 */
export function usePictureTool<T extends AnyTool>(facts: CardFacts, source: ToolSource<T>): PictureToolState<T> {
  const single = useTool<T>(facts, source);
  const [batch, setBatch] = useState<Batch>();
  const [isBusy, setBusy] = useState(false);
  const held = useRef<Batch>(undefined);
  const opening = useRef<Promise<void>>(undefined);
  const [isOpening, setOpening] = useState(false);
  const latest = useRef(source);
  latest.current = source;
  useEffect(() => () => held.current?.cancel(), []);

  const add = async (pictures: readonly (File | string)[]) => {
    single.cancel();
    try {
      const { openBatch } = await import('../batch/open-batch.tsx');
      held.current ??= openBatch<T>({
        facts,
        source: () => latest.current,
        onBusy: setBusy,
        onClose: () => {
          held.current = undefined;
          setBatch(undefined);
        },
      });
      held.current.add(pictures);
      setBatch(held.current);
    } catch (error) {
      console.error(error);
      const reason = 'Check your connection and try again.';
      notify({ kind: 'error', message: 'The form for several pictures could not be loaded.', reason });
    }
  };
  const many: ManyPictures = {
    ...(facts.runsIn === 'both' && {
      hold: (file: File) => {
        setOpening(true);
        return import('../form/choose-file.tsx')
          .then(({ chooseFile }) => chooseFile(facts, latest.current, file))
          .finally(() => setOpening(false));
      },
    }),
    add: (pictures) => {
      opening.current = add(pictures).finally(() => {
        opening.current = undefined;
      });
    },
  };
  const submitNow = (input: unknown) => (held.current ?? single).submit(input);
  // Pressed while the list is still on its way, it means the files that were chosen.
  const submit = (input: unknown) => opening.current?.then(() => submitNow(input)) ?? submitNow(input);
  if (!batch) return { ...single, submit, many, isWaiting: isOpening, summary: undefined };
  const { cancel, list, summary } = batch;
  return { ...single, busy: isBusy, result: undefined, submit, cancel, many: { ...many, list }, summary };
}
