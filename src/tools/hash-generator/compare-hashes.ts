import { type AlgorithmName, algorithmNames } from '#lib/hashing/algorithm-names';
import { written } from './written.ts';

/** Words of what was expected that are looked at. */
const MOST_WORDS = 10_000;

/**
 * Whether one of the hashes is among what was expected, as people paste it: in hexadecimal digits or Base64, in upper case, with the
 * name of a file or of the algorithm.
 */
export function compareHashes(
  found: readonly { name: AlgorithmName; digest: Uint8Array }[],
  expected: string,
  isKeyed = false,
): string {
  const words = expected.split(/[\s:*()]+/, MOST_WORDS).map((word) => word.replace(/^(?:0x|sha\d+-)/i, ''));
  const digits = new Set(words.map((word) => word.toLowerCase()));
  const exact = new Set(words.map((word) => word.replaceAll('=', '')));
  const same = found.find(({ digest }) => {
    const base64 = written(digest, { encoding: 'base64', upper: false }).replaceAll('=', '');
    return digits.has(written(digest, { encoding: 'hex', upper: false })) || exact.has(base64);
  });
  if (same) return `It matches: ${isKeyed ? 'HMAC-' : ''}${algorithmNames[same.name]}.`;
  const isHash = [...digits].some((word) => /^[\da-f]{8,128}$/.test(word) || /^[\w+/-]{16,88}={0,2}$/.test(word));
  return isHash ? 'It does not match: the content is different.' : 'This is not a hash.';
}
