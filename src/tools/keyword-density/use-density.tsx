import { useEffect, useState } from 'react';
import type { DensityOptions } from './analyse.ts';
import { createDensityMeter, type DensityAnswer, type DensityListener, type LiveReport } from './density-meter.ts';

/** The report on a text that keeps changing; nothing for an empty one. */
export function useDensity(text: string, options: DensityOptions): LiveReport | undefined {
  const [live, setLive] = useState<LiveReport>();
  const [meter, setMeter] = useState<ReturnType<typeof createDensityMeter>>();
  useEffect(() => {
    const created = createDensityMeter({
      createWorker,
      countHere: async (...wish) => (await import('./count-here.ts')).countHere(...wish),
      onReport: setLive,
      onFault: console.error,
      onLate: () => setLive((before) => before && { ...before, isCurrent: false }),
    });
    setMeter(created);
    return created.close;
  }, []);
  useEffect(() => {
    if (text.trim() !== '') meter?.measure(text, options);
  }, [meter, text, options]);
  return text.trim() === '' ? undefined : live;
}

function createWorker({ onAnswer, onFailure }: DensityListener): Worker {
  const worker = new Worker(new URL('./density.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<DensityAnswer>) => onAnswer(data));
  worker.addEventListener('error', onFailure);
  return worker;
}
