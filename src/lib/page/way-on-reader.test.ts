import { expect, it } from 'vitest';
import { walkHtml } from '#lib/html/walk-html';
import { wayOnReader } from './way-on-reader.ts';

function read(html: string) {
  const reader = wayOnReader();
  walkHtml(html, reader);
  return reader.found;
}

const jump = 'location.href = "/b";';

it.each([
  `<script>${jump}</script>`,
  `<script type="text/javascript">${jump}</script>`,
  `<script type=module>${jump}</script>`,
  `<script>var a = 1;</script><body><script>${jump}</script>`,
])('reads the script of %s', (html) => {
  expect(read(html).script).toBe('/b');
});

it.each([
  `<script src="/a.js">${jump}</script>`,
  `<script type="application/json">${jump}</script>`,
  `<template><script>${jump}</script></template>`,
  `<!-- <script>${jump}</script> -->`,
  `<script>${';'.repeat(30_000)}${jump}</script>`,
])('reads no script in %#', (html) => {
  expect(read(html).script).toBeUndefined();
});

it('takes the first refresh tag that holds for everybody', () => {
  const tag = (content: string) => `<meta http-equiv="Refresh" content="${content}">`;
  expect(read(`<noscript>${tag('0;url=/no')}</noscript>${tag('1;url=/b')}${tag('2;url=/c')}`).refresh).toBe('1;url=/b');
});

it('measures what paragraphs and lists say, and not menus', () => {
  expect(
    read('<nav><a href="/">Home</a></nav><p>Tea <b>leaves</b></p><li>Cups</li><style>p{}</style>').textLength,
  ).toBe(13);
});
