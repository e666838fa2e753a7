import type { Block, PageContent } from './read-content.ts';

/** What is shorter is the name of a section or a site. */
const SHORTEST = 8;
/** How much of the title a heading must be, as the name of the site often is in it too. */
const LEAST_OF_TITLE = 0.35;

/** How much longer a later heading must be to be it. */
const MUCH_LONGER = 1.5;

/** The index of the heading that says what the page is about; -1 where none is sure. */
export function headlineOf({ blocks, title }: Pick<PageContent, 'blocks' | 'title'>): number {
  const whole = lettersOf(title);
  const least = Math.max(SHORTEST, whole.length * LEAST_OF_TITLE);
  let found = -1;
  let longest = 0;
  let onlyMain = -1;
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'heading' || block.text.length > 500) continue;
    if (isPlainMain(block)) onlyMain = onlyMain === -1 ? index : -2;
    // Most headings are too short: their letters need not be compared.
    if (block.text.length < least || block.text.length <= MUCH_LONGER * longest) continue;
    const letters = lettersOf(block.text);
    if (letters.length > MUCH_LONGER * longest && letters.length >= least && isOf(whole, letters)) {
      found = index;
      longest = letters.length;
    }
  }
  return found === -1 ? Math.max(-1, onlyMain) : found;
}

/** The logo of a site is a link. */
function isPlainMain({ level, linked, side }: Block): boolean {
  return level === 1 && linked < 0.5 && side === undefined;
}

function isOf(title: string, heading: string): boolean {
  return title.includes(heading) || (title.length >= SHORTEST && heading.startsWith(title));
}

function lettersOf(text: string): string {
  return text
    .slice(0, 500)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
