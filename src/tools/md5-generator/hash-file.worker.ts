import { hashFile } from '#lib/hashing/hash-file';
import { createMd5 } from '#lib/md5';

// A worker of its own for each file: the page cancels by terminating it.
self.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  for await (const message of hashFile(file, createMd5())) self.postMessage(message);
});
