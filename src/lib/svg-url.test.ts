import { expect, it } from 'vitest';
import { drawnPixels } from '../../tests/servers/drawn-pixels.ts';
import { svgUrl } from './svg-url.ts';

const open = 'xmlns="http://www.w3.org/2000/svg" width="40" height="30"';

/** As a browser reads it: without fragment, line breaks and tabs, and percent-decoded. */
function opened(url: string): string {
  const [, body = ''] = /^data:image\/svg\+xml,([^#]*)/.exec(new URL(url).href) ?? [];
  return decodeURIComponent(body);
}

it.each([
  ['colors with a number sign', `<svg ${open}><rect width="9" height="9" fill="#f60"/></svg>`],
  ['a value with an apostrophe', `<svg ${open}><text y="20" font-family="'Arial', sans-serif">a</text></svg>`],
  ['quotation marks in a text', `<svg ${open}><text y="20">5" &amp; 6' 100%</text></svg>`],
  ['letters of the world', `<svg ${open}><text y="20">Grüße 👋</text></svg>\n`],
  ['a comment and CDATA', `<!-- "a" > 'b' --><svg ${open}><style><![CDATA[rect{fill:"x"}]]></style></svg>`],
  ['an angle bracket in a value', `<svg ${open} data-a="1 > 0"><rect width="9" height="9"/></svg>`],
  ['line breaks and tabs', `<svg\r\n\t${open}>\r\n<path d="M0 0\nL9 9" stroke="red"/></svg>`],
])('writes %s so that the same is drawn', async (_, svg) => {
  const url = svgUrl(svg);
  expect(url).toMatch(/^data:image\/svg\+xml,[\x20-\x7e]+$/);
  expect(url).not.toMatch(/["<>#\\]/);
  expect((await drawnPixels(opened(url))).equals(await drawnPixels(svg))).toBe(true);
});

it('is shorter than Base64 for a drawing out of an editor', () => {
  const svg = `<svg ${open} viewBox="0 0 24 24"><path d="M12 2 2 22h20L12 2zm0 6 6 12H6l6-12z" fill="none"/></svg>`;
  expect(svgUrl(svg).length).toBeLessThan('data:image/svg+xml;base64,'.length + Math.ceil(svg.length / 3) * 4);
});

it('leaves what is cut short as it is, in linear time', () => {
  for (const part of ['<', '<!--', '<a b="', '<![CDATA[', "'<"]) {
    expect(decodeURIComponent(svgUrl(part.repeat(200_000)).slice(19))).toBe(part.repeat(200_000));
  }
});
