/** The files that each file imports, by path. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Groups of files that import each other, directly or through others; each group sorted by path. Tarjan's algorithm. */
export function cyclesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const index = order.size;
    order.set(file, index);
    let low = index;
    path.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (path.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low === index) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
