import { countJob } from './analyse.ts';
import { countDensityNow } from './count-density.ts';
import type { DensityAnswer, DensityRequest } from './density-meter.ts';

let kept = '';

async function answer({ id, text, options }: DensityRequest): Promise<void> {
  kept = text ?? kept;
  const report: DensityAnswer['report'] = countDensityNow(await countJob(kept, options));
  const done: DensityAnswer = { id, report };
  self.postMessage(done);
}

self.addEventListener('message', ({ data }: MessageEvent<DensityRequest>) => {
  // An error here must reach the page as the worker's own does.
  answer(data).catch(reportError);
});
