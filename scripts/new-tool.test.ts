import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeTool } from '../tests/tool-demands.ts';
import { checkPlace, readManifest, readSource } from './check-boundaries.ts';
import { createTool, type Family, families } from './new-tool.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
// Inside of the project, where imports resolve as in src/tools.
const directory = mkdtempSync(join(cache, 'new-tool-'));
createTool('text-turner', directory);
const everyFamily: Family[] = ['text', 'picture', 'page', 'domain', 'plain'];
for (const family of everyFamily) createTool(`new-${family}`, directory, family);
afterAll(() => rmSync(directory, { recursive: true }));

describe('a new tool', () => {
  describeTool('text-turner', directory);
  for (const family of everyFamily) describeTool(`new-${family}`, directory);

  it('has a template for every family', () => {
    expect(everyFamily.toSorted()).toEqual(Object.keys(families).sort());
  });

  it.each(everyFamily)('of the family %s crosses no border', (family) => {
    for (const file of ['tool.ts', 'run.ts']) {
      const code = readFileSync(join(directory, `new-${family}`, file), 'utf8');
      expect(checkPlace(readSource(`src/tools/new-${family}/${file}`, code, readManifest(root)))).toEqual([]);
    }
  });

  it('takes its title from the slug', () => {
    expect(readFileSync(join(directory, 'text-turner', 'tool.ts'), 'utf8')).toContain("title: 'Text Turner'");
  });

  it.each(['tool.ts', 'run.ts', 'tool.test.ts'])('crosses no border in %s', (file) => {
    const code = readFileSync(join(directory, 'text-turner', file), 'utf8');
    expect(checkPlace(readSource(`src/tools/text-turner/${file}`, code, readManifest(root)))).toEqual([]);
  });

  it.each([
    ['', 'is no slug'],
    ['Text-Turner', 'is no slug'],
    ['text--turner', 'is no slug'],
    ['../text-turner', 'is no slug'],
    ['1-text', 'is no slug'],
    ['text-'.repeat(10).concat('turner'), 'is too long'],
    ['text-turner', 'is taken'],
  ])('is refused the slug "%s"', (slug, reason) => {
    expect(() => createTool(slug, directory)).toThrow(reason);
  });
});
