import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `node scripts/schema-vocabulary.ts` writes the words of schema.org anew, after an update of the package that they are read from. */

const top = join(import.meta.dirname, '..');
const folder = join(top, 'node_modules', 'schema-dts');
const target = join(top, 'src', 'lib', 'structured-data', 'vocabulary.data.ts');

/** When each version came out, as the registry says: anyone who updates the package adds its day. */
const released: Readonly<Record<string, string>> = { '2.1.0': '2026-10-02' };

/** One type in the declarations: its members are those of two interfaces, its own and its leaf's. */
const DECLARED =
  /^(?:export )?(?:interface|type) (\w+?)(?:Base|Leaf)(?:<[^>\n]*>)?(?: extends ([^{\n]+) )?(?: = [^{\n]*)?\{\n([\s\S]*?)^\}/gm;

/** The data file, as the installed package has it. */
export function vocabularyFile(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const day = released[version];
  if (day === undefined) throw new Error(`Say when schema-dts ${version} came out.`);
  const declarations = readFileSync(join(folder, 'dist', 'schema.d.ts'), 'utf8');
  const types = new Map<string, { parents: Set<string>; properties: Set<string> }>();
  for (const [, declared = '', bases = '', body = ''] of declarations.matchAll(DECLARED)) {
    const name = declared.replace(/^_(?=\d)/, '');
    // Those of other vocabularies are named by their whole addresses.
    if (name.includes('_')) continue;
    const type = types.get(name) ?? { parents: new Set(), properties: new Set() };
    types.set(name, type);
    for (const [, parent = ''] of bases.matchAll(/(\w+)Base\b/g))
      if (parent !== name && !parent.includes('_')) type.parents.add(parent);
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) type.properties.add(property);
  }
  const lines = [...types].flatMap(([name, { parents, properties }]) =>
    properties.size > 0 ? [`${[name, ...parents].join(' ')}: ${[...properties].join(' ')}`] : [],
  );
  const plain = [...types].filter(([, { properties }]) => properties.size === 0).sort();
  const kinds = Map.groupBy(plain, ([, { parents }]) => [...parents].join(' '));
  const values = new Set(declarations.matchAll(/"https:\/\/schema\.org\/(\w+)"/g).map(([, name = '']) => name));
  return `/**
 * Words of schema.org: on each line a type, those that it is a kind of, and its own properties; then the kinds of types that have no
 * properties of their own; then the members of its lists.
 *
 * Source: schema-dts ${version} of ${day} by Google, under the Apache License 2.0, made from schema.org's own definitions. Written
 * by scripts/schema-vocabulary.ts.
 */
export const types = \`
${lines.sort().join('\n')}
\`;

export const kinds = \`
${[...kinds].map(([parents, names]) => `${parents}: ${names.map(([name]) => name).join(' ')}`).join('\n')}
\`;

export const values = \`
${inLines([...values].sort())}
\`;
`;
}

function inLines(words: readonly string[]): string {
  return words.join(' ').replace(/(.{1,110}) /g, '$1\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(target, vocabularyFile());
