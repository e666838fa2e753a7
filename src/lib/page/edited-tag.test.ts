import { expect, it } from 'vitest';
import { editedTag } from './edited-tag.ts';

it.each([
  ['<img src=a.jpg alt="x > y">', { loading: 'lazy' }, '<img src=a.jpg alt="x > y" loading="lazy">'],
  ['<IMG SRC=a.jpg LOADING=lazy />', { loading: null, fetchpriority: 'high' }, '<IMG SRC=a.jpg fetchpriority="high">'],
  ["<script src='a.js'></script>", { defer: '' }, "<script src='a.js' defer>"],
  [
    '<meta name="og:title" content="A &amp; B">',
    { name: null, property: 'og:title' },
    '<meta content="A &amp; B" property="og:title">',
  ],
  ['<a href="x', { rel: null }, ''],
] as const)('%s with %j is %s', (tag, changes, expected) => {
  expect(editedTag(`<p>${tag}</p>`, 3, changes)).toBe(expected);
});
