import { marked } from 'marked';
import { site } from '#content/site';
import type { AnyTool } from '#kit/define-tool';
import { type ToolFacts, toolFacts } from '#kit/facts';
import { toJsonSchema } from '#kit/json-schema';
import { aboutTexts } from './about-text.tsx';

// Runs while prerendering only: the definitions become plain data here, and pages get that data.

const definitions = import.meta.glob<AnyTool>('../tools/*/tool.ts', { eager: true, import: 'default' });

const abouts = import.meta.glob<string>('../tools/*/about.md', { eager: true, query: '?raw', import: 'default' });

const slugOf = (file: string) => file.split('/').at(-2) ?? '';

/** A tool as lists and searches show it. */
export type CatalogueEntry = Pick<ToolFacts, 'slug' | 'title' | 'summary' | 'category' | 'icon' | 'color' | 'keywords'>;

/** Every tool, by title. */
export function catalogue(): CatalogueEntry[] {
  return Object.entries(definitions)
    .map(([file, { title, summary, category, icon, color, keywords }]) => ({
      ...{ slug: slugOf(file), title, summary, category, icon, color, keywords },
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

const POPULAR = 5;

/** The curated tools that exist, filled up with others to five. */
export function popularTools(): CatalogueEntry[] {
  const all = catalogue();
  const curated = site.popularTools.flatMap((slug) => all.find((tool) => tool.slug === slug) ?? []);
  return [...new Set([...curated, ...all])].slice(0, Math.max(POPULAR, curated.length));
}

interface ToolPageOptions {
  /** Whether form and result are drawn from the schemas. */
  isGeneric: boolean;
}

export function loadToolPage(slug: string, { isGeneric }: ToolPageOptions) {
  const tool = definition(slug);
  const facts = toolFacts({ slug, tool });
  aboutTexts.set(slug, marked.parse(abouts[`../tools/${slug}/about.md`] ?? '', { async: false }));
  return {
    facts: { ...facts, outputs: isGeneric ? facts.outputs : [] },
    popular: popularTools().map(({ slug, title, icon, color }) => ({ slug, title, icon, color })),
  };
}

export type ToolPageData = ReturnType<typeof loadToolPage>;

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
  const tool = definitions[`../tools/${slug}/tool.ts`];
  if (!tool) throw new Error(`There is no tool folder src/tools/${slug}`);
  return tool;
}
