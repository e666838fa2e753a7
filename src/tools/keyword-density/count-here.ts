import { countJob, type DensityOptions } from './analyse.ts';
import { countDensityNow, type DensityReport } from './count-density.ts';

/** Counts on the thread that asks: for pages whose worker can't start. */
export async function countHere(text: string, options: DensityOptions): Promise<DensityReport> {
  return countDensityNow(await countJob(text, options));
}
