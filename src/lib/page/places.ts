import type { Gathered } from './gathered.ts';
import type { Sited } from './site-facts.ts';

/** An element of the page's source by its position, said by its tag unless `shown` says it; or a place in words alone. */
export type Place = string | (Sited & { shown?: string });

/** UTF-16 units of a tag that are shown. */
const SHOWN = 160;

/** Says the places of one page as people find them in its source: "Line 3, column 5: <img src="tea.jpg">". */
export function placesOf({ document, head }: Gathered['facts']) {
  const source = document?.source ?? '';
  let starts: number[] | undefined;
  const position = (at: number) => {
    starts ??= lineStarts(source);
    const line = lineOf(starts, at);
    return `Line ${line}, column ${at - (starts[line - 1] ?? 0) + 1}`;
  };
  const say = (place: Place): string => {
    if (typeof place === 'string') return place;
    const { at, shown = tagAt(source, at) } = place;
    return at === undefined || source === '' ? shown : `${position(at)}: ${shown}`;
  };
  return {
    say,
    /** Where something belongs that is missing. */
    inHead: () => say({ at: head?.headAt ?? head?.rootAt ?? 0 }),
    inBody: () => say({ at: head?.bodyAt ?? head?.headEnd?.at ?? head?.rootAt ?? 0 }),
  };
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The number of the line, from 1, by the last start that is not after `at`. */
function lineOf(starts: readonly number[], at: number): number {
  let [from, to] = [0, starts.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((starts[middle] ?? 0) <= at) from = middle;
    else to = middle;
  }
  return from + 1;
}

function tagAt(source: string, at = 0): string {
  const piece = source.slice(at, at + SHOWN);
  const end = piece.indexOf('>');
  const tag = end === -1 ? piece : piece.slice(0, end + 1);
  return `${tag.replace(/\s+/g, ' ').trim()}${end === -1 && at + SHOWN < source.length ? '…' : ''}`;
}
