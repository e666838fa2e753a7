import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';

/** Of `mallopt` in malloc.h. */
const M_TRIM_THRESHOLD = -1;
/** Bytes that an arena may hold free at its end. */
const MOST_FREE = 1 << 20;

/**
 * Keeps the allocator from holding what ended threads have freed: glibc has an arena for each, and lets up to 64 MB stay free at the
 * end of each, which `trimMemory` cannot give back. To be called once, before there are threads. Resolves with whether it was done:
 * only Linux with glibc can.
 */
export function limitFreeMemory(): Promise<boolean> {
  return askAllocator(`
    const limit = libc('mallopt', { arguments: ['i32', 'i32'], return: 'i32' });
    if (limit(${M_TRIM_THRESHOLD}, ${MOST_FREE}) !== 1) throw new Error('The allocator refused.');
  `);
}

/**
 * Gives back what is free between what is still used, after a collection of this thread's own garbage: a thread that only answers
 * requests may not begin one by itself for hours. Resolves with whether it was done: only Linux with glibc can.
 */
export async function trimMemory(): Promise<boolean> {
  await collectGarbage();
  return askAllocator("libc('malloc_trim', { arguments: ['u64'], return: 'i32' })(0n);");
}

/** A full collection, in steps between which the thread answers. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: (options: { type: 'major'; execution: 'async' }) => Promise<void> = runInNewContext('gc');
  await collect({ type: 'major', execution: 'async' });
}

/** Plain JavaScript, as Node's types do not know the module yet. */
const LIBC = `
  const { dlopen } = require('node:ffi');
  const libc = (name, signature) => dlopen('libc.so.6', { [name]: signature }).functions[name];
`;

/** In a thread of its own, so that nobody waits for it. */
async function askAllocator(question: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  // What the thread has to say, that the module is new or absent, is nobody's business.
  const worker = new Worker(`${LIBC}${question}`, { eval: true, env: {}, stdout: true, stderr: true });
  worker.on('error', () => undefined);
  worker.unref();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // An error ends it with another code.
  worker.on('exit', (code) => resolve(code === 0));
  return promise;
}
