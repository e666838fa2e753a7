import type { ToolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { nearest } from '#lib/edit-distance';
import { searchTools } from '#lib/search-tools';

/** The tools by name, each loaded when it is needed. */
export interface Tools {
  slugs(): Promise<string[]>;
  load(slug: string): Promise<ToolEntry>;
}

/** @throws ToolError `invalid-input` for a tool that does not exist, with one of a similar name or purpose. */
export async function findTool(slug: string, tools: Tools): Promise<ToolEntry> {
  const slugs = await tools.slugs();
  if (slugs.includes(slug)) return tools.load(slug);
  const near = nearest(slug, slugs) ?? (await searchedFor(slug, tools));
  const advice = near ? `Did you mean ${near}?` : 'See "clearkit list".';
  throw new ToolError('invalid-input', `There is no tool ${JSON.stringify(slug)}. ${advice}`);
}

async function searchedFor(query: string, tools: Tools): Promise<string | undefined> {
  const entries = await everyTool(tools);
  return searchTools(
    query,
    entries.map(({ slug, tool }) => ({ slug, ...tool })),
  )[0]?.slug;
}

export async function everyTool(tools: Tools): Promise<ToolEntry[]> {
  return Promise.all((await tools.slugs()).map((slug) => tools.load(slug)));
}
