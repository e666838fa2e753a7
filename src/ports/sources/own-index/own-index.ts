import { type Stats, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import { MOST_PAGES, type RawPage, type Source, type SourceQuestion } from '../source.ts';
import { unpacked, unusable, versionOf } from './documents-file.ts';
import { allPrints, indexWords, termOf } from './words.ts';

const NAME = 'Documents of this site';
const LEAVES = 'Documents of this site are compared on this server: for that, nothing leaves it.';
const SCHEME = 'document:';
/** Rare words that are looked for. */
const MOST_TERMS = 8;
/** Documents that all these words together may be in, which bounds the time. */
const MOST_POSTINGS = 4_000;
/** A shared fingerprint says more than any word. */
const PRINT_WEIGHT = 30;
/** Share of the rare words, by what they weigh, that a document must hold. */
const LEAST_SHARE = 0.6;
const MOST_SNIPPET = 300;
const MOST_KEPT = 20_000;

export interface OwnIndex extends Source {
  /** See `Sources`. */
  textOf(url: string): string | undefined;
  close(): void;
}

/** The documents that the operator added; the file may come, grow and go while this runs. */
export function createOwnIndex({ file, clock }: { file: string; clock: Clock }): OwnIndex {
  let opened: ReturnType<typeof openReader> | undefined;
  let inode: number | undefined;

  function close(): void {
    opened?.close();
    opened = undefined;
  }

  function reader() {
    const stats: Stats | undefined = statSync(file, { throwIfNoEntry: false });
    if (stats?.ino !== inode) close();
    inode = stats?.ino;
    if (!stats || stats.size === 0) return undefined;
    try {
      opened ??= openReader(file);
      return opened;
    } catch (error) {
      throw error instanceof ToolError ? error : unusable(error);
    }
  }

  function reading<T>(work: (from: ReturnType<typeof openReader>) => T): T | undefined {
    const from = reader();
    try {
      return from && work(from);
    } catch (error) {
      throw error instanceof ToolError ? error : unusable(error);
    }
  }

  return {
    facts() {
      try {
        const count = reading((from) => from.count()) ?? 0;
        if (count === 0) return undefined;
        return { name: NAME, leaves: LEAVES };
      } catch {
        // A file that cannot be read is met, and told, when it is asked.
        return { name: NAME, leaves: LEAVES };
      }
    },
    async search(question) {
      const pages = reading((from) => from.search(question)) ?? [];
      return { pages, server: 'this site', askedAt: clock.now() };
    },
    textOf: (url) => (url.startsWith(SCHEME) ? reading((from) => from.textOf(url.slice(SCHEME.length))) : undefined),
    close,
  };
}

interface Term {
  term: string;
  documents: number;
  weight: number;
}

function openReader(file: string) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1_000 });
  if (versionOf(database) !== 1) {
    database.close();
    throw new ToolError('not-configured', 'The documents of this site are of another version of this program.');
  }
  const some = database.prepare('SELECT max(id) AS count FROM documents');
  const holding = database.prepare(
    `SELECT count(*) AS count FROM (SELECT 1 FROM terms WHERE terms MATCH ? LIMIT ${MOST_POSTINGS + 1})`,
  );
  const textAt = database.prepare('SELECT text FROM documents WHERE address = ?');
  const document = database.prepare('SELECT title, address, text FROM documents WHERE id = ?');
  const changes = database.prepare('PRAGMA data_version');
  const known = new Map<string, number>();
  let version: unknown;

  /** Documents that hold a term, as far as they matter. Counting takes a while, so counts are kept while nothing changes. */
  function documentsWith(term: string): number {
    const kept = known.get(term);
    if (kept !== undefined) return kept;
    if (known.size >= MOST_KEPT) known.clear();
    const documents = Number(holding.get(`"${term}"`)?.count ?? 0);
    known.set(term, documents);
    return documents;
  }

  function count(): number {
    return Number(some.get()?.count ?? 0);
  }

  function rareWords(words: readonly string[], all: number): Term[] {
    const terms = [...new Set(words)].map((term) => {
      const documents = documentsWith(term);
      return { term, documents, weight: Math.log(1 + all / Math.max(1, documents)) };
    });
    return terms.toSorted((one, other) => one.documents - other.documents).slice(0, MOST_TERMS);
  }

  /** Documents by what they share, the most first, in one statement. */
  function ranked(looked: readonly Term[], least: number): { id: number; score: number }[] {
    if (looked.length === 0) return [];
    const parts = looked.map(() => 'SELECT rowid AS id, ? AS weight FROM terms WHERE terms MATCH ?');
    const statement = database.prepare(
      `SELECT id, sum(weight) AS score FROM (${parts.join(' UNION ALL ')}) GROUP BY id HAVING score >= ? ORDER BY score DESC, id LIMIT ${MOST_PAGES}`,
    );
    const values = looked.flatMap(({ term, weight }) => [weight, `"${term}"`]);
    return statement.all(...values, least).map((row) => ({ id: Number(row.id), score: Number(row.score) }));
  }

  function page(id: number, words: readonly string[]): RawPage[] {
    const row = document.get(id);
    if (!row) return [];
    return [
      { url: `${SCHEME}${row.address}`, title: String(row.title), snippet: snippetOf(unpacked(row.text), words) },
    ];
  }

  return {
    count,
    search({ words: text, isPhrase }: SourceQuestion): RawPage[] {
      const now = changes.get()?.data_version;
      if (now !== version) known.clear();
      version = now;
      const words = indexWords(text);
      const prints = [...new Set(allPrints(words))].map((print) => {
        const term = termOf(print);
        return { term, documents: documentsWith(term), weight: PRINT_WEIGHT };
      });
      const byPrint = ranked(affordable(prints), PRINT_WEIGHT);
      if (byPrint.length > 0 || (isPhrase && prints.length > WINDOWED))
        return byPrint.flatMap(({ id }) => page(id, words));
      const rare = rareWords(words, count());
      if (isPhrase && rare.some(({ documents }) => documents === 0)) return [];
      const looked = affordable(rare);
      const total = looked.reduce((sum, { weight }) => sum + weight, 0);
      const found = ranked(looked, total * (isPhrase ? 0.999 : LEAST_SHARE)).flatMap(({ id }) => page(id, words));
      return isPhrase ? found.filter(({ url }) => holds(textOf(url.slice(SCHEME.length)) ?? '', words)) : found;
    },
    textOf,
    close: () => database.close(),
  };

  function textOf(address: string): string | undefined {
    const row = textAt.get(address);
    return row && unpacked(row.text);
  }
}

/** Terms that some document holds, as long as there is time for all that hold them. */
function affordable(terms: readonly Term[]): Term[] {
  let room = MOST_POSTINGS;
  return terms.filter(({ documents }) => {
    if (documents === 0 || documents > room) return false;
    room -= documents;
    return true;
  });
}

/** From so many fingerprints on, a copy shares one that was chosen. */
const WINDOWED = 5;

function holds(text: string, words: readonly string[]): boolean {
  return ` ${indexWords(text).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** The text around the longest of the words that it holds first. */
function snippetOf(text: string, words: readonly string[]): string {
  const plain = text.toLowerCase();
  const longest = words.toSorted((one, other) => other.length - one.length);
  const at = Math.max(0, ...longest.slice(0, 1).map((word) => plain.indexOf(word)));
  return text
    .slice(Math.max(0, at - MOST_SNIPPET / 3), at + (MOST_SNIPPET * 2) / 3)
    .replace(/\s+/g, ' ')
    .trim();
}
