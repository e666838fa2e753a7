import { describe, expect, it } from 'vitest';
import { arranged, asTheyCame, type Backlink, backlinksAsCsv, backlinksAsText } from './arrange.ts';

const backlink = (page: string, more: Partial<Backlink> = {}): Backlink => ({
  ...{ page, title: '', domain: new URL(page).hostname, sources: ['Your list'], state: 'found', reason: null },
  ...{ target: 'https://leaves.test/', differences: [], anchor: 'tea', isImage: false, rel: [], follow: true },
  ...{ followReason: null, links: 1, status: 200, finalUrl: null, indexable: true, indexReason: null },
  ...{ isInternal: false, checkedAt: '2026-11-21T12:00:00.000Z', ...more },
});

const all = [
  backlink('https://b.test/', { title: 'Zebra', follow: false, rel: ['ugc'], anchor: 'Green tea' }),
  backlink('https://c.test/', { state: 'unreachable', anchor: null, follow: null, reason: 'Silence.', status: null }),
  backlink('https://a.test/tea', { title: 'apple', isImage: true, anchor: '=cup, "big"\nblue' }),
];
const pagesOf = (arrangement: object) =>
  arranged(all, { ...asTheyCame, ...arrangement }).map(({ domain }) => domain[0]);

describe('the list', () => {
  it.each([
    [{}, ['b', 'c', 'a']],
    [{ sort: 'Page' }, ['a', 'c', 'b']],
    [{ sort: 'Referring domain' }, ['a', 'b', 'c']],
    [{ sort: 'State' }, ['a', 'b', 'c']],
    [{ sort: 'Relation' }, ['a', 'b', 'c']],
    [{ follow: 'Nofollow' }, ['b']],
    [{ follow: 'Follow' }, ['a']],
    [{ state: 'Unreachable' }, ['c']],
    [{ text: ' TEA green' }, ['b']],
    [{ text: 'ugc' }, ['b']],
    [{ text: 'leaves.test', state: 'Link found' }, ['b', 'a']],
    [{ text: 'nothing' }, []],
  ])('arranged by %j is %j', (arrangement, expected) => {
    expect(pagesOf(arrangement)).toEqual(expected);
  });

  it('becomes a table that a spreadsheet reads as text', () => {
    const [, , row, ...rest] = backlinksAsCsv(all.slice(1)).split('\r\n');
    expect(row).toBe(
      'https://a.test/tea,apple,a.test,Link found,,https://leaves.test/,,"\'=cup, ""big""\nblue",yes,,yes,,1,200,,yes,,no,Your list,2026-11-21T12:00:00.000Z',
    );
    expect(rest).toEqual(['']);
  });

  it('becomes lines to paste', () => {
    expect(backlinksAsText(all.slice(0, 2))).toBe(
      'Page\tState\tRelation\tAnchor\nhttps://b.test/\tLink found\tNofollow\tGreen tea\nhttps://c.test/\tUnreachable\t\t',
    );
  });
});
