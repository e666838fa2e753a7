import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The words of a definition are one printed page, docs/add-a-tool.md: what it lists is what there is. */

const root = join(import.meta.dirname, '..');
const source = readFileSync(join(root, 'src/kit/field.ts'), 'utf8');
const page = readFileSync(join(root, 'docs/add-a-tool.md'), 'utf8');

/** The texts of a union in the source. */
function union(name: string): string[] {
  const [, body = ''] = new RegExp(`^export type ${name} =\\n((?: .*\\n)+)`, 'm').exec(source) ?? [];
  return [...body.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, word = '']) => word);
}

/** The members of an interface in the source. */
function members(name: string): string[] {
  const [, body = ''] = new RegExp(`^export interface ${name} \\{\\n((?: .*\\n)+)\\}`, 'm').exec(source) ?? [];
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, word = '']) => word);
}

/** The words in the first column of the tables below a heading of this name. */
function listed(heading: string): string[] {
  const tables = page.split(`| ${heading} |`).slice(1);
  return tables.flatMap((table) =>
    [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word),
    ),
  );
}

const sorted = (words: Iterable<string>) => [...words].sort();

describe('the page on tools', () => {
  it('lists every control and every display once', () => {
    expect(union('Control').length).toBeGreaterThan(10);
    expect(sorted(listed('`control` | For'))).toEqual(sorted(union('Control')));
    expect(sorted(listed('`display` | For'))).toEqual(sorted(union('Display')));
  });

  it('lists every hint', () => {
    const tables = ['control', 'display'];
    expect(sorted(new Set([...listed('Hint | Says'), ...tables]))).toEqual(sorted(members('FieldHint')));
  });
});

const definitions = ['src/tools', 'src/families', 'src/kit'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^fi(eld|xture)/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

describe('the vocabulary', () => {
  // What a schema's type says already need not be said.
  const byType = ['lines', 'rows', 'checkbox', 'select', 'text', 'number'];

  it.each(union('Control').filter((word) => !byType.includes(word)))(
    'has the control %s, which a tool names',
    (word) => {
      expect(definitions.some((text) => new RegExp(`control: .*'${word}'`).test(text))).toBe(true);
    },
  );

  it.each(union('Display').filter((word) => !byType.includes(word)))(
    'has the display %s, which a tool names',
    (word) => {
      expect(definitions.some((text) => new RegExp(`display: .*'${word}'`).test(text))).toBe(true);
    },
  );
});
