import type { FromDrawer, ToDrawer } from './draw-pages.worker.ts';

/** A document of which pages can be seen. */
export interface DrawnPages {
  /** Pages that there are; 0 for a document that cannot be drawn. */
  count: Promise<number>;
  /** A page by its number, from 1, so many pixels wide; nothing where it cannot be drawn, or when this is closed. */
  draw(number: number, width: number): Promise<Blob | undefined>;
  close(): void;
}

/** Draws pages of a PDF file in a thread of its own, which ends when this is closed: a hostile file costs nothing else. */
export function drawPages(content: Blob, password: string): DrawnPages {
  const worker = new Worker(new URL('./draw-pages.worker.ts', import.meta.url), { type: 'module' });
  const { port1: line, port2: port } = new MessageChannel();
  const count = Promise.withResolvers<number>();
  const waiting = new Map<number, PromiseWithResolvers<Blob | undefined>>();
  const ask = (order: ToDrawer, handedOver: Transferable[] = []) => worker.postMessage(order, handedOver);
  const close = () => {
    worker.terminate();
    line.close();
    count.resolve(0);
    for (const { resolve } of waiting.values()) resolve(undefined);
    waiting.clear();
  };
  line.addEventListener('message', ({ data }: MessageEvent<FromDrawer>) => {
    if ('count' in data) return count.resolve(data.count);
    waiting.get(data.number)?.resolve(data.picture);
    waiting.delete(data.number);
  });
  line.start();
  worker.addEventListener('error', close);
  ask({ content, password, port }, [port]);
  return {
    count: count.promise,
    draw(number, width) {
      const asked = waiting.get(number) ?? Promise.withResolvers<Blob | undefined>();
      if (!waiting.has(number)) ask({ number, width });
      waiting.set(number, asked);
      return asked.promise;
    },
    close,
  };
}
