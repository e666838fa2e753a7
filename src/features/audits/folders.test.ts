import { expect, it } from 'vitest';
import { foldersOf } from './folders.ts';

const page = (path: string, findings = 0) => ({ url: `https://example.com${path}`, status: 200, findings });

it('puts pages into the folders of their addresses', () => {
  const [host, ...others] = foldersOf([
    page('/', 1),
    page('/about'),
    page('/blog/', 2),
    page('/blog/one', 3),
    page('/blog/2026/two'),
    page('/shop/?sort=price'),
  ]);
  expect(others).toEqual([]);
  expect(host).toEqual({
    ...{ name: 'example.com', pages: 6, findings: 6 },
    folders: [
      {
        ...{ name: 'blog/', pages: 3, findings: 5 },
        folders: [{ name: '2026/', pages: 1, findings: 0, folders: [] }],
      },
      { name: 'shop/', pages: 1, findings: 0, folders: [] },
    ],
  });
});

it('keeps hosts apart, and puts the smallest of many folders together', () => {
  const many = Array.from({ length: 60 }, (_, at) => page(`/f${at}/p`, 1));
  const [one, two] = foldersOf([...many, { ...page('/'), url: 'https://shop.example.com/' }]);
  expect(two).toMatchObject({ name: 'shop.example.com', pages: 1 });
  expect(one?.folders).toHaveLength(41);
  expect(one?.folders.at(-1)).toEqual({ name: '20 more folders', pages: 20, findings: 20, folders: [] });
});
