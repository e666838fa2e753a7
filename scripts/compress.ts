import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publicUrlPlaceholder } from '#lib/public-url';

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest|ico|wasm|traineddata)$/;

/** Below this a response is one packet either way. */
const SMALLEST_BYTES = 512;

/** Bytes above which the best quality takes longer than all other files together: WebAssembly of megabytes. */
const LARGEST_AT_BEST = 6_000_000;
const QUALITY_OF_LARGE = 7;

/** Files at work at once: zlib's own threads are four. */
const AT_ONCE = 4;

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every compressible file that has none yet. Files that name the site's own
 * address are left out: a server compresses them when it knows that address. What a build before has compressed is taken
 * from it where nothing has changed.
 *
 * @param before the same folder in the build before.
 * @returns number and bytes of all files.
 */
export async function compressFolder(folder: string, before: string): Promise<{ files: number; bytes: number }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, bytes: statSync(path).size }));
  // The largest last, to be taken first: at the end no thread waits for another's.
  const queue = files.filter(({ path }) => !existsSync(`${path}.br`)).toSorted((a, b) => a.bytes - b.bytes);
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop())
      await compressFile(file.path, join(before, relative(folder, file.path)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { files: files.length, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
}

async function compressFile(path: string, before: string): Promise<void> {
  const content = await readFile(path);
  const isLeft = content.length < SMALLEST_BYTES || !COMPRESSIBLE.test(path) || content.includes(publicUrlPlaceholder);
  if (isLeft) return;
  if (isCompressedBefore(content, before)) {
    await Promise.all(['br', 'gz'].map((kind) => copyFile(`${before}.${kind}`, `${path}.${kind}`)));
    return;
  }
  const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** In the same way: not before this file was changed. */
function isCompressedBefore(content: Buffer, before: string): boolean {
  const written = statSync(`${before}.gz`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return written > statSync(import.meta.filename).mtimeMs && content.equals(readFileSync(before));
}

/** Brotli at its best quality, as the server sends it; of large files at one that takes a second, not a minute. */
export function brotli(content: Uint8Array): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      content.length > LARGEST_AT_BEST ? QUALITY_OF_LARGE : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // Large enough for the largest script to be one block.
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  };
  return promisify(brotliCompress)(content, { params });
}
