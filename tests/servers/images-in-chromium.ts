import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { cancelledBy } from '#kit/tool-error';
import { asError } from '#workers/messages';
import type { Pictures } from '../../src/ports/images/pictures.ts';
import { serveWorker } from './worker-page.ts';

interface Answered {
  // What a method of the port resolves with, but for the content, which is Base64.
  answer?: object;
  content?: string;
  thrown?: Parameters<typeof asError>[0];
  took?: number;
}

declare global {
  interface Window {
    callImages(method: string, base64: readonly string[], options: object): Promise<Answered>;
  }
}

export interface OpenImages extends Pictures<Uint8Array> {
  /** Milliseconds that the last call took inside the worker. */
  took(): number;
  close(): Promise<void>;
}

/** The port of pictures as it runs in a browser: built as for the site, in a worker under the policy that the site gives it. */
export async function imagesInChromium(browser: Browser): Promise<OpenImages> {
  const served = await serveWorker(join(import.meta.dirname, 'images.worker.ts'));
  const page = await browser.newPage();
  await page.goto(served.origin);
  await page.evaluate(() => {
    const worker = new Worker('/worker.js', { type: 'module' });
    const asked = new Map<number, (answer: object) => void>();
    worker.onmessage = ({ data }) => asked.get(data.id)?.(data);
    worker.onerror = ({ message }) => console.error(message);
    let calls = 0;
    const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const toBase64 = (bytes: Uint8Array) => {
      let text = '';
      for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
      return btoa(text);
    };
    Object.assign(window, {
      async callImages(method: string, base64: readonly string[], options: object) {
        calls += 1;
        const id = calls;
        const answered = new Promise<{ answer?: { content?: Uint8Array } }>((resolve) => asked.set(id, resolve));
        worker.postMessage({ id, method, contents: base64.map(fromBase64), options });
        const { answer, ...rest } = await answered;
        if (!answer) return rest;
        const { content, ...said } = answer;
        return { ...rest, answer: said, ...(content && { content: toBase64(content) }) };
      },
    });
  });

  let took = 0;
  const call = async <Result>(
    method: keyof Pictures,
    contents: Uint8Array | readonly Uint8Array[],
    { signal, ...options }: { signal?: AbortSignal } = {},
  ): Promise<Result> => {
    if (signal?.aborted) throw cancelledBy(signal);
    const base64 = [contents].flat().map((content) => Buffer.from(content).toString('base64'));
    const question = { method, base64, options };
    const {
      answer,
      thrown,
      content: made,
      took: lasted = 0,
    } = await page.evaluate(({ method, base64, options }) => window.callImages(method, base64, options), question);
    if (thrown) throw asError(thrown);
    took = lasted;
    const back = made === undefined ? {} : { content: new Uint8Array(Buffer.from(made, 'base64')) };
    // What came through the page is what the port gave.
    return { ...answer, ...back } as Result;
  };
  return {
    inspect: (content, signal) => call('inspect', content, signal && { signal }),
    focus: (content, signal) => call('focus', content, signal && { signal }),
    read: (content, signal) => call('read', content, signal && { signal }),
    compress: (content, options) => call('compress', content, options),
    fit: (content, options) => call('fit', content, options),
    transform: (content, options) => call('transform', content, options),
    overlay(content, layer, options) {
      const asked = { ...options, layer };
      return call('overlay', content, asked);
    },
    enlarge: (content, { onProgress, ...options }) => call('enlarge', content, options),
    cutOut: (content, { onProgress, ...options }) => call('cutOut', content, options),
    turn: (content, options) => call('turn', content, options),
    codes: (content, signal) => call('codes', content, signal && { signal }),
    colours: (content, options) => call('colours', content, options),
    describe: (content, signal) => call('describe', content, signal && { signal }),
    clean: (content, options) => call('clean', content, options),
    compare: (pair, options) => call('compare', pair, options),
    animate: (contents, options) => call('animate', contents, options),
    took: () => took,
    async close() {
      await page.close();
      await served.close();
    },
  };
}
