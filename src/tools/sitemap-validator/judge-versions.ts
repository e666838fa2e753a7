import { readHreflang } from '#lib/hreflang/read-code';
import type { ReadEntry } from '#lib/sitemap/read-sitemap';
import type { Note } from './findings.ts';

/** What is wrong with the versions in other languages. Whether one links back is known only of pages in the same file. */
export function judgeVersions(
  entries: readonly ReadEntry[],
  { at, note }: { at: (entry: ReadEntry) => string; note: Note },
): void {
  const listed = new Map<string, Set<string>>();
  for (const { loc, versions } of entries)
    if (versions.length > 0) listed.set(complete(loc), new Set(versions.map(({ href }) => complete(href))));
  for (const entry of entries) {
    const { versions } = entry;
    if (versions.length === 0) continue;
    const where = at(entry);
    const own = complete(entry.loc);
    for (const { code, href } of versions) {
      const address = complete(href);
      const [fault] = code === '' ? [] : readHreflang(code).faults;
      if (fault !== undefined) note('version-code', `${where}: ${fault}`);
      if (code === '' || address === '') note('version-address', `${where}: ${code} ${href}`.slice(0, 300));
      else if (listed.get(address)?.has(own) === false)
        note('version-back', `${where}: ${code} ${address}`.slice(0, 300));
    }
    if (own !== '' && listed.get(own)?.has(own) === false) note('version-self', where);
  }
}

function complete(address: string): string {
  return /^https?:\/\/[^/\s]/i.test(address) ? (URL.parse(address)?.href ?? '') : '';
}
