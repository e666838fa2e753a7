import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { onGround } from './prepare/grey.ts';
import { readPage } from './read-page.ts';
import { createReadingMeter } from './reading-meter.ts';
import { type Engine, openEngine } from './tesseract-core.ts';
import type { LanguageFile, ReadAnswer, ReadProgress, ReadRequest } from './worker-messages.ts';

// Reading occupies a thread for seconds: this is that thread. Whoever started it ends it when it takes too long.

const port = parentPort;
if (!port) throw new Error('This file is the inside of a worker.');

const meter = createReadingMeter((share) => port.postMessage({ share } satisfies ReadProgress));

let open: { code: string; engine: Promise<Engine> } | undefined;

/** One language at a time: each takes some hundred megabytes. */
function engineFor({ code, file }: LanguageFile): Promise<Engine> {
  if (open?.code !== code) open = { code, engine: load({ code, file }) };
  return open.engine;
}

async function load({ code, file }: LanguageFile): Promise<Engine> {
  const content = await readFile(file);
  return openEngine({ code, data: file.endsWith('.gz') ? gunzipSync(content) : content }, meter.within);
}

async function answer({ language, pixels, channels, width, height, patience }: ReadRequest): Promise<ReadAnswer> {
  const engine = await engineFor(language).catch((error: unknown) => String(error));
  if (typeof engine === 'string') {
    open = undefined;
    return { badLanguage: engine };
  }
  meter.start();
  return { read: readPage(onGround({ pixels, width, height }, channels), { engine, patience }) };
}

const first: LanguageFile = workerData;
// Ready before the picture comes. What is wrong with the data is told when it is needed.
engineFor(first).catch(() => undefined);
port.on('message', (request: ReadRequest) => {
  answer(request).then(
    (message) => port.postMessage(message),
    (error: unknown) => {
      // Ends this thread; its owner hears of it.
      throw error;
    },
  );
});
