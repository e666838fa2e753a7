import { ToolError } from '#kit/tool-error';
import { workWithSharp } from '#ports/images/sharp';
import { serve } from '#ports/processes/serve';
import { decodedGrey } from './decode.ts';
import { engineHere } from './engine-here.ts';
import type { ReadText } from './port.ts';
import type { LanguageFile, ReadJob } from './read-job.ts';
import { readPage } from './read-page.ts';
import { createReadingMeter } from './reading-meter.ts';
import type { Engine } from './tesseract-core.ts';

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

async function load(language: LanguageFile): Promise<Engine> {
  try {
    return await engineHere(language, meter.within);
  } catch (cause) {
    throw new ToolError('not-configured', `The data for the language "${language.code}" cannot be used here.`, {
      cause,
    });
  }
}

workWithSharp();
serve<ReadJob, ReadText>(async ({ language, maxPixels, patience, limit }, content, { report }) => {
  const start = performance.now();
  const page = await decodedGrey(content, maxPixels);
  const engine = await engineFor(language);
  tell = report;
  meter.start();
  return { answer: readPage(page, { engine, patience: start + patience, limit: start + limit }) };
});
