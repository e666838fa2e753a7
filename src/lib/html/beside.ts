import type { Block, Container, PageContent, Place, SideMark } from './read-content.ts';
import { isComments, isSideHeading } from './side-headings.ts';

/** Weight of prose from which a page still has something to say without what was taken from it. */
export const LEAST_WEIGHT = 140;

/** A paragraph of prose; shorter pieces are labels, dates and buttons. */
const PROSE_WEIGHT = 60;

/** What is called a side by its name only, and yet holds more of what the page says than this, is none. */
const MOST_BY_NAME = 0.5;

/** What has so much prose, of its own and of all, and so few links, may well be the text in spite of its name. */
const RICH_SIDE = 600;
const RICH_SHARE = 0.15;
const LINKED_SIDE = 0.25;

/** How much labels, links and other short pieces say, compared to prose. */
const FOR_LABELS = 0.1;

/** Share of links from which a part of a page leads elsewhere instead of saying something. */
const MOST_LINKED = 0.6;

/** Share of links from which a section leads elsewhere, and prose from which one with fewer links is part of the text. */
const LINKED_SECTION = 0.15;
const RICH_SECTION = 400;

/** Blocks in an element that is only about the heading in it: itself, and a number or a button. */
const MOST_BESIDE_HEADING = 2;

/** Share of prose below which such a part has none. */
const LEAST_PROSE = 0.2;

/** Share of the prose of a part that leads to other pages, from which all of it does. */
const MOST_TEASERS = 0.7;

/** How much more a list must be than the prose around it and the headline, so that the page is about the list. */
const MOSTLY_LIST = 2;

/** Weight of the longest teaser. */
const LONGEST_TEASER = 400;

const listing = new Set(['aside', 'ul', 'ol', 'dl', 'div', 'section', 'table', 'tbody']);

/** Which blocks are beside the content. */
export interface Beside {
  blocks: Uint8Array;
  /** Whether a place is in a part that is called a side, and believed to be one. */
  isSide: (place: Pick<Place, 'side'>) => boolean;
}

/** How much of it is what somebody wrote to be read; headings and links are not. */
export function proseOf({ kind, weight, linked }: Block): number {
  return kind === 'heading' || weight < PROSE_WEIGHT ? 0 : weight * (1 - linked);
}

export const weightOf = ({ weight }: Block) => weight;
const linkedOf = ({ weight, linked }: Block) => weight * linked;

/** Sums of what is before each block, and before the end; what is beside the content does not count. */
export function runningSums(
  blocks: readonly Block[],
  value: (block: Block) => number,
  beside?: Uint8Array,
): Float64Array {
  const sums = new Float64Array(blocks.length + 1);
  let total = 0;
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (block && beside?.[index] !== 1) total += value(block);
    sums[index + 1] = total;
  }
  return sums;
}

/** Blocks from the first to before `end`. */
type Section = Pick<Container, 'first' | 'end'>;

export function between(sums: Float64Array, { first, end }: Section): number {
  return (sums[end] ?? 0) - (sums[first] ?? 0);
}

export function besideContent(page: PageContent, headline: number): Beside {
  const { blocks } = page;
  const believed = believedSides(page, blocks[headline]?.side);
  const isSide = ({ side }: Pick<Place, 'side'>) => side !== undefined && believed.has(side);
  const beside = Uint8Array.from(blocks, (block) => (isSide(block) ? 1 : 0));
  takeSections(blocks, headline, beside);
  takeLists(page, headline, beside);
  return { blocks: beside, isSide };
}

/** The sides that are believed, and all that is in them. */
function believedSides({ blocks, sides }: PageContent, ofHeadline: SideMark | undefined): Set<SideMark> {
  const around = new Set<SideMark>();
  for (let side = ofHeadline; side; side = side.outer) around.add(side);
  const apart = new Set<SideMark>();
  for (const side of sides) {
    if ((side.side === 'apart' && !around.has(side)) || (side.outer && apart.has(side.outer))) apart.add(side);
  }
  const kept = new Map(sides.map((side) => [side, { says: 0, prose: 0, linked: 0, weight: 0 }]));
  // What is said at all, and in prose; and in prose that is not even in a menu.
  let [total, rest, outside] = [0, 0, 0];
  for (const block of blocks) {
    const { side, weight } = block;
    const prose = proseOf(block);
    const says = prose + FOR_LABELS * weight;
    const own = side && kept.get(side);
    if (own) add(own, { says, prose, linked: weight * block.linked, weight });
    if (side && apart.has(side)) continue;
    total += says;
    rest += prose;
    if (side?.side !== 'surely') outside += prose;
  }
  for (const side of sides.toReversed()) {
    const [own, outer] = [kept.get(side), side.outer && kept.get(side.outer)];
    if (own && outer) add(outer, own);
  }
  const isBelieved = (side: SideMark) => {
    const own = kept.get(side);
    if (!own || around.has(side)) return false;
    if (side.side === 'surely') return outside >= LEAST_WEIGHT || own.says < MOST_BY_NAME * total;
    if (apart.has(side) && rest >= LEAST_WEIGHT) return true;
    const isRich = own.prose > Math.max(RICH_SIDE, RICH_SHARE * total) && own.linked < LINKED_SIDE * own.weight;
    return !isRich && own.says < MOST_BY_NAME * total;
  };
  const believed = new Set<SideMark>();
  for (const side of sides) if ((side.outer && believed.has(side.outer)) || isBelieved(side)) believed.add(side);
  return believed;
}

interface Kept {
  says: number;
  prose: number;
  linked: number;
  weight: number;
}

function add(sum: Kept, { says, prose, linked, weight }: Kept): void {
  sum.says += says;
  sum.prose += prose;
  sum.linked += linked;
  sum.weight += weight;
}

/** Takes what comes below headings such as "Comments" and "Related articles". */
function takeSections(blocks: readonly Block[], headline: number, beside: Uint8Array): void {
  const heads = new Set<number>();
  for (const [index, block] of blocks.entries()) {
    if (!beside[index] && index !== headline && mayHead(block) && isSideHeading(block.text)) heads.add(index);
  }
  if (heads.size === 0) return;
  const prose = runningSums(blocks, proseOf, beside);
  const weight = runningSums(blocks, weightOf);
  const linked = runningSums(blocks, linkedOf);
  const nextOf = headingsAfter(blocks, heads);
  // A section of the text may be called so too: what leads elsewhere has links, what readers wrote comes last.
  const isElsewhere = (heading: string, section: Section, { first, end }: Section) => {
    if (between(linked, section) > LINKED_SECTION * between(weight, section)) return true;
    return isComments(heading)
      ? first === section.first || end === section.end
      : between(prose, section) < RICH_SECTION;
  };
  let left = prose.at(-1) ?? 0;
  for (const index of heads) {
    const block = blocks[index];
    const container = block && !beside[index] ? sectionOf(block, index) : undefined;
    if (!block || !container) continue;
    const end = Math.min(container.end, nextOf(index));
    const section = { first: index, end };
    if (headline > index && headline < end) continue;
    if (!isElsewhere(block.text, section, container)) continue;
    const taken = between(prose, section);
    if (left - taken < LEAST_WEIGHT) continue;
    left -= taken;
    beside.fill(1, index, end);
  }
}

/** A heading, or a short paragraph that stands for one at the beginning of an element. */
function mayHead({ kind, text, linked, container, index }: Block): boolean {
  if (kind === 'heading') return true;
  return kind === 'paragraph' && text.length < 40 && linked < 0.5 && container.first === index;
}

/** The element whose blocks from this on may be headed by it; a paragraph heads only what it is the first of. */
function sectionOf({ kind, container: own }: Block, index: number): Container | undefined {
  let container = own;
  while (
    container.outer &&
    (container.end <= index + MOST_BESIDE_HEADING || (kind !== 'heading' && container.first < index))
  ) {
    if (kind !== 'heading' && container.first < index) return undefined;
    container = container.outer;
  }
  return container;
}

/** Where the next heading of the same rank or a higher one is that heads something else. */
function headingsAfter(blocks: readonly Block[], heads: ReadonlySet<number>): (index: number) => number {
  const next = new Map<number, number>();
  const nearest = Array<number>(7).fill(blocks.length);
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const level = blocks[index]?.level ?? 0;
    if (heads.has(index)) next.set(index, nearest[level] ?? blocks.length);
    else if (level > 0) nearest.fill(index, level);
  }
  return (index) => next.get(index) ?? blocks.length;
}

/** A few words about what the link before them leads to. */
function isTeaser({ weight }: Block, before: Block | undefined): boolean {
  return (
    weight < LONGEST_TEASER &&
    weight > PROSE_WEIGHT &&
    before !== undefined &&
    before.linked > 0.8 &&
    before.weight > 10
  );
}

/** Takes lists of links and teasers to elsewhere, as long as there is prose besides. */
function takeLists({ blocks, containers }: PageContent, headline: number, beside: Uint8Array): void {
  const value = (of: (block: Block) => number) => runningSums(blocks, of, beside);
  const [prose, weight, linked] = [value(proseOf), value(weightOf), value(linkedOf)];
  const ofTeaser = (of: (block: Block) => number) =>
    value((block) => (isTeaser(block, blocks[block.index - 1]) ? of(block) : 0));
  const [teasers, count] = [ofTeaser(proseOf), ofTeaser(() => 1)];
  const all = prose.at(-1) ?? 0;
  const place = blocks[headline]?.container;
  const isOwn = (container: Container) => {
    const { first, outer } = container;
    // A page that is more of a list than of text is about its list.
    const isAll = outer !== undefined && outer === place && first > headline;
    if (isAll && between(weight, container) > MOSTLY_LIST * between(prose, outer)) return true;
    const before = blocks[first - 1];
    return before?.kind === 'heading' && before.container === outer && before.linked < 0.5 && beside[first - 1] !== 1;
  };
  const isElsewhere = (container: Container) => {
    const [own, rest] = [between(prose, container), all - between(prose, container)];
    if (rest < LEAST_WEIGHT) return false;
    const isTeasers = between(count, container) > 1 && between(teasers, container) > MOST_TEASERS * own;
    if (isTeasers && rest > own / 2) return true;
    const much = between(weight, container);
    return own < LEAST_PROSE * much && between(linked, container) > MOST_LINKED * much;
  };
  const lists = containers.filter(({ name, first, end }) => listing.has(name) && (headline < first || headline >= end));
  const kept = marked(lists.filter(isOwn), blocks.length);
  const taken = marked(
    lists.filter((container) => kept[container.first] !== 1 && isElsewhere(container)),
    blocks.length,
  );
  for (const [index, isTaken] of taken.entries()) if (isTaken) beside[index] = 1;
}

/** 1 for each block in one of these. */
function marked(sections: readonly Section[], length: number): Uint8Array {
  const changes = new Int32Array(length + 1);
  for (const { first, end } of sections) {
    changes[first] = (changes[first] ?? 0) + 1;
    changes[end] = (changes[end] ?? 0) - 1;
  }
  let depth = 0;
  return changes.subarray(0, length).reduce((marks, change, index) => {
    depth += change;
    marks[index] = depth > 0 ? 1 : 0;
    return marks;
  }, new Uint8Array(length));
}
