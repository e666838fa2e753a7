import type { Block, Container, PageContent, Place } from './read-content.ts';

/** Where the content was found: the page says so, its text shows it, or all of the page is taken. */
type ContentArea = 'main' | 'article' | 'found' | 'page';

export interface MainContent {
  area: ContentArea;
  /** Whether something that is there belongs to the content. */
  holds: (place: Place) => boolean;
}

/** Weight below which an element that calls itself the content is not taken at its word. */
const LEAST_WEIGHT = 140;

/** A paragraph of prose; shorter pieces are labels, dates and buttons. */
const PROSE_WEIGHT = 60;

/** What is called a side by its name only, and yet holds more of the page than this, is none. */
const MOST_BY_NAME = 0.4;

/** How much an element's score fades in each of the elements around it. */
const FADES = [1, 0.5, 0.25, 0.12];

/** Finds the part of a page that it is about, without menus, banners and the like. */
export function mainContent({ blocks, containers }: PageContent): MainContent {
  const total = sum(blocks.map(({ weight }) => weight));
  const isSide = ({ side }: Place) =>
    side !== undefined && (side.side === 'surely' || side.weight < MOST_BY_NAME * total);
  const own = blocks.map((block) => (isSide(block) ? 0 : block.weight));
  const before = runningSums(own);
  const weightOf = ({ first, end }: Container) => (before[end] ?? 0) - (before[first] ?? 0);
  const all = before.at(-1) ?? 0;

  const within = (container: Container, area: ContentArea): MainContent => ({
    area,
    holds: (place) => !isSide(place) && isIn(place.container, container),
  });
  const named = (name: 'main' | 'article') =>
    largest(
      containers.filter((each) => each.name === name),
      weightOf,
    );

  const main = named('main');
  if (main && weightOf(main) >= Math.min(LEAST_WEIGHT, all / 2) && weightOf(main) > 0) return within(main, 'main');
  const article = named('article');
  // Several of about the same length are a list of articles, or an article and its comments.
  const articles = containers.filter(({ name }) => name === 'article').map(weightOf);
  if (article && weightOf(article) >= LEAST_WEIGHT && weightOf(article) > 0.6 * sum(outermost(articles, all))) {
    return within(article, 'article');
  }
  const found = best(blocks, containers, isSide);
  if (found && weightOf(found) >= Math.max(LEAST_WEIGHT, 0.25 * all)) return within(found, 'found');
  // A page of nothing but menus is about its menus.
  return { area: 'page', holds: (place) => all === 0 || !isSide(place) };
}

/** The blocks as text: a blank line between paragraphs and around headings, list items and rows one below the other. */
export function blocksAsText(blocks: readonly Block[], holds: MainContent['holds']): string {
  const parts: string[] = [];
  let last: Block['kind'] | undefined;
  for (const block of blocks) {
    if (!holds(block)) continue;
    const { kind, text } = block;
    if (last !== undefined) parts.push(kind === last && (kind === 'item' || kind === 'row') ? '\n' : '\n\n');
    parts.push(text);
    last = kind;
  }
  return parts.join('');
}

/** Depth is bounded, so this is quick. */
function isIn(inner: Container, outer: Container): boolean {
  let container: Container | undefined = inner;
  while (container && container !== outer) container = container.outer;
  return container === outer;
}

/** The element around the prose: paragraphs count by length and commas, and links take away. */
function best(
  blocks: readonly Block[],
  containers: readonly Container[],
  isSide: (block: Block) => boolean,
): Container | undefined {
  for (const block of blocks) {
    if (isSide(block) || block.kind === 'heading' || block.weight < PROSE_WEIGHT) continue;
    const commas = block.text.slice(0, 2_000).match(/[,،、，;؛]/g)?.length ?? 0;
    const score = (1 + Math.min(commas, 5) + Math.min(block.weight / 100, 5)) * (1 - block.linked);
    let container: Container | undefined = block.container;
    for (const fade of FADES) {
      if (!container) break;
      container.score += score * fade;
      container = container.outer;
    }
  }
  return largest(
    containers.filter(({ score }) => score > 0),
    ({ score }) => score,
  );
}

function largest(containers: readonly Container[], size: (container: Container) => number): Container | undefined {
  let found: Container | undefined;
  // Outer elements come after the inner ones: among equals the inner one is the closer fit.
  for (const container of containers) if (!found || size(container) > size(found)) found = container;
  return found;
}

/** Weights that may count what is in several articles within each other more than once: never more than the page. */
function outermost(weights: readonly number[], all: number): number[] {
  return sum(weights) > all ? [all] : [...weights];
}

function runningSums(values: readonly number[]): number[] {
  let total = 0;
  return [0, ...values.map((value) => (total += value))];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
