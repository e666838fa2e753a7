import { gravity } from '#kit/judge';
import type { Finding } from '#kit/shapes';
import type { Words } from './visit-words.data.ts';
import { words } from './words.data.ts';

export type Kind = keyof typeof words;

/** Says that something of a kind is at a place. */
export type Note = (kind: Kind, where: string) => void;

/** What a message of the parser is about. */
export function syntaxKind(message: string): Kind {
  if (/entity|disallowed in char|disallowed character in tag name/i.test(message)) return 'entity';
  if (/unclosed tag|unexpected (?:close tag|end)|unmatched closing/i.test(message)) return 'unclosed';
  if (/prefix/i.test(message)) return 'prefix';
  return /start of the document|outside of root|only one root|text at start|root element|before root/i.test(message)
    ? 'start'
    : 'syntax';
}

/** Places that one finding names. */
const MOST_PLACES = 200;

/** Collects what is said of many places, as one finding each. */
export function createNotes() {
  const places = new Map<string, string[]>();
  const counts = new Map<string, number>();
  return {
    note(kind: Kind, where: string) {
      const list = places.get(kind) ?? [];
      if (list.length < MOST_PLACES) list.push(where);
      places.set(kind, list);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    },
    findings(): Finding[] {
      const found = Object.entries(words).flatMap(([kind, { title, fix, ...rest }]: [string, Words]): Finding[] => {
        const count = counts.get(kind) ?? 0;
        if (count === 0) return [];
        const where = (places.get(kind) ?? []).filter((place) => place !== '');
        const counted = count === 1 ? title : `${title}: ${count.toLocaleString('en')}`;
        // In a file that was pasted, each place begins so.
        const lines = where.flatMap((place) => /^Line (\d+)/.exec(place)?.[1] ?? []);
        const inText = lines.length === where.length ? lines.map((line) => ({ line: Number(line) })) : [];
        return [
          {
            ...rest,
            title: counted,
            where,
            ...(inText.length > 0 && { places: inText }),
            ...(fix && { fix: { words: fix } }),
          },
        ];
      });
      return found.sort((a, b) => gravity[a.severity] - gravity[b.severity]);
    },
  };
}
