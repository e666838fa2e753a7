import { createRegistry, type Registry, type ToolEntry } from '#kit/registry';
import { withOwnAddress } from '#lib/sample-address';

/** The same tools, whose examples name this site's own sample pages by its address. */
export function withOwnSamples(tools: Registry, publicUrl: string): Registry {
  return createRegistry(tools.list().map((entry) => withOwnSample(entry, publicUrl)));
}

/** The same for one tool alone. */
export function withOwnSample({ tool, ...entry }: ToolEntry, publicUrl: string): ToolEntry {
  return { ...entry, tool: { ...tool, examples: withOwnAddress(tool.examples, publicUrl) } };
}
