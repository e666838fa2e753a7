/** The protocol wants the word `object` at the root; every schema of ours has it there. */
export function objectSchema(schema: object) {
  return { ...schema, type: 'object' as const };
}
