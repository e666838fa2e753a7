/** Characters that the entities of a drawing may add to it. Drawing programs use a few of them, as short names for namespaces. */
const MOST_ADDED = 1024 * 1024;

const SUBSET_START = /<!doctype[^[<>]*\[/i;
const SUBSET_END = /\]\s*>/;
const ENTITY = /<!entity\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/gi;

/** The texts that a document in XML has short names for; `undefined` where they could grow, or are elsewhere. */
export function plainEntities(text: string): Map<string, string> | undefined {
  const subset = internalSubset(text);
  const declared = subset.match(/<!entity/gi)?.length ?? 0;
  if (declared === 0) return /<!entity/i.test(text) ? undefined : new Map();
  const entities = [...subset.matchAll(ENTITY)].map(
    ([, name = '', double, single]) => [name, double ?? single ?? ''] as const,
  );
  const isPlain = entities.length === declared && entities.every(([, value]) => !/[&<%]/.test(value));
  if (!isPlain) return undefined;
  const values = new Map(entities);
  let added = 0;
  for (const [, name = ''] of text.matchAll(/&([\w.:-]+);/g)) added += values.get(name)?.length ?? 0;
  return added > MOST_ADDED ? undefined : values;
}

/** What a document declares for itself, between the brackets of its doctype. */
function internalSubset(text: string): string {
  const start = SUBSET_START.exec(text);
  if (!start) return '';
  const rest = text.slice(start.index + start[0].length);
  const end = rest.search(SUBSET_END);
  return end < 0 ? '' : rest.slice(0, end);
}
