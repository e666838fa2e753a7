type Comparison = 'same' | 'different' | 'not-md5';

/**
 * Whether `expected`, as people paste it (upper case, with the file's name of a checksum list, with `MD5:` in front), is `hash`.
 *
 * @param hash 32 lower-case hexadecimal digits.
 */
export function compareHash(hash: string, expected: string): Comparison {
  const found = expected.match(/(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/gi) ?? [];
  if (found.length === 0) return 'not-md5';
  return found.some((candidate) => candidate.toLowerCase() === hash) ? 'same' : 'different';
}
