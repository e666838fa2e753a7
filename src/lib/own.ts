/** What a table holds under a key that a stranger may have chosen: `constructor` and `__proto__` are in every object. */
export function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
