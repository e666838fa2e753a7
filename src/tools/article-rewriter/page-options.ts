import { FIRST_SEED, modes } from '#lib/rewrite/choices';

/** By what the choice of a format calls it. */
export const formatNames = {
  auto: 'Found from the text',
  text: 'Plain text',
  markdown: 'Markdown',
  html: 'HTML',
} as const;

const formats = ['auto', 'text', 'markdown', 'html'] as const;

/** What the page's address keeps; each value is text. */
export const optionsSpec = {
  defaults: { mode: 'standard', strength: '50', keep: '', format: 'auto', seed: `${FIRST_SEED}` },
  allowed: { mode: modes, format: formats },
};

export type PageOptions = typeof optionsSpec.defaults;

/** The options as the tool takes them, the seed aside. */
export function inputOf({ mode, strength, keep, format }: PageOptions) {
  const locked = keep
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return { mode, format, locked, strength: Math.min(100, wholeNumber(strength) ?? 50) };
}

export function seedOf({ seed }: PageOptions): number {
  return wholeNumber(seed) ?? FIRST_SEED;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
