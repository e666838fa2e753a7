import type { MessagePort } from 'node:worker_threads';
import { move, workerData } from 'piscina';
import { PIECE } from '#calls/pieces';
import { answerJson } from '#kit/answer-json';
import type { Ports } from '#kit/ports';
import { systemClock } from '#ports/clock/system';
import { createCodes } from '#ports/codes/here';
import { createDrawings } from '#ports/drawings/here';
import { createBuiltInRewriter } from '#ports/rewriter/built-in';
import { createModelRewriter } from '#ports/rewriter/model-rewriter';
import type { LanguageModel } from '#ports/rewriter/port';
import { hostRun } from '#workers/host-run';
import type { Channel, FromRun, RunOrder, ToRun } from '#workers/messages';
import type { RemotePorts } from '#workers/remote-ports';
import { loadTool } from './load-tools.ts';

export interface ThreadSettings {
  /** Folder of the tools' folders, where it is not the site's own. */
  directory?: string | undefined;
  /** Name of the language model, where one is set up. */
  modelName?: string | undefined;
}

/** What a thread of src/main/tool-threads.ts does: one run at a time, with the ports of the thread that serves. */

/** What needs no network, no disk and nothing that visitors share is done right here. */
const builtIn = createBuiltInRewriter();
const here = { clock: systemClock, codes: createCodes(), drawings: createDrawings() };
const entries = new Map<string, ReturnType<typeof loadTool>>();
const { directory, modelName }: ThreadSettings = workerData;

export default async function runInThread({ order, port }: { order: RunOrder; port: MessagePort }) {
  const entry = entries.get(order.slug) ?? loadTool(order.slug, directory);
  entries.set(order.slug, entry);
  const channel: Channel<ToRun, FromRun> = {
    send: (message) => port.postMessage(message),
    listen: (onMessage) => port.on('message', onMessage),
  };
  try {
    const write = (result: object) => answerJson(result, order.mostBytes);
    const outcome = await hostRun(await entry, order, { channel, write, own });
    // The thread that serves would have a text in its own memory, and write it as bytes once more.
    return 'result' in outcome && outcome.result.length > PIECE
      ? move(new TextEncoder().encode(outcome.result))
      : outcome;
  } finally {
    port.close();
  }
}

function own({ ask }: RemotePorts): Partial<Ports> {
  if (modelName === undefined) return { ...here, rewriter: builtIn };
  const model: LanguageModel = {
    async ask(question) {
      await ask('languageModel', 'ask', [question]);
    },
  };
  return { ...here, rewriter: createModelRewriter({ name: modelName, model, builtIn }) };
}
