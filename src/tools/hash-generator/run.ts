import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { type AlgorithmName, algorithmNames } from '#lib/hashing/algorithm-names';
import { createHash } from '#lib/hashing/algorithms';
import { linesOf } from '#lib/text/lines';
import { bytesOf } from './bytes-of.ts';
import { compareHashes } from './compare-hashes.ts';
import type tool from './tool.ts';
import { written } from './written.ts';

type Input = ToolInput<typeof tool>;

const MOST_LINES = 20_000;

const run: Run<typeof tool> = (input) => {
  const { algorithm, encoding, upper } = input;
  const key = input.key === '' ? undefined : bytesOf(input.key, input.keyForm, 'key');
  const write = (digest: Uint8Array) => written(digest, { encoding, upper });
  if (input.lines && input.file === '') return hashesOfLines(input, key, write);
  const bytes = input.file === '' ? bytesOf(input.text, input.form, 'text') : bytesOf(input.file, 'base64', 'file');
  const names = algorithm === 'all' ? allNames : [algorithm];
  const found: { name: AlgorithmName; digest: Uint8Array }[] = [];
  for (const name of names) {
    const hash = createHash(name, key);
    if (!hash) continue;
    hash.update(bytes);
    found.push({ name, digest: hash.digest() });
  }
  const [first] = found;
  if (!first) throw new ToolError('invalid-input', noHmac(algorithm), { field: 'algorithm' });
  const rows = found.map(({ name, digest }) => ({
    algorithm: key ? `HMAC-${algorithmNames[name]}` : algorithmNames[name],
    hash: write(digest),
    bits: digest.length * 8,
  }));
  return {
    text: algorithm === 'all' ? null : write(first.digest),
    verdict: input.expected.trim() === '' ? null : compareHashes(found, input.expected, key !== undefined),
    hashes: algorithm === 'all' ? rows : null,
    bytes: bytes.length,
  };
};

export default run;

const allNames: readonly AlgorithmName[] = [
  ...(['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha512-256'] as const),
  ...(['sha3-224', 'sha3-256', 'sha3-384', 'sha3-512'] as const),
  ...(['blake2b', 'blake2s', 'blake3', 'ripemd160', 'crc32', 'xxh32', 'xxh64'] as const),
];

function hashesOfLines(
  { text, algorithm, form }: Input,
  key: Uint8Array | undefined,
  write: (digest: Uint8Array) => string,
) {
  const lines = linesOf(text);
  if (lines.length > MOST_LINES) {
    throw new ToolError('too-large', 'Please hash at most 20,000 lines at once.', { field: 'text' });
  }
  const name = algorithm === 'all' ? 'sha256' : algorithm;
  const made: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    const hash = createHash(name, key);
    if (!hash) throw new ToolError('invalid-input', noHmac(name), { field: 'algorithm' });
    const piece = bytesOf(line, form, 'text');
    bytes += piece.length;
    hash.update(piece);
    made.push(write(hash.digest()));
  }
  return { text: made.join('\n'), verdict: null, hashes: null, bytes };
}

function noHmac(name: Input['algorithm']): string {
  const called = name === 'all' ? 'This' : algorithmNames[name];
  return `${called} has no HMAC. Choose SHA, MD5 or RIPEMD-160, or leave the key empty.`;
}
