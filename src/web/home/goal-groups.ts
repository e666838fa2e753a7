import { type Goal, goals, type StartingPoint, startingPoints } from '#kit/goals';
import type { CatalogueEntry } from '../catalogue.server.ts';

export interface GoalGroup {
  name: string;
  icon: string;
  line: string;
  href: string;
  count: number;
  goals: readonly { words: string; tools: readonly { slug: string; title: string }[] }[];
}

/** Tools of one want that are named; the others are behind the link of what one has. */
const NAMED = 3;

/** The tools by what a visitor has, and within that by what they want. What nobody can do is left out. */
export function goalGroups(
  all: readonly Pick<CatalogueEntry, 'slug' | 'title' | 'have' | 'want'>[],
  first: readonly string[],
): GoalGroup[] {
  const rank = (slug: string) => (first.includes(slug) ? first.indexOf(slug) : first.length);
  const tools = all.toSorted((a, b) => rank(a.slug) - rank(b.slug));
  return entriesOf<StartingPoint, (typeof startingPoints)[StartingPoint]>(startingPoints).flatMap(([have, words]) => {
    const mine = tools.filter((tool) => tool.have === have);
    const found = entriesOf<Goal, string>(goals).map(([want, said]) => ({
      words: said,
      tools: mine.filter((tool) => tool.want === want).map(({ slug, title }) => ({ slug, title })),
    }));
    const some = found.filter((each) => each.tools.length > 0);
    return mine.length === 0 ? [] : [{ ...words, href: `/tools?have=${have}`, count: mine.length, goals: some }];
  });
}

/** Those that are named, and how many are not. */
export function namedOf<T>(tools: readonly T[]): { named: readonly T[]; rest: number } {
  const named = tools.length > NAMED + 1 ? tools.slice(0, NAMED) : tools;
  return { named, rest: tools.length - named.length };
}

function entriesOf<Name extends string, Value>(record: Readonly<Record<Name, Value>>): [Name, Value][] {
  const isName = (name: string): name is Name => Object.hasOwn(record, name);
  return Object.keys(record)
    .filter(isName)
    .map((name) => [name, record[name]]);
}
