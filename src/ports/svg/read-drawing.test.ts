import { describe, expect, it } from 'vitest';
import { readSvg } from './draw.ts';

const read = (inside: string, more = 'width="20" height="10"') => {
  const { read, gathered } = readSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`,
  );
  const written = read.written({ width: 20, height: 10 });
  return {
    size: read.size,
    inside: /^<svg[^>]*>(.*)<\/svg>$/s.exec(written)?.[1],
    written,
    left: gathered.leftOut.list(),
    gathered,
  };
};
const kinds = (inside: string) => read(inside).left.map(({ what, which }) => [what.split(/[ ,]/)[0], which]);

describe('a drawing that is read', () => {
  it.each([
    ['<g id="a"><path d="M0 0h9"/></g>', '<g id="a"><path d="M0 0h9"></path></g>'],
    ['<use xlink:href="#a"/>', '<use href="#a"></use>'],
    ['<a href="https://x.example"><rect/></a>', '<a><rect></rect></a>'],
    ['<desc>d</desc><title>t</title><x:y xmlns:x="urn:x"><rect/></x:y>', ''],
    [
      '<rect style="fill:url(&quot;#a&quot;);-inkscape-font-specification:Sans"/>',
      '<rect style="fill:url(#a);-inkscape-font-specification:Sans"></rect>',
    ],
    ['<text font-family="Arial">a&amp;b</text>', `<text font-family="'Arimo'">a&amp;b</text>`],
    [
      '<linearGradient gradientUnits="userSpaceOnUse"/>',
      '<linearGradient gradientUnits="userSpaceOnUse"></linearGradient>',
    ],
    ['<style>@media screen{.a &gt; b{fill:red!important}}</style>', '<style>.a&gt;b{fill:red!important}</style>'],
    [
      '<style>:root{--c:#f00}</style><rect fill="var(--c)" stroke="var(--d, rgb(1, 2, 3))"/>',
      '<style></style><rect fill="#f00" stroke="rgb(1, 2, 3)"></rect>',
    ],
    [
      '<style>text{font:italic 700 12px/1.5 Lato, serif}</style>',
      "<style>text{font-size:12px;font-family:'Lato';font-weight:700;font-style:italic}</style>",
    ],
    ['<path fill="none" marker-mid="url(#m)"/>', '<path fill="#000" marker-mid="url(#m)" fill-opacity="0"></path>'],
  ])('is written anew: %s', (given, made) => {
    expect(read(given).inside).toBe(made);
    expect(read(given).left).toEqual([]);
  });

  it.each([
    ['<script>a()</script><rect onclick="a()"/>', [['Scripts', 'onclick']]],
    [
      '<image href="https://x.example/a.png"/><use href="b.svg#c"/><image href="file:///etc/passwd"/>',
      [['Addresses', 'https://x.example/a.png, b.svg#c, file:///etc/passwd']],
    ],
    [
      '<rect fill="url(https://x.example/a.svg#b)"/><rect style="mask:url(//x.example)"/>',
      [['Addresses', 'https://x.example/a.svg#b, //x.example']],
    ],
    [
      `<rect style="mask:url('//x.example/a(b).svg')"/><rect style="mask:url(//x.example/${'a'.repeat(700)})"/>`,
      [['Addresses', expect.stringContaining("url('//x.example/a(b).svg')")]],
    ],
    [
      '<style>@import url("https://x.example/a.css");rect{fill:url(c.svg#d)}</style>',
      [['Addresses', 'https://x.example/a.css, c.svg#d']],
    ],
    ['<style>@font-face{font-family:"Own";src:url(data:font/woff2;base64,AA)}</style>', [['Fonts', 'Own']]],
    [
      '<style>@media (prefers-color-scheme: dark){a{fill:red}}</style>',
      [['Styles', '@media (prefers-color-scheme:dark)']],
    ],
    ['<animate attributeName="x"/><style>@keyframes k{from{fill:red}}</style>', [['Animations', 'k']]],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>', [['HTML', '']]],
    ['<image href="data:image/webp;base64,AAAA"/>', [['Pictures', 'data:image/webp']]],
    ['<flowRoot/>', [['Elements', 'flowRoot']]],
    ['<script xmlns="http://www.w3.org/1999/xhtml">a()</script>', [['Scripts', '']]],
  ])('says what is left out of it: %s', (given, found) => {
    expect(kinds(given)).toEqual(found);
    expect(read(given).written.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /example|passwd|a\(\)|webp|xhtml/,
    );
  });

  it.each([
    ['width="2in" height="10mm"', 192, 37.8, 'drawing'],
    ['width="100%" viewBox="0 0 30 20"', 30, 20, 'viewBox'],
    ['height="40" viewBox="0,0,30,20"', 60, 40, 'drawing'],
    ['width="-5" viewBox="0 0 0 9"', 300, 150, 'nothing'],
  ])('has the size that %s says', (more, width, height, from) => {
    const { size } = read('', more);
    expect(size.width).toBeCloseTo(width, 1);
    expect(size.height).toBeCloseTo(height, 1);
    expect(size.from).toBe(from);
  });

  it('may lack namespaces, as it does within HTML', () => {
    const { read } = readSvg('<svg viewBox="0 0 9 9"><use xlink:href="#a"/></svg>');
    expect(read.written({ width: 9, height: 9 })).toContain('<use href="#a">');
  });

  it('keeps the short names that drawing programs declare, and refuses those that could grow', () => {
    const drawing = '<svg xmlns="&ns;"><text>&b;</text></svg>';
    expect(
      readSvg(`<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY b "c">]>${drawing}`).gathered
        .characters,
    ).toEqual(new Set('c'));
    expect(() => readSvg(`<!DOCTYPE svg [<!ENTITY b "&ns;&ns;">]>${drawing}`)).toThrow('which is refused');
  });

  it('reads drawings within it, one level deep', () => {
    const inner = (inside: string) =>
      `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`)}`;
    const { inside = '', left } = read(`<image href="${inner(`<script/><rect/><image href="${inner('')}"/>`)}"/>`);
    expect(atob(/base64,([^"]*)/.exec(inside)?.[1] ?? '')).toMatch(/<rect><\/rect><image><\/image><\/svg>$/);
    expect(left.map(({ count }) => count)).toEqual([1, 1]);
  });
});
