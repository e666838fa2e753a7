import { findHidden } from '#lib/unicode-security/find-hidden';
import type { Kind } from '#lib/unicode-security/hidden-kinds';
import type { Cleaned } from './rules.ts';

export function replacing(text: string, search: RegExp, put: (found: string) => string): Cleaned {
  let changes = 0;
  const changed = text.replace(search, (found: string) => {
    const placed = put(found);
    if (placed !== found) changes += 1;
    return placed;
  });
  return { text: changed, changes };
}

const INVISIBLE: ReadonlySet<Kind> = new Set(['invisible', 'direction', 'message', 'control']);

/** Removes what is not seen, except where it belongs. */
export function withoutInvisible(text: string): Cleaned {
  return withoutHidden(text, (kind) => INVISIBLE.has(kind));
}

export function withPlainSpaces(text: string): Cleaned {
  return withoutHidden(text, (kind) => kind === 'space');
}

function withoutHidden(text: string, isWanted: (kind: Kind) => boolean): Cleaned {
  let whole = '';
  let end = 0;
  const found = findHidden(text).filter(({ kind }) => isWanted(kind));
  for (const { at, character, clean } of found) {
    whole += text.slice(end, at) + clean;
    end = at + character.length;
  }
  return { text: whole + text.slice(end), changes: found.length };
}

/** Ligatures, wide and narrow letters, and letters for formulas. */
const PRESENTED = /[\ufb00-\ufb06\uff01-\uff5e\uff66-\uff9f\u{1d400}-\u{1d7ff}]+/gu;

export function withPlainLetters(text: string): Cleaned {
  return replacing(text, PRESENTED, (found) => found.normalize('NFKC'));
}

const EMOJI = /\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Emoji_Modifier}/gv;

export function withoutEmoji(text: string): Cleaned {
  return replacing(text, EMOJI, () => '');
}

export function withStraightQuotes(text: string): Cleaned {
  return replacing(text, /[‘’‚‛′‹›´`“”„‟″«»〝〞]/g, (found) => (/[‘’‚‛′‹›´`]/.test(found) ? "'" : '"'));
}

export function withPlainDashes(text: string): Cleaned {
  return replacing(text, /[‐‑‒–—―−…]/g, (found) => (found === '…' ? '...' : '-'));
}

/** Latin letters with what is on them, and Greek ones. Other scripts need their marks. */
const MARKED =
  /(?:(?=[^\0-\x7f])\p{Script=Latin}|[\p{Script=Latin}\p{Script=Greek}](?=\p{Mn})|(?=[ά-ώἀ-῾])\p{Script=Greek})\p{Mn}{0,64}/gu;

export async function withoutAccents(text: string): Promise<Cleaned> {
  const { default: anyAscii } = await import('any-ascii');
  return replacing(text, MARKED, (found) => {
    const bare = found.normalize('NFD').replace(/\p{Mn}/gu, '');
    return /\p{Script=Greek}/u.test(bare) ? bare : anyAscii(bare);
  });
}
