import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { ToolError } from '#kit/tool-error';
import { serve } from '#ports/processes/serve';
import { decodedGrey } from './decode.ts';
import type { ReadText } from './port.ts';
import type { LanguageFile, ReadJob } from './read-job.ts';
import { readPage } from './read-page.ts';
import { createReadingMeter } from './reading-meter.ts';
import { type Engine, openEngine } from './tesseract-core.ts';

// Reading occupies a thread for seconds, and the decoders are native code: this is a process of its own, which its owner ends.

let tell: (share: number) => void = () => {};
const meter = createReadingMeter((share) => tell(share));

let open: { code: string; engine: Engine } | undefined;

/** One language at a time: each takes some hundred megabytes. */
async function engineFor(language: LanguageFile): Promise<Engine> {
  if (open?.code === language.code) return open.engine;
  open = undefined;
  open = { code: language.code, engine: await load(language) };
  return open.engine;
}

async function load({ code, file }: LanguageFile): Promise<Engine> {
  try {
    const content = await readFile(file);
    return await openEngine({ code, data: file.endsWith('.gz') ? gunzipSync(content) : content }, meter.within);
  } catch (cause) {
    throw new ToolError('not-configured', `The data for the language "${code}" cannot be used here.`, { cause });
  }
}

serve<ReadJob, ReadText>(async ({ language, maxPixels, patience, limit }, content, report) => {
  const start = performance.now();
  const page = await decodedGrey(content, maxPixels);
  const engine = await engineFor(language);
  tell = report;
  meter.start();
  return { answer: readPage(page, { engine, patience: start + patience, limit: start + limit }) };
});
