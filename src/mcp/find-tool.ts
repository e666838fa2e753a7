import * as z from 'zod';
import { categories } from '#kit/categories';
import { field } from '#kit/field';
import { toJsonSchema } from '#kit/json-schema';
import type { Registry, ToolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { nearest } from '#lib/edit-distance';
import { type SearchableTool, searchTools } from '#lib/search-tools';

/** An agent reads every schema that is answered; more than these are better found by a narrower question. */
const MAX_FOUND = 8;

export const findInput = z.object({
  query: z
    .string({ error: 'Please say what the tool should do' })
    .max(200, { error: 'Please ask in at most 200 characters' })
    .default('')
    .register(field, {
      label: 'Query',
      help: 'What the tool should do, in a few words: "shrink a photo", "mx records". Empty: every tool of the category.',
    }),
  category: z
    .enum(Object.keys(categories), { error: `The categories are ${Object.keys(categories).join(', ')}` })
    .optional()
    .register(field, { label: 'Category', help: 'Only tools of this group.' }),
});

export const findOutput = z.object({
  tools: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      summary: z.string(),
      category: z.string(),
      inputSchema: z.record(z.string(), z.unknown()),
      example: z.record(z.string(), z.unknown()),
    }),
  ),
  /** How many tools fit; `tools` holds the best of them. */
  total: z.number(),
});

/** The tools that fit a question, with all that an agent needs to run one. @throws ToolError `invalid-input`. */
export function findTools(registry: Registry, rawInput: unknown) {
  const { query, category } = parseCall(findInput, rawInput);
  const candidates = searchable(registry).filter((tool) => category === undefined || tool.category === category);
  const found = searchTools(query, candidates);
  const tools = found.slice(0, MAX_FOUND).map(({ slug, title, summary, category: group, entry }) => ({
    ...{ slug, title, summary, category: group },
    inputSchema: toJsonSchema(entry.tool.input, 'input'),
    example: entry.tool.examples[0].input,
  }));
  return { tools, total: found.length };
}

/** A call of a tool that does not exist. */
export class NoSuchTool extends ToolError {
  /** Slugs that may have been meant. */
  readonly nearSlugs: readonly string[];

  constructor(registry: Registry, slug: string) {
    const near = nearSlugs(registry, slug);
    const advice = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Look for one with find_tool.';
    super('invalid-input', `There is no tool ${JSON.stringify(slug.slice(0, 80))}. ${advice}`);
    this.nearSlugs = near;
  }
}

/** The nearest spelling, then what a search finds. */
function nearSlugs(registry: Registry, slug: string): string[] {
  const slugs = registry.list().map((entry) => entry.slug);
  const searched = searchTools(slug, searchable(registry)).map((tool) => tool.slug);
  const near = nearest(slug, slugs);
  return [...new Set([...(near ? [near] : []), ...(/[a-z0-9]/i.test(slug) ? searched : [])])].slice(0, 3);
}

/** The arguments of a call as its schema means them. @throws ToolError `invalid-input` with the first fault. */
export function parseCall<S extends z.ZodObject>(schema: S, rawInput: unknown): z.output<S> {
  const parsed = schema.safeParse(rawInput);
  if (parsed.success) return parsed.data;
  throw new ToolError('invalid-input', parsed.error.issues[0]?.message ?? 'The input is not valid.');
}

type Searchable = SearchableTool & { entry: ToolEntry };

/** Of each registry, as a search takes the words of a tool apart once. */
const catalogues = new WeakMap<Registry, readonly Searchable[]>();

function searchable(registry: Registry): readonly Searchable[] {
  const known = catalogues.get(registry);
  if (known) return known;
  const made = registry.list().map((entry) => ({ slug: entry.slug, ...entry.tool, entry }));
  catalogues.set(registry, made);
  return made;
}
