import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { LanguageFile } from './read-job.ts';
import { type Engine, openEngine } from './tesseract-core.ts';

const COMPILED = createRequire(import.meta.url).resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm');

/** The engine with what it needs from the disk. @throws Error when the language's data is none. */
export async function engineHere({ code, file }: LanguageFile, onProgress: (share: number) => void): Promise<Engine> {
  const [compiled, content] = await Promise.all([readFile(COMPILED), readFile(file)]);
  const core = await WebAssembly.compile(compiled);
  return openEngine({ core, code, data: file.endsWith('.gz') ? gunzipSync(content) : content }, onProgress);
}
