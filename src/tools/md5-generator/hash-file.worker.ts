import { hashFile } from './hash-file.ts';

// A worker of its own for each file: the page cancels by terminating it.
self.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  for await (const message of hashFile(file)) self.postMessage(message);
});
