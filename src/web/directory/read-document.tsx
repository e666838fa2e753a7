import { type Category, categories, isCategory } from '#kit/categories';
import { isGoal, isStartingPoint } from '#kit/goals';
import type { CatalogueEntry } from '../catalogue.server.ts';

/** The tools of a list as the document shows them: the page carries them once. What searches know besides comes when one is begun. */
export function readDocument(list: Element): { tools: readonly CatalogueEntry[] } {
  return { tools: [...list.querySelectorAll('.listing li')].flatMap((item) => readTile(item) ?? []) };
}

function readTile(item: Element): CatalogueEntry | undefined {
  const link = item.querySelector('a');
  const tile = item.querySelector('.tile');
  const color = tile?.getAttribute('data-color') ?? '';
  const { have = '', want = '' } = item instanceof HTMLElement ? item.dataset : {};
  const category = categoryOf(color);
  if (!link || !category || !isStartingPoint(have) || !isGoal(want)) return undefined;
  return {
    ...{ color, category, have, want },
    slug: link.pathname.split('/').at(-1) ?? '',
    title: link.querySelector('strong')?.textContent ?? '',
    summary: link.querySelector('strong + span')?.textContent ?? '',
    icon: tile?.querySelector('use')?.getAttribute('href')?.split('#').at(-1) ?? '',
    keywords: [],
    takes: [],
  };
}

function categoryOf(color: string): Category | undefined {
  return Object.keys(categories)
    .filter(isCategory)
    .find((name) => categories[name].color === color);
}
