import { LRUCache } from 'lru-cache';

/** In the order of our own preference, which decides among what the visitor likes equally. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Distinct headers remembered; browsers send a handful. */
const REMEMBERED = 200;

/**
 * Chooses encodings by the header `Accept-Encoding`, best first (RFC 9110, 12.5.3). `identity` is always among them, as a last
 * resort.
 */
export function createEncodingChoice(): (header: string | undefined) => readonly Encoding[] {
  const remembered = new LRUCache<string, readonly Encoding[]>({ max: REMEMBERED, memoMethod: acceptedIn });
  return (header) => (header === undefined ? ['identity'] : remembered.memo(header));
}

function acceptedIn(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const others = weights.get('*') ?? 0;
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : others);
  const taken = ENCODINGS.filter((encoding) => encoding !== 'identity' && weightOf(encoding) > 0);
  return [...taken, 'identity' as const].sort((a, b) => weightOf(b) - weightOf(a));
}
