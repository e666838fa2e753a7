/** What is wrong with a choice of pages, as a sentence. */
export class PageRangeFault extends Error {}

const RANGE = /^(\d{1,6}|last)?(-)?(\d{1,6}|last)?$/i;
const MOST = 20_000;

/**
 * The pages that a text such as "1-3, 7, 9-" means, by their places from 0, in the order of the text; each part is a list of its own.
 * "last" is the last page, "9-3" counts backwards, "odd", "even" and "all" are what they say.
 *
 * @throws PageRangeFault for what names no pages, or pages that are not there.
 */
export function pageRanges(text: string, pages: number): number[][] {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const ranges = parts.map((part) => rangeOf(part, pages));
  if (ranges.reduce((sum, range) => sum + range.length, 0) > MOST) {
    throw new PageRangeFault(`These are more than ${MOST.toLocaleString('en')} pages.`);
  }
  return ranges;
}

/** The same as one list: all pages where nothing is chosen. */
export function chosenPages(text: string, pages: number): number[] {
  return text.trim() === '' ? steps(1, pages) : pageRanges(text, pages).flat();
}

function rangeOf(part: string, pages: number): number[] {
  const word = part.toLowerCase();
  if (word === 'all') return steps(1, pages);
  if (word === 'odd' || word === 'even')
    return steps(1, pages).filter((place) => (place % 2 === 0) === (word === 'odd'));
  const [matched, from, dash, to] = RANGE.exec(word.replace(/\s+/g, ' ').replace(/ ?(?:-|–|to) ?/, '-')) ?? [];
  if (
    matched === undefined ||
    (from === undefined && to === undefined) ||
    (dash === undefined && to !== undefined && from !== undefined)
  ) {
    throw new PageRangeFault(`“${part.slice(0, 40)}” names no pages. Write them like 1-3, 7, 9-last.`);
  }
  const number = (given: string | undefined, otherwise: number) => {
    if (given === undefined) return otherwise;
    return given.toLowerCase() === 'last' ? pages : Number(given);
  };
  const first = number(from, 1);
  const last = dash === undefined ? first : number(to, pages);
  const missing = [first, last].find((page) => page < 1 || page > pages);
  if (missing !== undefined) {
    throw new PageRangeFault(
      `There is no page ${missing}: the document has ${pages === 1 ? 'one page' : `${pages} pages`}.`,
    );
  }
  return steps(first, last);
}

/** Places from 0 of the pages between two, in either direction. */
function steps(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from - 1 + at * step);
}

/** Places from 0 in the shortest words: "1-3, 7". */
export function pageWords(places: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last && last.to === place - 1) last.to = place;
    else ranges.push({ from: place, to: place });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from + 1}` : `${from + 1}-${to + 1}`)).join(', ');
}
