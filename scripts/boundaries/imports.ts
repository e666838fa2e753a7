import { parseSync, Visitor } from 'vite';

/** One reference from a file to another module. */
export interface ImportReference {
  /** As written; a glob's pattern for `glob`, and empty for an address that is computed. */
  specifier: string;
  kind: 'static' | 'dynamic' | 'glob' | 'eager-glob';
  /** Erased before anything runs. */
  isTypeOnly: boolean;
  line: number;
}

/**
 * Every import, re-export, `import()`, `import('…')` type and `import.meta.glob` of a TypeScript or TSX file.
 *
 * @throws Error when the file cannot be parsed.
 */
export function importsOf(path: string, code: string): ImportReference[] {
  const { program, errors } = parseSync(path, code);
  const [fault] = errors;
  if (fault) throw new Error(`${path}: ${fault.message}`);

  const found: ImportReference[] = [];
  const add = (start: number, reference: Omit<ImportReference, 'line'>) => {
    found.push({ ...reference, line: code.slice(0, start).split('\n').length });
  };
  const visitor = new Visitor({
    ImportDeclaration({ start, source, importKind, specifiers }) {
      const isNamedTypes = specifiers.length > 0 && specifiers.every(isTypeSpecifier);
      add(start, { specifier: source.value, kind: 'static', isTypeOnly: importKind === 'type' || isNamedTypes });
    },
    ExportNamedDeclaration({ start, source, exportKind, specifiers }) {
      if (!source) return;
      const isNamedTypes = specifiers.length > 0 && specifiers.every((specifier) => specifier.exportKind === 'type');
      add(start, { specifier: source.value, kind: 'static', isTypeOnly: exportKind === 'type' || isNamedTypes });
    },
    ExportAllDeclaration({ start, source, exportKind }) {
      add(start, { specifier: source.value, kind: 'static', isTypeOnly: exportKind === 'type' });
    },
    ImportExpression({ start, source }) {
      const specifier = source.type === 'Literal' && typeof source.value === 'string' ? source.value : '';
      add(start, { specifier, kind: 'dynamic', isTypeOnly: false });
    },
    TSImportType({ start, source }) {
      add(start, { specifier: source.value, kind: 'static', isTypeOnly: true });
    },
    CallExpression({ start, end, callee, arguments: [patterns] }) {
      if (!isGlobCallee(code.slice(callee.start, callee.end)) || !patterns) return;
      const kind = /\beager\s*:\s*true/.test(code.slice(start, end)) ? 'eager-glob' : 'glob';
      const written = code.slice(patterns.start, patterns.end);
      for (const [, pattern] of written.matchAll(/['"`]([^'"`]+)['"`]/g)) {
        add(start, { specifier: pattern ?? '', kind, isTypeOnly: false });
      }
    },
  });
  visitor.visit(program);
  return found;
}

function isGlobCallee(text: string): boolean {
  return text.replace(/\s/g, '') === 'import.meta.glob';
}

function isTypeSpecifier(specifier: { type: string; importKind?: string | null }): boolean {
  return specifier.type === 'ImportSpecifier' && specifier.importKind === 'type';
}
