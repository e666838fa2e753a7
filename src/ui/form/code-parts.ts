import type { AnyTool } from '#kit/define-tool';

const READ = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;
const WRITTEN = ['jpeg', 'png', 'webp', 'avif'] as const;

/** Code that is fetched by itself: `all` is what every picture takes. */
export type Part =
  | 'all'
  | 'ocr'
  | 'subject'
  | 'svg-read'
  | `${(typeof READ)[number]}-read`
  | `${(typeof WRITTEN)[number]}-write`;

interface Asked {
  /** Formats of the pictures, as their bytes say; empty for one that is none of those. */
  kinds: readonly string[];
  /** Of the option of that name, where there is one. */
  format: unknown;
}

/** What code a run of a picture tool takes. */
export function codeParts(
  { needs, writes, fetches }: Pick<AnyTool, 'needs' | 'writes' | 'fetches'>,
  { kinds, format }: Asked,
): Part[] {
  const parts = new Set<Part>(['all']);
  if (needs.includes('svg')) parts.add('svg-read');
  if (writes === 'nothing') return [...parts];
  const read = (kind: string) => {
    for (const each of READ) if (each === kind) parts.add(`${each}-read`);
  };
  const write = (kind: string) => {
    for (const each of WRITTEN) if (each === kind) parts.add(`${each}-write`);
  };
  for (const kind of kinds) {
    read(kind);
    if (!needs.includes('files')) continue;
    // Each is tried, and looked at again.
    const isSmallest = format === 'smallest';
    if (isSmallest) for (const each of WRITTEN) parts.add(`${each}-write`).add(`${each}-read`);
    else write(typeof format === 'string' && format !== 'same' ? format : (writes ?? ownFormat(kind)));
  }
  if (needs.includes('ocr')) parts.add('ocr');
  if (fetches) parts.add(fetches);
  return [...parts];
}

/** What a picture becomes that is to keep its format. */
function ownFormat(kind: string): string {
  if (kind === 'heic') return 'jpeg';
  return kind === 'bmp' || kind === 'ico' ? 'png' : kind;
}
