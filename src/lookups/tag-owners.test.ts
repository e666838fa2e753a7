import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crawlersAsOf } from '#lib/robots-txt/crawlers.data';
import { ownerOf, tagOwners } from './tag-owners.ts';

const DAY = 86_400_000;

/** Days before the last time that somebody went through our own lists. */
const age = Math.round((Date.parse(crawlersAsOf) - Date.parse(tagOwners.published)) / DAY);

describe('ownerOf', () => {
  it(`knows what was known ${age} days before our own lists, and no more than a year`, () => {
    const { version } = JSON.parse(readFileSync('node_modules/third-party-web/package.json', 'utf8'));
    expect(version).toBe(tagOwners.version);
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(dependencies[tagOwners.name]).toBe(tagOwners.version);
    expect(age).toBeLessThan(365);
    const about = readFileSync('src/tools/tech-stack-detector/about.md', 'utf8');
    expect(about).toContain(`version ${version}, published on ${tagOwners.published}`);
  });

  it('knows hosts, and what is below a domain', () => {
    expect(ownerOf('static.hotjar.com')).toEqual({ name: 'Hotjar', kind: 'Statistics' });
    expect(ownerOf('www.googletagmanager.com')?.kind).toBe('Tag manager');
    expect(ownerOf('example.com')).toBeUndefined();
    expect(ownerOf(`${'a.'.repeat(100_000)}example.com`)).toBeUndefined();
  });
});
