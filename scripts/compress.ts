import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|data|js|mjs|css|json|svg|xml|txt|webmanifest|ico|wasm)$/;

/** Below this a response is one packet either way. */
const SMALLEST_BYTES = 512;

/** Files at work at once: zlib's own threads are four. */
const AT_ONCE = 4;

interface CompressedSizes {
  files: number;
  bytes: number;
  brotliBytes: number;
}

/** Writes `.br` (quality 11) and `.gz` (level 9) beside every compressible file; bytes are summed over all files. */
export async function compressFolder(folder: string): Promise<CompressedSizes> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes: CompressedSizes = { files: names.length, bytes: 0, brotliBytes: 0 };
  const queue = [...names];
  const worker = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) {
      const { bytes, brotliBytes } = await compressFile(path);
      sizes.bytes += bytes;
      sizes.brotliBytes += brotliBytes;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sizes;
}

async function compressFile(path: string): Promise<{ bytes: number; brotliBytes: number }> {
  const content = await readFile(path);
  const bytes = content.length;
  if (bytes < SMALLEST_BYTES || !COMPRESSIBLE.test(path)) return { bytes, brotliBytes: bytes };
  const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return { bytes, brotliBytes: br.length };
}

/** Brotli at its best quality, as the server sends it. */
export function brotli(content: Uint8Array): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // Large enough for the largest script to be one block.
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  };
  return promisify(brotliCompress)(content, { params });
}
