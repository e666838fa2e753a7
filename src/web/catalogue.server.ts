import cardAddresses from 'virtual:tool-card-addresses';
import { marked } from 'marked';
import type { ComponentType } from 'react';
import { site } from '#content/site';
import { categories } from '#kit/categories';
import type { AnyTool } from '#kit/define-tool';
import { inputFacts, type ToolFacts, toolFacts } from '#kit/facts';
import { toJsonSchema } from '#kit/json-schema';
import { type Taken, takes } from '#kit/takes';
import { relatedTools } from '#lib/related-tools';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { privacyOf } from './privacy-of.ts';
import { standingTexts } from './standing-text.tsx';
import { toolCards } from './tool-cards.ts';
import { linkOf } from './tool-summary.ts';

// Runs while prerendering only: the definitions become plain data here, and pages get that data.

const definitions = import.meta.glob<AnyTool>('../tools/*/tool.ts', { eager: true, import: 'default' });

const abouts = import.meta.glob<string>('../tools/*/about.md', { eager: true, query: '?raw', import: 'default' });

const cards = import.meta.glob<ComponentType<ToolCardProps>>('../../.generated/tool-cards/*.tsx', {
  import: 'default',
  exhaustive: true,
});
const pages = import.meta.glob('../tools/*/page.tsx');

const slugOf = (file: string) => file.split('/').at(-2) ?? '';

/** A tool as lists and searches show it. */
export type CatalogueEntry = Pick<
  ToolFacts,
  'slug' | 'title' | 'summary' | 'category' | 'icon' | 'color' | 'keywords'
> & {
  /** What a visitor may begin with. */
  takes: readonly Taken[];
};

/** Every tool, by title. */
export function catalogue(): CatalogueEntry[] {
  return Object.entries(definitions)
    .map(([file, { title, summary, category, icon, color, keywords, input }]) => ({
      ...{ slug: slugOf(file), title, summary, category, icon, color, keywords, takes: takes(inputFacts(input)) },
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

const POPULAR = 5;
const RELATED = 4;

/** The curated tools that exist, filled up with others to five. */
export function popularTools(): CatalogueEntry[] {
  const all = catalogue();
  const curated = site.popularTools.flatMap((slug) => all.find((tool) => tool.slug === slug) ?? []);
  return [...new Set([...curated, ...all])].slice(0, Math.max(POPULAR, curated.length));
}

/** What the page of a tool gets; `null` when there is no such tool. Its card and about text are put where the page draws them. */
export async function loadToolPage(slug: string) {
  const tool = definitions[fileOf(slug)];
  const address = cardAddresses[slug];
  if (!tool || !address) return null;
  const card = await cards[`../../.generated/tool-cards/${slug}.tsx`]?.();
  if (!card) throw new Error(`There is no card of ${slug}`);
  toolCards.set(slug, card);
  const about = `${abouts[`../tools/${slug}/about.md`]}${elsewhere(slug)}`;
  standingTexts.set(`about-${slug}`, marked.parse(about, { async: false }));
  const facts = toolFacts({ slug, tool });
  const isGeneric = !(`../tools/${slug}/page.tsx` in pages);
  return {
    card: address,
    facts: { ...facts, outputs: isGeneric ? facts.outputs : [] },
    group: categories[facts.category].tab,
    privacy: privacyOf(tool),
    related: related(slug),
  };
}

/** Tools that have something in common with the one at `slug`, the closest first. */
function related(slug: string) {
  const all = catalogue();
  const tool = all.find((each) => each.slug === slug);
  const found = tool ? relatedTools(tool, all, RELATED) : [];
  return found.map(linkOf);
}

/** The other ways to the same tool, at the end of its about text. */
function elsewhere(slug: string): string {
  return `
## Use it elsewhere

Programs get the same answer: over the [API](/docs/api#${slug}) at \`POST /api/tools/${slug}\`, on the command line as \`clearkit ${slug}\`, and AI agents at \`/mcp\` (Model Context Protocol).
`;
}

/** What the API reference shows of each tool. */
export function apiReference() {
  return catalogue().map(({ slug, title, summary }) => {
    const tool = definition(slug);
    return {
      ...{ slug, title, summary },
      example: JSON.stringify(tool.examples[0].input, null, 2),
      input: describe(toJsonSchema(tool.input, 'input')),
      output: describe(toJsonSchema(tool.output, 'output')),
    };
  });
}

function describe(schema: ReturnType<typeof toJsonSchema>) {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, value]) => {
    const { type, title = '', description = '', default: initial } = typeof value === 'object' ? value : {};
    return {
      name,
      type: typeof type === 'string' ? type : 'any',
      required: required.has(name),
      initial: initial === undefined ? undefined : String(initial),
      description: description || title,
    };
  });
}

function definition(slug: string): AnyTool {
  const tool = definitions[fileOf(slug)];
  if (!tool) throw new Error(`There is no tool folder src/tools/${slug}`);
  return tool;
}

function fileOf(slug: string): string {
  return `../tools/${slug}/tool.ts`;
}
