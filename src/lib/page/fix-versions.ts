import { readHreflang } from '#lib/hreflang/read-code';
import { escapeMarkup } from '#lib/markup';
import type { HeadFacts } from './facts.ts';

/** Versions that are written out. */
const MOST = 20;

/**
 * How the versions in other languages are put right: the lines as they should be, and the generator that writes them, filled in. Each
 * language keeps its first address.
 */
export function fixVersions({ head: { alternates } }: { head: Pick<HeadFacts, 'alternates'> }) {
  const urls = new Map<string, string>();
  for (const { lang, url, href } of alternates) {
    const code = lang.replaceAll('_', '-');
    if (!urls.has(code)) urls.set(code, url || href);
  }
  const versions = [...urls].slice(0, MOST);
  const lines = versions.map(
    ([code, url]) => `<link rel="alternate" hreflang="${escapeMarkup(code)}" href="${escapeMarkup(url)}">`,
  );
  // What a wrong code or address stands for is not for us to guess.
  const isKnown = versions.every(([code, url]) => isPlain(code) && /^https?:/.test(url));
  const list = versions.filter(([code]) => code !== 'x-default').map(([code, url]) => `${code} ${url}`);
  return {
    words: 'List every version on every version, including itself, with one full address per language.',
    ...(isKnown && { code: lines.join('\n'), goes: 'head' as const }),
    tool: { slug: 'hreflang-generator', input: { list, fallback: (urls.get('x-default') ?? '').slice(0, 2_048) } },
  };
}

function isPlain(code: string): boolean {
  const { faults, doubts } = readHreflang(code);
  return faults.length + doubts.length === 0;
}
