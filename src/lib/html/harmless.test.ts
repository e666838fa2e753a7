import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { isHarmfulStyle, sealedStyle } from './harmless.ts';
import { writeHtml } from './write-html.ts';

const clean = (html: string) => writeHtml(cleanHtml(html, { scripts: true }).pieces, { layout: 'keep' });
const removed = (html: string) => [...cleanHtml(html, { scripts: true }).removed.keys()];

describe('what runs nothing', () => {
  it.each([
    '<a href="https://example.com/a:b?c=d:e">a</a><a href="//example.com">b</a><a href="../a">c</a><a href="#d">d</a>',
    '<a href="mailto:a@example.com">a</a><a href="TEL:+49">b</a><a href="sms:+49">c</a><a href="./a:b">d</a><a href="/a:b">e</a>',
    '<a href="  https://example.com ">a</a><a href>b</a>',
    '<img src="data:image/png;base64,AA" srcset="a.png 1x, data:image/webp;base64,AA 2x" alt="javascript: the good parts">',
    '<svg viewbox="0 0 9 9"><circle r="4"><animate attributename="r" values="1;2" dur="1s"></animate></circle><use href="#a"></use></svg>',
    '<svg><g><animatetransform attributename="transform" type="rotate" from="0" to="9" dur="1s"></animatetransform></g></svg>',
    '<math><mfrac><mi>a</mi><mn>2</mn></mfrac></math>',
    '<iframe src="https://player.example/1" width="560" allowfullscreen loading="lazy"></iframe>',
    '<meta charset="utf-8"><meta name="robots" content="noindex"><link rel="shortcut icon" href="/a.png">',
    '<style>@media (400px <= width) { p > a::before { content: "&"; scroll-behavior: smooth } }</style>',
    '<p style="color: red" data-a-b="1" aria-label="a" itemprop="b" title="onclick">a</p><!-- <p>old</p> -->',
    '<form action="/a" method="post" name="order"><input name="name" required><button formaction="b">c</button></form>',
  ])('keeps %s', (html) => {
    expect(clean(html)).toBe(html);
    expect(removed(html)).toEqual([]);
  });
});

describe('what may run', () => {
  it.each([
    ['<script>a()</script><b onclick="a()">a</b>', '<b>a</b>', 'Scripts'],
    [`<a href="${' '.repeat(250)}javascript:a()">a</a>`, '<a>a</a>', 'Scripts'],
    [`<a href="${'\u0001\t \n'.repeat(50_000)}java${'\t'.repeat(9_000)}script:a()">a</a>`, '<a>a</a>', 'Scripts'],
    ['<a href="&#x1;JAVA&NewLine;script&colon;a()">a</a>', '<a>a</a>', 'Scripts'],
    ['<a href="data:image/svg+xml,a">a</a>', '<a>a</a>', 'Scripts'],
    ['<a href="file:///c:/a">a</a>', '<a>a</a>', 'Addresses not known to be safe'],
    ['<svg><a><set attributename="href" to="/a"></set></a></svg>', '<svg><a></a></svg>', 'Scripts'],
    ['<svg><use href="/a.svg#b"></use></svg>', '<svg><use></use></svg>', 'Addresses not known to be safe'],
    ['<my-card>a</my-card>', 'a', 'Elements not known to be safe'],
    ['<object data="/a"><p>b</p></object>', '', 'Elements not known to be safe'],
    ['<p v-on:click="a">b</p>', '<p>b</p>', 'Attributes not known to be safe'],
    ['<form name="createElement"></form>', '<form></form>', 'Names that hide functions of the page'],
    ['<img id="a" name="b">', '<img id="a">', 'Attributes not known to be safe'],
    ['<meta http-equiv="Refresh" content="0;url=/a">', '', 'Scripts'],
    ['<p style="width: e\\78 pression(a())">b</p>', '<p>b</p>', 'Scripts'],
    ['<!-- </noscript> --><!--[if IE]> a <![endif]-->a', 'a', 'Comments'],
  ])('makes of %.60s what runs nothing', (html, left, what) => {
    expect(clean(html)).toBe(left);
    expect(removed(html)).toContain(what);
  });
});

describe('styles', () => {
  it('tells what ran in old browsers from what never did', () => {
    const harmful = ['a:expression(b)', 'a:url( "java\nscript:b")', '-moz-bin/**/ding:url(a)', 'a:b;behavior:url(c)'];
    const harmless = ['scroll-behavior:smooth', '.javascript:hover{}', 'a:url(/script:b)', 'content:"/* a"'];
    expect(harmful.filter(isHarmfulStyle)).toEqual(harmful);
    expect(harmless.filter(isHarmfulStyle)).toEqual([]);
  });

  it('seals a sheet against being read as markup', () => {
    expect(sealedStyle('<!-- a{content:"</style><b>"} --> @property --a{syntax:"<length>"} @media(a<b)', false)).toBe(
      '  a{content:"\\3c /style>\\3c b>"}   @property --a{syntax:"\\3c length>"} @media(a\\3c b)',
    );
    expect(sealedStyle('a{b:url(?c&d)}', true)).toBe('a{b:url(?c\\26 d)}');
  });
});
