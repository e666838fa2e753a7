import { describe, expect, it } from 'vitest';
import { categories } from '#kit/categories';
import { directoryTabs, filterOf, searchOf } from './directory-filter.ts';

describe('the directory in its address', () => {
  it.each([
    ['', '', 'all'],
    ['?q=hash', 'hash', 'all'],
    ['?category=image', '', 'image'],
    ['?q=a%20b%26c&category=recent', 'a b&c', 'recent'],
    ['?category=nothing', '', 'all'],
    ['?category=constructor', '', 'all'],
    ['?category=', '', 'all'],
    ['?category=IMAGE', '', 'all'],
    ['?q=%', '%', 'all'],
    ['?q=1&q=2', '1', 'all'],
  ])('reads %j', (search, query, view) => {
    expect(filterOf(search)).toEqual({ query, view });
  });

  it('reads and writes what a visitor has and wants', () => {
    const filter = { query: '', view: 'all', have: 'text', want: 'check' } as const;
    expect(searchOf(filter)).toBe('?have=text&want=check');
    expect(filterOf('?have=text&want=check')).toEqual(filter);
    expect(filterOf('?have=constructor&want=toString')).toEqual({ query: '', view: 'all' });
  });

  it.each([
    ['', 'all', ''],
    ['  ', 'all', ''],
    ['dns', 'all', '?q=dns'],
    ['', 'meta', '?category=meta'],
    ['a b&c', 'favourites', '?q=a+b%26c&category=favourites'],
  ] as const)('writes %j in %s', (query, view, search) => {
    expect(searchOf({ query, view })).toBe(search);
    expect(filterOf(search)).toEqual({ query: query.trim(), view });
  });

  it('has a tab for each category, and the specified ones first', () => {
    const labels = directoryTabs.map(({ label }) => label);
    expect(labels.slice(0, 6)).toEqual([
      'All Tools',
      'Content Tools',
      'Meta & Structure',
      'Backlink Tools',
      'Keyword Tools',
      'Conversion Tools',
    ]);
    const views = directoryTabs.map(({ view }) => view);
    expect(views).toEqual(['all', ...Object.keys(categories), 'favourites', 'recent']);
  });
});
