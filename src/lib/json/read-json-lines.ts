import type { JsonArray } from './json-node.ts';
import { type JsonRead, readJson } from './read-json.ts';
import { JsonError } from './scan-json.ts';

/**
 * Reads JSON Lines as a list: a value on each line, lines without one left out.
 *
 * @throws JsonError at the first fault.
 */
export function readJsonLines(text: string, { isLoose = false } = {}): JsonRead & { root: JsonArray } {
  const all: JsonRead & { root: JsonArray } = {
    root: { kind: 'array', items: [] },
    ...{ duplicates: [], longNumbers: [], comments: 0, trailingCommas: 0, depth: 1 },
  };
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') {
      const one = readLine(line, start, isLoose);
      all.root.items.push(one.root);
      for (const { at, name } of one.duplicates) all.duplicates.push({ at: at + start, name });
      for (const { at, raw } of one.longNumbers) all.longNumbers.push({ at: at + start, raw });
      all.comments += one.comments;
      all.trailingCommas += one.trailingCommas;
      all.depth = Math.max(all.depth, one.depth + 1);
    }
    start += line.length + 1;
  }
  return all;
}

function readLine(line: string, start: number, isLoose: boolean): JsonRead {
  try {
    return readJson(line, { isLoose });
  } catch (error) {
    if (error instanceof JsonError) throw new JsonError(error.at + start, error.message, error.length);
    throw error;
  }
}

/** Whether a text that is not JSON is likely JSON Lines: its first line is a whole list or object, and more lines follow. */
export function looksLikeJsonLines(text: string): boolean {
  const [first = '', ...rest] = text.trim().split('\n', 2);
  if (rest.length === 0 || !/^[[{]/.test(first)) return false;
  try {
    readJson(first);
    return true;
  } catch {
    return false;
  }
}
