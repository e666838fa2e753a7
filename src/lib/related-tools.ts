/** What relations are found by. */
interface RelatableTool {
  slug: string;
  title: string;
  summary: string;
  category: string;
  keywords: readonly string[];
  /** What a visitor begins with, and what they are after. */
  have: string;
  want: string;
  /** Tools that people go on to with its result. */
  next?: readonly string[] | undefined;
}

/** What a tool that is gone on to is closer by, and one that leads here. */
const NEXT = 2;
const BEFORE = 1;
/** What a word in common counts where only two tools have it; words that many tools have count less. */
const WORD = { name: 1, summary: 0.35 };
/** Ties below this are chance: one common word of two summaries. */
const LEAST = 0.3;
/** What the same group, goal or beginning counts beside words. */
const SAME = 0.45;

const FILLERS = new Set(
  'a an and any are as at by can each every for free from get has have how in into is it its of on one online or other see so than that the them they this to tool what which who with without you your check checker convert converter generate generator find make maker show test'.split(
    ' ',
  ),
);

/**
 * At most `count` tools that are close to `tool`, the closest first; never the tool itself. What is gone on to counts most, then rare
 * words in common, then the same group, goal and beginning; these alone relate nothing.
 */
export function relatedTools<T extends RelatableTool>(tool: T, tools: readonly T[], count: number): T[] {
  const words = tools.map((each) => wordsOf(each));
  const uses = new Map<string, number>();
  for (const { all } of words) for (const word of all) uses.set(word, (uses.get(word) ?? 0) + 1);
  // From 1, where two tools have a word, down to 0, where all have it.
  const rarity = (word: string) => 1 - Math.log((uses.get(word) ?? 2) / 2) / Math.log(Math.max(3, tools.length) / 2);
  const own = wordsOf(tool);
  const closeness = (other: T, { name, all }: Words) => {
    const isNext = tool.next?.includes(other.slug) ?? false;
    const isBefore = other.next?.includes(tool.slug) ?? false;
    let common = 0;
    for (const word of all) {
      if (!own.all.has(word)) continue;
      common += Math.max(0, rarity(word)) * (name.has(word) && own.name.has(word) ? WORD.name : WORD.summary);
    }
    const ties = (isNext ? NEXT : 0) + (isBefore ? BEFORE : 0) + common;
    const same = [other.category === tool.category, other.want === tool.want, other.have === tool.have];
    return ties < LEAST ? 0 : ties + SAME * same.filter(Boolean).length;
  };
  return tools
    .map((other, index) => ({ other, score: closeness(other, words[index] ?? own) }))
    .filter(({ other, score }) => other.slug !== tool.slug && score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}

interface Words {
  /** Of title and keywords. */
  name: ReadonlySet<string>;
  /** These, and the summary's. */
  all: ReadonlySet<string>;
}

function wordsOf({ title, keywords, summary }: RelatableTool): Words {
  const name = new Set(wordsIn(`${title} ${keywords.join(' ')}`));
  return { name, all: new Set([...name, ...wordsIn(summary)]) };
}

/** Words in small letters, of singular and plural the same. */
function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 1 && !FILLERS.has(word)).map((word) => word.replace(/(?<=\w{2})s$/, ''));
}
