import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyTool } from '#kit/define-tool';
import type { CardFacts } from '#kit/facts';
import type { Batch } from '../batch/open-batch.tsx';
import type { ManyPictures } from '../form/image-input.tsx';
import { notify } from '../notice/notices.tsx';
import { type ToolSource, type ToolState, useTool } from './use-tool.tsx';

export interface PictureToolState<T extends AnyTool> extends ToolState<T> {
  /** For the `ImageInput`. */
  many: ManyPictures;
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
  /** Pictures that are on their way into the form: the address of one, nothing of many. */
  const opening = useRef<Promise<unknown>>(undefined);
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
  const open = (pictures: Promise<unknown>) => {
    opening.current = pictures.finally(() => {
      opening.current = undefined;
    });
  };
  const many: ManyPictures = {
    ...(facts.runsIn === 'both' && {
      hold: (file: File) => {
        const address = import('../form/choose-file.tsx').then((one) => one.chooseFile(facts, latest.current, file));
        open(address);
        return address;
      },
    }),
    add: (pictures) => open(add(pictures)),
  };
  const submitNow = (input: unknown) => (held.current ?? single).submit(input);
  // Pressed while pictures are still on their way, it means those that were chosen.
  const submit = async (input: unknown) => {
    const address = await opening.current?.catch(console.error);
    return submitNow(address ? Object.assign({}, input, { imageUrl: address }) : input);
  };
  if (!batch) return { ...single, submit, many, summary: undefined };
  const { cancel, list, summary } = batch;
  return { ...single, busy: isBusy, result: undefined, submit, cancel, many: { ...many, list }, summary };
}
