import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'SECURITY.md'), 'utf8');
/** What `npm test` runs: files of tests, walks, and steps of its own. */
const RUN = /^(?:(?:src|tests|scripts)\/\S+\.(?:test\.tsx?|hostile\.ts|e2e\.ts|budget\.ts)|scripts\/check-\w+\.ts)$/;

/** Rows of a table, points of a list and paragraphs, below the headings under which something is promised. */
const promises = page
  .split(/^## /m)
  .slice(1)
  .filter((part) => !/^(?:How to report|What is not promised)/.test(part))
  .flatMap((part) => part.split('\n').slice(1))
  .filter((line) => line !== '' && !/^\| (?:Promise|-)|^\|-/.test(line));

describe('what SECURITY.md promises', () => {
  it('is found by this test', () => {
    expect(promises.length).toBeGreaterThan(15);
  });

  it.each(promises)('is held by a test that is there: %s', (promise) => {
    const named = [...promise.matchAll(/`([\w./*-]+\/[\w./*-]+)`/g)].map(([, path = '']) => path);
    const tests = named.filter((path) => RUN.test(path));
    expect(tests.length).toBeGreaterThan(0);
    for (const path of named) {
      const isThere = path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));
      expect([path, isThere || path.startsWith('/')]).toEqual([path, true]);
    }
  });
});
