import { createFakeTemporaryFiles } from '#ports/files/fake';
import type { TemporaryFiles } from '#ports/files/port';
import type { GuardedGetOptions } from './guarded-get.ts';

type FileLookup = NonNullable<GuardedGetOptions['files']>;

interface KnownFile {
  headers: { 'content-type': string };
  body: string;
}

/** A store that holds these files at `{origin}/files/{id}`, for the tests of the client. */
export function createMemoryFiles(
  origin: string,
  known: Readonly<Record<string, KnownFile>>,
  temporary: TemporaryFiles = createFakeTemporaryFiles(),
): FileLookup {
  const prefix = `${origin}/files/`;
  const find = (id: string) => {
    const file = known[id];
    if (!file) return undefined;
    const content = new TextEncoder().encode(file.body);
    const type = file.headers['content-type'];
    return { id, name: id, type, bytes: content.byteLength, expiresAt: 0, url: `${prefix}${id}`, content };
  };
  return {
    idOf: (url) => (url.startsWith(prefix) ? url.slice(prefix.length) : undefined),
    get: async (id) => find(id),
    stat: async (id) => find(id),
    borrow: async (id, signal) => {
      const file = find(id);
      return file && temporary.write(file.content, signal);
    },
  };
}
