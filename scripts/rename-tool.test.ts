import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { redirects } from './machine-files/texts.ts';
import { readMoved } from './moved-tools.ts';
import { renameTool } from './rename-tool.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rename-tool-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content', 'moved-tools.json'), '{}\n');
  for (const slug of ['count-words', 'sort-lines']) {
    mkdirSync(join(root, 'src', 'tools', slug), { recursive: true });
    writeFileSync(join(root, 'src', 'tools', slug, 'tool.ts'), '');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a renamed tool', () => {
  it('has its folder under the new name, and a redirect at the old one', () => {
    renameTool(root, 'count-words', 'word-counter');
    expect(existsSync(join(root, 'src', 'tools', 'word-counter', 'tool.ts'))).toBe(true);
    expect(redirects(readMoved(root))).toBe('/tools/count-words /tools/word-counter 308\n');
  });

  it('is reached from every name it had, without going through the others', () => {
    renameTool(root, 'count-words', 'word-count');
    renameTool(root, 'word-count', 'word-counter');
    expect(readMoved(root)).toEqual({ 'count-words': 'word-counter', 'word-count': 'word-counter' });
  });

  it('may have its first name back', () => {
    renameTool(root, 'count-words', 'word-counter');
    renameTool(root, 'word-counter', 'count-words');
    expect(readMoved(root)).toEqual({ 'word-counter': 'count-words' });
  });

  it.each([
    ['no-tool', 'word-counter', 'There is no tool "no-tool".'],
    ['', 'word-counter', 'There is no tool "".'],
    ['count-words', 'Word Counter', '"Word Counter" is no slug'],
    ['count-words', 'sort-lines', '"sort-lines" is taken.'],
  ])('is not "%s" as "%s"', (from, to, reason) => {
    expect(() => renameTool(root, from, to)).toThrow(reason);
    expect(readMoved(root)).toEqual({});
  });
});

it('leaves no redirect from or to what is not there', () => {
  const project = join(import.meta.dirname, '..');
  const isTool = (slug: string) => existsSync(join(project, 'src', 'tools', slug, 'tool.ts'));
  const moved = Object.entries(readMoved(project));
  expect(moved.filter(([from, to]) => isTool(from) || !isTool(to))).toEqual([]);
});
