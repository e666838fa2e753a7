import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '#lib/rewrite/difference';

/** Pairs of words that stand side by side in human text. */
type Pairs = ReadonlySet<string>;

/** The pairs of a folder of texts: `.txt`, `.md`, and `.json` that holds a list of sentences. */
export function pairsOf(folder: string): Pairs {
  const pairs = new Set<string>();
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!/\.(?:txt|md|json)$/.test(name) || !statSync(path).isFile()) continue;
    for (const line of linesOf(readFileSync(path, 'utf8'), name)) {
      const words = wordsOf(line);
      for (let at = 1; at < words.length; at += 1) pairs.add(`${words[at - 1]} ${words[at]}`);
    }
  }
  return pairs;
}

function linesOf(text: string, name: string): string[] {
  if (!name.endsWith('.json')) return text.split(/(?<=[.!?])\s+|\n\n+/);
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter((line): line is string => typeof line === 'string') : [];
}

/** How many words a text has more than its source, and how many of these are beside such a neighbour in human text. */
export function fitOf(source: string, rewritten: string, pairs: Pairs): { added: number; fitting: number } {
  const left = new Map<string, number>();
  for (const word of wordsOf(source)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(rewritten);
  let added = 0;
  let fitting = 0;
  for (const [at, word] of words.entries()) {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    if (count > 0) continue;
    added += 1;
    if (pairs.has(`${words[at - 1]} ${word}`) || pairs.has(`${word} ${words[at + 1]}`)) fitting += 1;
  }
  return { added, fitting };
}
