import { describe, expect, it } from 'vitest';
import { pastedColumns } from './pasted-columns.ts';

describe('pastedColumns', () => {
  it.each([
    ['/a\thttps://b.example/, c\t301', ['/a', 'https://b.example/, c', '301']],
    ['/old,/new', ['/old', '/new']],
    ['/old?x=1,2 , https://b.example/?y=1,2;3, 302', ['/old?x=1,2', 'https://b.example/?y=1,2;3', '302']],
    ['"/a, b","/c ""d"""', ['/a, b', '/c "d"']],
    ['/a b -> /c d', ['/a b', '/c d']],
    ['/a   /b 410', ['/a', '/b', '410']],
    ['/über uns /about us 302', ['/über uns', '/about us', '302']],
    ['https://a.example/ de-AT', ['https://a.example/', 'de-AT']],
    ['/gone,', ['/gone', '']],
    ['https://a.example/ 2026-01-02', ['https://a.example/', '2026-01-02']],
    ['   ', []],
  ])('reads %j', (line, columns) => {
    expect(pastedColumns(line)).toEqual(columns);
  });
});
