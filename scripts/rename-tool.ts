import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isSlug } from '#lib/slug';
import { noteMoved } from './moved-tools.ts';

/**
 * `npm run rename-tool <old> <new>`: renames the folder, which is the slug, leaves a redirect at the old address, and says where
 * else the old name is.
 */

/**
 * Renames a tool of the project in `root`.
 *
 * @throws Error with a sentence when there is no such tool, and when the new slug is none or taken.
 */
export function renameTool(root: string, from: string, to: string): void {
  const folderOf = (slug: string) => join(root, 'src', 'tools', slug);
  if (!from || !existsSync(join(folderOf(from), 'tool.ts'))) throw new Error(`There is no tool "${from}".`);
  if (!isSlug(to)) throw new Error(`"${to}" is no slug, such as "word-counter".`);
  if (existsSync(folderOf(to))) throw new Error(`"${to}" is taken.`);
  renameSync(folderOf(from), folderOf(to));
  noteMoved(root, from, to);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const [from = '', to = ''] = process.argv.slice(2);
  try {
    renameTool(root, from, to);
    console.log(
      `Renamed: src/tools/${from} is src/tools/${to}. Its address is /tools/${to}, and /tools/${from} leads there.`,
    );
    const mentions = spawnSync('git', ['grep', '--untracked', '-n', '-w', '-F', from], { cwd: root, encoding: 'utf8' });
    if (mentions.stdout) console.log(`\nThe old name is still here:\n${mentions.stdout.trimEnd()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Usage: npm run rename-tool <old slug> <new slug>');
    process.exitCode = 1;
  }
}
