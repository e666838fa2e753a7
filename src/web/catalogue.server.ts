import { marked } from 'marked';
import type { ComponentType } from 'react';
import { site } from '#content/site';
import { auditCalls } from '#features/audits/audit-calls.ts';
import { type AcceptedInput, acceptedInputs, startingPointOf } from '#kit/accepted-inputs';
import { categories } from '#kit/categories';
import type { AnyTool } from '#kit/define-tool';
import { inputFacts, type ToolFacts, toolFacts } from '#kit/facts';
import type { Goal, StartingPoint } from '#kit/goals';
import { toJsonSchema } from '#kit/json-schema';
import { once } from '#lib/once';
import { relatedTools } from '#lib/related-tools';
import type { DrawnCardProps } from '#ui/drawn/drawn-card';
import { privacyOf } from './privacy-of.ts';
import { linkOf } from './tool-summary.ts';

// Runs while prerendering only: the definitions become plain data here, and pages get that data.

const definitions = import.meta.glob<AnyTool>('../tools/*/tool.ts', { eager: true, import: 'default' });

const abouts = import.meta.glob<string>('../tools/*/about.md', { eager: true, query: '?raw', import: 'default' });

const cards = import.meta.glob<ComponentType<DrawnCardProps>>('../tools/*/page.tsx', {
  eager: true,
  import: 'default',
});

const slugOf = (file: string) => file.split('/').at(-2) ?? '';

/** A tool as lists and searches show it. */
export type CatalogueEntry = Pick<
  ToolFacts,
  'slug' | 'title' | 'summary' | 'category' | 'icon' | 'color' | 'keywords'
> & {
  /** What a visitor may begin with. */
  takes: readonly AcceptedInput[];
  have: StartingPoint;
  want: Goal;
};

/** Every tool, by title. */
export const catalogue = once((): readonly CatalogueEntry[] =>
  Object.entries(definitions)
    .map(([file, tool]) => entryOf(slugOf(file), tool))
    .sort((a, b) => a.title.localeCompare(b.title, 'en')),
);

function entryOf(
  slug: string,
  { title, summary, category, icon, keywords, input, have, want }: AnyTool,
): CatalogueEntry {
  const taken = acceptedInputs(inputFacts(input));
  return {
    ...{ slug, title, summary, category, icon, keywords, color: categories[category].color, takes: taken },
    ...{ have: have ?? startingPointOf(taken, category), want: want ?? 'change' },
  };
}

const POPULAR = 5;
const RELATED = 4;

/** The curated tools that exist, filled up with others to five. */
export function popularTools(): CatalogueEntry[] {
  const all = catalogue();
  const curated = site.popularTools.flatMap((slug) => all.find((tool) => tool.slug === slug) ?? []);
  return [...new Set([...curated, ...all])].slice(0, Math.max(POPULAR, curated.length));
}

/** The popular tools as lines of a list. */
export function linksToPopular() {
  return popularTools().map(linkOf);
}

export function toolSlugs(): string[] {
  return Object.keys(definitions).map(slugOf);
}

/** What the page of a tool gets. */
export function loadToolPage(slug: string) {
  const tool = definition(slug);
  const facts = toolFacts({ slug, tool });
  return {
    card: cards[`../tools/${slug}/page.tsx`],
    facts,
    group: categories[facts.category].tab,
    privacy: privacyOf(tool),
    about: marked.parse(`${abouts[`../tools/${slug}/about.md`]}${withScripts(tool)}${elsewhere(slug)}`, {
      async: false,
    }),
    related: related(slug),
  };
}

/** Tools that have something in common with the one at `slug`, the closest first. */
function related(slug: string) {
  const all = catalogue();
  const withNext = all.map((each) => ({ ...each, next: definition(each.slug).next }));
  const tool = withNext.find((each) => each.slug === slug);
  const found = tool ? relatedTools(tool, withNext, RELATED) : [];
  return found.map(linkOf);
}

/** What every tool says alike that may run the scripts of a page first. */
function withScripts({ input }: AnyTool): string {
  if (!('rendered' in input.shape)) return '';
  return `
## With scripts

A page is read as the server sends it. With “As a browser sees it”, a browser on this server loads the page first, as wide as a phone, and what its scripts leave is read. The scripts act as on a first visit; nothing is pressed or scrolled. What they add, change and remove is judged as well, with errors and failed files.
`;
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

/** What can be asked of an audit whose report is kept. */
export function auditReference() {
  return Object.entries(auditCalls).map(([name, { description, input }]) => ({
    ...{ name, description },
    input: describe(toJsonSchema(input, 'input')),
  }));
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
