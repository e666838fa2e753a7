import type { JsonNode } from '#lib/json/json-node';

/** What becomes of columns whose names hold dots: objects in objects, and lists where the names are 0, 1, 2. */
interface Branch {
  name: string;
  /** The column, of a leaf. */
  column?: number;
  children: Branch[];
}

/** Levels that names may have; what has more is a name with dots. */
const DEEPEST = 20;

/** Columns as a tree, in their order. A name that is itself a value, or is there twice, stays as it is. */
export function columnTree(names: readonly string[], isNested: boolean): Branch {
  const root: Branch = { name: '', children: [] };
  const known = new Map<string, Branch>([['', root]]);
  const taken = new Set(names);
  for (const [column, name] of names.entries()) {
    const parts = name.split('.');
    const isPath = isNested && parts.length > 1 && parts.length <= DEEPEST && !parts.includes('');
    const outer = isPath ? branchAt(parts.slice(0, -1), { root, known, taken }) : undefined;
    (outer ?? root).children.push({ name: outer ? (parts.at(-1) ?? '') : name, column, children: [] });
  }
  return root;
}

interface Known {
  root: Branch;
  known: Map<string, Branch>;
  taken: ReadonlySet<string>;
}

function branchAt(parts: readonly string[], { root, known, taken }: Known): Branch | undefined {
  const paths = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  if (paths.some((path) => taken.has(path))) return undefined;
  let outer = root;
  for (const [at, path] of paths.entries()) {
    let branch = known.get(path);
    if (!branch) {
      branch = { name: parts[at] ?? '', children: [] };
      known.set(path, branch);
      outer.children.push(branch);
    }
    outer = branch;
  }
  return outer;
}

/** One row as JSON. `cell` gives the value of a column, or nothing to leave it out. */
export function rowNode(branch: Branch, cell: (column: number, isItem: boolean) => JsonNode | undefined): JsonNode {
  const isList = branch.name !== '' && branch.children.every(({ name }, at) => name === String(at));
  const entries = branch.children.flatMap((child) => {
    const value = child.column === undefined ? rowNode(child, cell) : cell(child.column, isList);
    return value ? [{ key: JSON.stringify(child.name), name: child.name, value }] : [];
  });
  return isList ? { kind: 'array', items: entries.map(({ value }) => value) } : { kind: 'object', members: entries };
}
