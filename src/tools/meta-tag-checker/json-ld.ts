/** Parts of one block that are looked at; no real one has as many. */
const MAX_PARTS = 20_000;

/** Reads a block of JSON-LD: whether it is JSON, and the types of its topmost things. */
export function readJsonLd(source: string): { isJson: boolean; types: string[] } {
  const data = parse(source);
  if (data === undefined) return { isJson: false, types: [] };
  const types = new Set<string>();
  const waiting: unknown[] = [data];
  for (let looked = 0; waiting.length > 0 && looked < MAX_PARTS; looked += 1) {
    const part = waiting.shift();
    if (Array.isArray(part)) waiting.push(...part.slice(0, MAX_PARTS));
    else if (typeof part === 'object' && part !== null) {
      const { '@type': type, '@graph': graph }: { '@type'?: unknown; '@graph'?: unknown } = part;
      for (const name of Array.isArray(type) ? type : [type]) if (typeof name === 'string') types.add(name);
      if (graph !== undefined) waiting.push(graph);
    }
  }
  return { isJson: true, types: [...types] };
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
