import { parseSync, Visitor } from 'vite';

/** A look-up by a computed key in a table that has no closed set of keys. */
interface OpenLookup {
  table: string;
  line: number;
}

const openType = /^:\s*(?:Readonly<|Partial<|Readonly<Partial<)?Record<string,/;

/**
 * Tables of a file: constants at its top whose type takes any text as a key. A key such as `constructor` finds what
 * every object inherits, so they are read by `own`.
 */
export function tablesOf(path: string, code: string): string[] {
  return parseSync(path, code).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id }) => {
      if (id.type !== 'Identifier' || !id.typeAnnotation) return [];
      return openType.test(code.slice(id.typeAnnotation.start, id.typeAnnotation.end)) ? [id.name] : [];
    });
  });
}

/** Look-ups by a key that is not written there, in one of these tables. */
export function openLookups(path: string, code: string, tables: ReadonlySet<string>): OpenLookup[] {
  const found: OpenLookup[] = [];
  const add = (start: number, table: string) => {
    found.push({ table, line: code.slice(0, start).split('\n').length });
  };
  new Visitor({
    MemberExpression({ start, object, property, computed }) {
      if (!computed || property.type === 'Literal' || object.type !== 'Identifier' || !tables.has(object.name)) return;
      add(start, object.name);
    },
    BinaryExpression({ start, operator, right }) {
      if (operator === 'in' && right.type === 'Identifier' && tables.has(right.name)) add(start, right.name);
    },
  }).visit(parseSync(path, code).program);
  return found;
}
