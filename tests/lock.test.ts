import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockEntry {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

const text = readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8');
const packages: Record<string, LockEntry> = JSON.parse(text).packages;

/** Where Node would look for `name` from the package at `path`, nearest first. */
function candidates(path: string, name: string): string[] {
  const parents = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...parents.filter(Boolean).map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}

describe('package-lock.json', () => {
  // npm drops an optional package that it could not fetch from the lock, and other systems then cannot install.
  it('has an entry for every optional package of every package', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !candidates(path, name).some((candidate) => candidate in packages))
        .map((name) => `${path || 'the project'} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry', () => {
    const addresses = Object.entries(packages).filter(([, { resolved }]) => resolved);
    expect(addresses).toEqual([]);
    expect(text).not.toMatch(/"resolved": "https?:/);
  });
});
