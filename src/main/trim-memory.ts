import { Worker } from 'node:worker_threads';

/** Plain JavaScript, as Node's types do not know the module yet. */
const TRIM = `
  const { dlopen } = require('node:ffi');
  dlopen('libc.so.6', { malloc_trim: { arguments: ['u64'], return: 'i32' } }).functions.malloc_trim(0n);
`;

/**
 * Gives back what ended threads left with the allocator: glibc keeps an arena for each, nearly as large as it ever was. In a thread of its
 * own, so that nobody waits for it. Resolves with whether it was done: only Linux with glibc can.
 */
export async function trimMemory(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  // What the thread has to say, that the module is new or absent, is nobody's business.
  const worker = new Worker(TRIM, { eval: true, env: {}, stdout: true, stderr: true });
  worker.on('error', () => undefined);
  worker.unref();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // An error ends it with another code.
  worker.on('exit', (code) => resolve(code === 0));
  return promise;
}
