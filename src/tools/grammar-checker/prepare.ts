import { linterOf } from './harper.ts';
import { loadWordList } from './word-list.ts';

/** Fetches and makes what the first check would wait for. */
export default function prepare(): Promise<unknown> {
  return Promise.all([linterOf('any'), loadWordList()]);
}
