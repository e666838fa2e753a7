import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSlug } from '#lib/slug';

/**
 * `npm run new-tool <slug> [-- --family text]`: writes a tool folder that works at once, to be changed into the new tool.
 * Each template is a tool folder like any other: type-checked, linted and tested.
 */

const root = join(import.meta.dirname, '..');

/** What the template of each family does. */
export const families = {
  text: 'it numbers lines as one types',
  picture: 'it converts pictures to TIFF',
  page: 'it says how large a page is',
  domain: 'it lists the mail servers of a domain',
  plain: 'it reverses text on a press',
} as const;

export type Family = keyof typeof families;
const LONGEST_SLUG = 40;

/**
 * Writes the folder `slug` into `directory`.
 *
 * @returns the folder's path.
 * @throws Error with a sentence when the slug is not kebab-case, too long or taken.
 */
export function createTool(slug: string, directory: string, family: Family = 'plain'): string {
  if (!isSlug(slug)) {
    throw new Error(
      `"${slug}" is no slug: small letters, digits and single hyphens, a letter first, such as "word-counter".`,
    );
  }
  if (slug.length > LONGEST_SLUG) throw new Error(`"${slug}" is too long: ${LONGEST_SLUG} characters are the end.`);
  const folder = join(directory, slug);
  if (existsSync(folder)) throw new Error(`"${slug}" is taken: ${folder} exists.`);
  cpSync(join(import.meta.dirname, 'new-tool', family), folder, { recursive: true });
  for (const file of ['tool.ts', 'tool.test.ts'].filter((name) => existsSync(join(folder, name)))) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      text.replace("title: 'Template'", `title: '${titleOf(slug)}'`).replaceAll("'template'", `'${slug}'`),
    );
  }
  return folder;
}

/** `md5-generator` as "Md5 Generator". */
function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function isFamily(name: string): name is Family {
  return Object.hasOwn(families, name);
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { family: { type: 'string', default: 'plain' } },
    });
    const [slug = ''] = positionals;
    const { family } = values;
    if (!isFamily(family)) throw new Error(`There is no family "${family}".`);
    createTool(slug, join(root, 'src', 'tools'), family);
    console.log(`Written: src/tools/${slug}. It works already: ${families[family]}, at /tools/${slug}.

Now make it yours:
  tool.ts       what it is: title, summary, category, fields, examples with what comes out
  run.ts        what it does: data in, data out
  about.md      what people should know
  tool.test.ts  where the examples cannot say it: what must stay true

npm run dev shows it, npm run check judges it. docs/add-a-tool.md says more.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`Usage: npm run new-tool <slug> -- [--family ${Object.keys(families).join('|')}]`);
    process.exitCode = 1;
  }
}
