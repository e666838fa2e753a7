import { type Beside, besideContent, between, LEAST_WEIGHT, proseOf, runningSums, weightOf } from './beside.ts';
import { headlineOf } from './headline.ts';
import type { Block, Container, PageContent, Place } from './read-content.ts';

/** Where the content was found: the page says so, its text shows it, or all of the page is taken. */
type ContentArea = 'main' | 'article' | 'found' | 'page';

export interface MainContent {
  area: ContentArea;
  /** Whether something that is there belongs to the content. */
  holds: (place: Place) => boolean;
}

/** An element that has this much of the prose of the one around it, and of all its text but links, has the content. */
const MOST_PROSE = 0.85;
const MOST_TEXT = 0.7;

/** Finds the part of a page that it is about, without menus, comments, teasers and the like. */
export function mainContent(page: PageContent): MainContent {
  const { blocks, containers } = page;
  const headline = headlineOf(page);
  const { blocks: beside, isSide } = besideContent(page, headline);
  const weight = runningSums(blocks, weightOf, beside);
  const prose = runningSums(blocks, proseOf, beside);
  const all = weight.at(-1) ?? 0;
  // A page of nothing but menus is about its menus.
  if (all === 0) return { area: 'page', holds: () => true };

  const weightIn = (container: Container) => between(weight, container);
  const { area, scope } = scopeOf(containers, { headline, all, weightIn });
  const inner = innermost(scope, containers, {
    prose,
    text: runningSums(blocks, ({ weight: all, linked }) => all * (1 - linked), beside),
  });
  const isHeld = (block: Block, index: number) => {
    if (beside[index] === 1) return false;
    if (isIn(block.container, inner)) return index >= headline || headline >= inner.end || proseOf(block) > 0;
    // The headline and what leads to the text are often in an element of their own.
    return (
      index >= headline &&
      index < inner.first &&
      headline >= scope.first &&
      isIn(block.container, scope) &&
      block.linked < 0.5
    );
  };
  const held = Uint8Array.from(blocks, (block, index) => (isHeld(block, index) ? 1 : 0));
  return { area: area === 'page' && inner !== scope ? 'found' : area, holds: holder(page, held, isSide) };
}

/** Judges blocks, and by what is around them things without text. */
function holder({ blocks }: PageContent, held: Uint8Array, isSide: Beside['isSide']): MainContent['holds'] {
  let sums: Float64Array | undefined;
  return (place) => {
    const { index } = place;
    if (blocks[index] === place) return held[index] === 1;
    if (isSide(place) || (held[index] !== 1 && held[index - 1] !== 1)) return false;
    let container: Container | undefined = place.container;
    while (container && container.first === container.end) container = container.outer;
    sums ??= runningSums(blocks, (block) => held[block.index] ?? 0);
    return container !== undefined && between(sums, container) > 0;
  };
}

interface Scale {
  headline: number;
  all: number;
  weightIn: (container: Container) => number;
}

/** The element that says it is the content, or all of the page. */
function scopeOf(
  containers: readonly Container[],
  { headline, all, weightIn }: Scale,
): { area: ContentArea; scope: Container } {
  const named = (name: 'main' | 'article') => containers.filter((each) => each.name === name);
  const main = largest(named('main'), weightIn);
  if (main && weightIn(main) >= Math.min(LEAST_WEIGHT, all / 2) && weightIn(main) > 0)
    return { area: 'main', scope: main };
  const articles = named('article');
  const about = articles.findLast(({ first, end }) => headline >= first && headline < end);
  const article = about && weightIn(about) >= LEAST_WEIGHT ? about : largest(articles, weightIn);
  // Several of about the same length are a list of articles.
  const sum = articles.reduce((total, each) => total + weightIn(each), 0);
  if (
    article &&
    weightIn(article) >= LEAST_WEIGHT &&
    (article === about || weightIn(article) > 0.6 * Math.min(sum, all))
  ) {
    return { area: 'article', scope: article };
  }
  return { area: 'page', scope: containers.at(-1) ?? emptyPage };
}

const emptyPage: Container = { name: 'html', outer: undefined, first: 0, end: 0 };

/** The innermost element in another that has nearly all of its prose. */
function innermost(
  scope: Container,
  containers: readonly Container[],
  { prose, text }: { prose: Float64Array; text: Float64Array },
): Container {
  const proseIn = (container: Container) => between(prose, container);
  const textIn = (container: Container) => between(text, container);
  const richest = new Map<Container, Container>();
  for (const container of containers) {
    if (!container.outer) continue;
    const best = richest.get(container.outer);
    if (!best || proseIn(container) > proseIn(best)) richest.set(container.outer, container);
  }
  let inner = scope;
  for (
    let next = richest.get(inner);
    next && proseIn(next) > MOST_PROSE * proseIn(inner) && textIn(next) > MOST_TEXT * textIn(inner);
    next = richest.get(inner)
  ) {
    inner = next;
  }
  return inner;
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

function largest(containers: readonly Container[], size: (container: Container) => number): Container | undefined {
  let found: Container | undefined;
  // Outer elements come after the inner ones: among equals the inner one is the closer fit.
  for (const container of containers) if (!found || size(container) > size(found)) found = container;
  return found;
}
