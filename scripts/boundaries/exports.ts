import { parseSync, Visitor } from 'vite';

interface ExportedName {
  name: string;
  line: number;
}

/** The names that a file exports, its default apart. */
export function exportsOf(path: string, code: string): ExportedName[] {
  const found: ExportedName[] = [];
  const add = (name: string, start: number) => found.push({ name, line: code.slice(0, start).split('\n').length });
  const visitor = new Visitor({
    ExportNamedDeclaration({ start, declaration, specifiers }) {
      for (const { exported } of specifiers) if (exported.type === 'Identifier') add(exported.name, start);
      if (!declaration) return;
      if (declaration.type === 'VariableDeclaration') {
        for (const { id } of declaration.declarations) for (const name of namesIn(id)) add(name, start);
      } else if ('id' in declaration && declaration.id?.type === 'Identifier') add(declaration.id.name, start);
    },
  });
  visitor.visit(parseSync(path, code).program);
  return found;
}

function namesIn(id: { type: string; name?: string; properties?: readonly object[] }): string[] {
  if (id.type === 'Identifier') return id.name === undefined ? [] : [id.name];
  return (id.properties ?? []).flatMap((property) => {
    return 'value' in property && isNode(property.value) ? namesIn(property.value) : [];
  });
}

function isNode(value: unknown): value is { type: string; name?: string } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
