import { readPage } from '#audit/read-page';

/** In a thread of its own: judging a page takes tens of milliseconds. */
export default function read({ args }: { args: Parameters<typeof readPage> }) {
  return readPage(...args);
}
