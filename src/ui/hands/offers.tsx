import type { SearchableTool } from '#lib/search-tools';
import { savedList } from '../saved/saved-list.tsx';
import type { ListedTool } from '../search/catalogue.tsx';
import type { Offer } from '../search/choosing.tsx';
import { allKept } from './kept.tsx';

/** What the palette offers. `slug` is its own among all. */
export type FoundOffer = Offer & SearchableTool;

/** Of each list, before anything is typed. */
const EACH = 5;
/** UTF-16 units of what was worked on. */
const SNIPPET = 80;

/** Tools that are at hand before anything is typed, in groups: those with something in their form in this tab come first, and once. */
export function toolsAtHand(tools: readonly FoundOffer[]): [title: string, offers: FoundOffer[]][] {
  const said = new Set([location.pathname]);
  const listed = (slugs: readonly string[], summaryOf?: (slug: string) => string) =>
    slugs
      .flatMap((slug) => {
        const tool = tools.find((each) => each.slug === slug && !said.has(`/tools/${slug}`));
        return tool ? [{ ...tool, summary: summaryOf?.(slug) ?? tool.summary }] : [];
      })
      .slice(0, EACH)
      .map((tool) => {
        said.add(`/tools/${tool.slug}`);
        return tool;
      });
  const work = recentWork();
  return [
    ['Recent work in this tab', listed([...work.keys()], (slug) => work.get(slug) ?? '')],
    ['Favourites', listed(savedList('favourites'))],
    ['Recently used', listed(savedList('recent'))],
  ];
}

export function offerOf({ takes, ...tool }: ListedTool): FoundOffer {
  return { ...tool, href: `/tools/${tool.slug}` };
}

/** The beginning of what is in the forms of tools, by slug. */
function recentWork(): ReadonlyMap<string, string> {
  try {
    return new Map(
      allKept(sessionStorage).map(([path, { values }]) => [path.replace('/tools/', ''), beginningOf(values)]),
    );
  } catch {
    return new Map();
  }
}

function beginningOf(values: object): string {
  const texts = Object.values(values).map((value) => (typeof value === 'string' ? value.slice(0, 10 * SNIPPET) : ''));
  return texts.join(' ').replace(/\s+/g, ' ').trim().slice(0, SNIPPET);
}

/** The pages that header and footer lead to. */
export function pagesHere(): FoundOffer[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#menu a, footer li > a')].filter(
    ({ origin, pathname, parentElement }) =>
      origin === location.origin &&
      !pathname.startsWith('/tools/') &&
      parentElement !== null &&
      getComputedStyle(parentElement).display !== 'none',
  );
  const titles = new Map(links.map((link) => [link.pathname, link.textContent.trim()]));
  return [...titles].map(([href, title]) => offer(`page ${title}`, { title, icon: 'file-text', href }));
}

/** What can be pressed on the page: the tool's action, what its result offers, its other buttons, each name once. */
export function toolActions(): FoundOffer[] {
  const all = ['[type="submit"]', '.outcome button', 'form button'].flatMap((each) => pressable(`#tool ${each}`));
  return [...new Map(all.map((each) => [each.slug, each])).values()];
}

export function pressable(selector: string): FoundOffer[] {
  return [...document.querySelectorAll<HTMLButtonElement>(selector)]
    .filter((button) => !button.disabled && button.checkVisibility())
    .map((button) => action(button.ariaLabel ?? button.innerText.trim(), () => button.click()));
}

export function action(title: string, act: () => void): FoundOffer {
  return offer(`act ${title}`, { title, icon: 'zap', act });
}

function offer(name: string, about: Omit<Offer, 'summary'>): FoundOffer {
  return { slug: name.replace(/\W+/g, '-'), summary: '', keywords: [], category: '', ...about };
}
