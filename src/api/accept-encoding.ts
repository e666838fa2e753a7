export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order of our own preference, which decides among what the visitor likes equally. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Distinct headers remembered; browsers send a handful. */
const REMEMBERED = 200;

const remembered = new Map<string, readonly Encoding[]>();

/** The encodings a visitor takes, best first (RFC 9110, 12.5.3). `identity` is always there, as a last resort. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = parse(header);
  if (remembered.size < REMEMBERED) remembered.set(header, accepted);
  return accepted;
}

function parse(header: string): Encoding[] {
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
