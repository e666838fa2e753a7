import type { AlgorithmName } from '#lib/hashing/algorithm-names';
import type { ReadableFile } from '#lib/hashing/hash-file';

/** What the worker is sent. */
export interface FileRequest {
  file: ReadableFile;
  names: readonly AlgorithmName[];
}

/** What it finds. */
export type FileHashes = { name: AlgorithmName; digest: Uint8Array }[];
