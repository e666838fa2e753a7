import { countTextNow } from './count-text.ts';
import type { CountAnswer, CountRequest } from './counter.ts';

self.addEventListener('message', ({ data: { id, text } }: MessageEvent<CountRequest>) => {
  const answer: CountAnswer = { id, result: countTextNow(text) };
  self.postMessage(answer);
});
