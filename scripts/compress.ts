import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publicUrlPlaceholder } from '#lib/public-url';

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest|ico|wasm)$/;

/** Below this a response is one packet either way. */
const SMALLEST_BYTES = 512;

/** Bytes above which the best quality takes longer than all other files together: WebAssembly of megabytes. */
const LARGEST_AT_BEST = 4_000_000;
const QUALITY_OF_LARGE = 7;

/** Files at work at once: zlib's own threads are four. */
const AT_ONCE = 4;

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every compressible file. Files that name the site's own address are left
 * out: a server compresses them when it knows that address.
 *
 * @returns number and bytes of all files.
 */
export async function compressFolder(folder: string): Promise<{ files: number; bytes: number }> {
  const queue = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = queue.length;
  let bytes = 0;
  const worker = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) {
      const size = await compressFile(path);
      bytes += size;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { files, bytes };
}

async function compressFile(path: string): Promise<number> {
  const content = await readFile(path);
  const isLeft = content.length < SMALLEST_BYTES || !COMPRESSIBLE.test(path) || content.includes(publicUrlPlaceholder);
  if (isLeft) return content.length;
  const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return content.length;
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
