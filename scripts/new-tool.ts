import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSlug } from '#lib/slug';

/**
 * `npm run new-tool <slug>`: writes a tool folder that works at once (it reverses text), to be changed into the new tool.
 * The template is a tool folder like any other: type-checked, linted and tested.
 */

const root = join(import.meta.dirname, '..');
const template = join(import.meta.dirname, 'new-tool', 'template');
const FILES = ['tool.ts', 'run.ts', 'about.md', 'tool.test.ts'];
const LONGEST_SLUG = 40;

/**
 * Writes the folder `slug` into `directory`.
 *
 * @returns the folder's path.
 * @throws Error with a sentence when the slug is not kebab-case, too long or taken.
 */
export function createTool(slug: string, directory: string): string {
  if (!isSlug(slug)) {
    throw new Error(
      `"${slug}" is no slug: small letters, digits and single hyphens, a letter first, such as "word-counter".`,
    );
  }
  if (slug.length > LONGEST_SLUG) throw new Error(`"${slug}" is too long: ${LONGEST_SLUG} characters are the end.`);
  const folder = join(directory, slug);
  if (existsSync(folder)) throw new Error(`"${slug}" is taken: ${folder} exists.`);
  for (const file of FILES) cpSync(join(template, file), join(folder, file));
  for (const file of ['tool.ts', 'tool.test.ts']) {
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

if (import.meta.main) {
  const [slug = ''] = process.argv.slice(2);
  try {
    createTool(slug, join(root, 'src', 'tools'));
    console.log(`Written: src/tools/${slug}. It works already: it reverses text, at /tools/${slug}.

Now make it yours:
  tool.ts       what it is: title, summary, category, fields, examples
  run.ts        what it does: data in, data out
  about.md      what people should know, in the five sections
  tool.test.ts  what must stay true

npm run dev shows it, npm run check judges it. docs/add-a-tool.md says more.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Usage: npm run new-tool <slug>');
    process.exitCode = 1;
  }
}
