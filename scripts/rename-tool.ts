import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isSlug } from '#lib/slug';

/** `npm run rename-tool <old> <new>`: renames the folder, which is the slug, and says where else the old name is. */

const root = join(import.meta.dirname, '..');
const [from = '', to = ''] = process.argv.slice(2);

const fault = faultOf(from, to);
if (fault) {
  console.error(`${fault}\nUsage: npm run rename-tool <old slug> <new slug>`);
  process.exitCode = 1;
} else {
  renameSync(folderOf(from), folderOf(to));
  console.log(`Renamed: src/tools/${from} is src/tools/${to}; its address is /tools/${to} now.`);
  const mentions = spawnSync('git', ['grep', '--untracked', '-n', '-w', '-F', from], { cwd: root, encoding: 'utf8' });
  if (mentions.stdout) console.log(`\nThe old name still stands here:\n${mentions.stdout.trimEnd()}`);
}

function faultOf(oldSlug: string, newSlug: string): string | undefined {
  if (!oldSlug || !existsSync(join(folderOf(oldSlug), 'tool.ts'))) return `There is no tool "${oldSlug}".`;
  if (!isSlug(newSlug)) return `"${newSlug}" is no slug, such as "word-counter".`;
  if (existsSync(folderOf(newSlug))) return `"${newSlug}" is taken.`;
  return undefined;
}

function folderOf(slug: string): string {
  return join(root, 'src', 'tools', slug);
}
