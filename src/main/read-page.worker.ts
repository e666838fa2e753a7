import { readPage } from '#audit/read-page';

/** In a thread of its own: judging a page takes tens of milliseconds. */
export default function read({ address, response }: { address: string; response: Parameters<typeof readPage>[1] }) {
  return readPage(address, response);
}
