// How large the index of the site's own documents is, and how quickly a passage is found: `node bench/own-index.ts [thousand documents]`.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NewDocument, openDocumentsFile } from '#ports/sources/own-index/documents-file';
import { createOwnIndex } from '#ports/sources/own-index/own-index';

const count = Number(process.argv[2] ?? 100) * 1_000;
const WORDS = 400;
const VOCABULARY = 200_000;
const directory = await mkdtemp(join(tmpdir(), 'clearkit-own-index-'));
const file = join(directory, 'documents.sqlite');

let state = 20_261_121;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

/** Words come as often as in a language: the second half as often as the first, and so on. */
const vocabulary = Array.from({ length: VOCABULARY }, (_, rank) => {
  const letters = (Math.imul(rank + 1, 0x9e3779b1) >>> 0)
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
  return (
    letters.slice(0, 2 + Math.min(9, Math.floor(Math.log2(rank + 2) / 1.8)) + (rank % 3)) +
    (rank > 500 ? letters.at(-1) : '')
  );
});
const word = () => vocabulary[Math.min(VOCABULARY - 1, Math.floor(VOCABULARY ** random()) - 1)] ?? 'a';
const sentence = (length: number) => Array.from({ length }, word).join(' ');

function documentAt(index: number): NewDocument {
  const text = Array.from({ length: WORDS / 20 }, () => `${sentence(20)}.`).join(' ');
  const path = `/documents/${index}.txt`;
  const hash = createHash('sha256').update(text).digest();
  return { path, title: `Document ${index}`, text, hash, address: hash.toString('hex').slice(0, 24), addedAt: 0 };
}

function figures(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, all within ${at(1)} ms`;
}

try {
  const copied: { passage: string; address: string }[] = [];
  const documents = openDocumentsFile(file);
  let bytes = 0;
  const from = performance.now();
  for (let index = 0; index < count; ) {
    const batch = Array.from({ length: 100 }, () => documentAt(index++));
    for (const { text } of batch) bytes += text.length;
    const [one] = batch;
    if (one && index % 500 === 0)
      copied.push({ passage: one.text.split(/[ .]+/).slice(137, 149).join(' '), address: one.address });
    documents.add(batch);
  }
  documents.close();
  const seconds = (performance.now() - from) / 1000;
  const { size } = await stat(file);
  console.log(`${count} documents of ${WORDS} words, ${(bytes / 1e6).toFixed(0)} MB of text`);
  console.log(
    `added    ${seconds.toFixed(0)} s, ${Math.round(count / seconds)} documents/s, making the texts included`,
  );
  console.log(`on disk  ${(size / 1e6).toFixed(0)} MB with the texts, ${(size / count).toFixed(0)} bytes a document`);

  const index = createOwnIndex({ file, clock: Date });
  const passages = copied.slice(0, 200);
  const strangers = passages.map(() => sentence(12));
  let found = 0;
  async function measure(name: string, words: readonly string[], isPhrase: boolean): Promise<void> {
    const times: number[] = [];
    for (const [at, each] of words.entries()) {
      const start = performance.now();
      const { pages } = await index.search({ words: each, isPhrase });
      times.push(performance.now() - start);
      if (words !== strangers && pages.some(({ url }) => url.endsWith(passages[at]?.address ?? '-'))) found += 1;
    }
    console.log(`${name} ${figures(times)}${words === strangers ? '' : `, ${found} of ${words.length} found`}`);
    found = 0;
  }
  const reworded = passages.map(({ passage }) =>
    passage
      .split(' ')
      .map((each, at) => (at % 4 === 1 ? word() : each))
      .toReversed()
      .join(' '),
  );
  await measure(
    'copied passages   ',
    passages.map(({ passage }) => passage),
    true,
  );
  await measure('not there         ', strangers, true);
  await measure('other order, a quarter of the words changed', reworded, false);
  await measure('not there, loosely', strangers, false);
  index.close();
} finally {
  await rm(directory, { recursive: true });
}
