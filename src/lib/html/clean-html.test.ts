import { describe, expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import type { CleanOptions } from './clean-attributes.ts';
import { cleanHtml } from './clean-html.ts';
import { safeElements } from './safe-html.ts';
import { writeHtml } from './write-html.ts';

const clean = (html: string, options: CleanOptions = {}) =>
  writeHtml(cleanHtml(html, options).pieces, { layout: 'keep' });
const safe: CleanOptions = { scripts: true, styles: true, comments: true, allowed: safeElements, unsafe: true };

describe('cleanHtml', () => {
  // From OWASP's XSS Filter Evasion Cheat Sheet.
  it.each([
    '<SCRIPT SRC=https://cdn.example/xss.js></SCRIPT>',
    '<IMG SRC="javascript:alert(\'XSS\');">',
    '<IMG SRC=JaVaScRiPt:alert(1)>',
    '<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>',
    '<IMG SRC=# onmouseover="alert(1)">',
    '<IMG onmouseover="alert(1)">',
    '<IMG SRC=/ onerror="alert(1)"></img>',
    '<img src=x onerror="&#0000106&#0000097">',
    '<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)>',
    '<a href="jav&#x09;ascript:alert(1);">x</a>',
    '<a href="jav\nascript:alert(1);">x</a>',
    '<a href=" &#14;  javascript:alert(1);">x</a>',
    '<SCRIPT/XSS SRC="https://x.example/xss.js"></SCRIPT>',
    '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=alert("XSS")>',
    '<<SCRIPT>alert("XSS");//\\<</SCRIPT>',
    '<IMG SRC="`(\'XSS\')`"',
    '</TITLE><SCRIPT>alert("XSS");</SCRIPT>',
    '<INPUT TYPE="IMAGE" SRC="javascript:alert(1);">',
    '<svg/onload=alert(1)>',
    '<LINK REL="stylesheet" HREF="javascript:alert(1);">',
    '<STYLE>li {list-style-image: url("javascript:alert(1)");}</STYLE><UL><LI>x</UL>',
    '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert(1);">',
    '<IFRAME SRC="javascript:alert(1);"></IFRAME>',
    '<IFRAME srcdoc="<script>alert(1)</script>"></IFRAME>',
    '<DIV STYLE="background-image: url(javascript:alert(1))">x</DIV>',
    '<!--[if gte IE 4]><SCRIPT>alert(1);</SCRIPT><![endif]-->',
    '<OBJECT TYPE="text/x-scriptlet" DATA="https://x.example/scriptlet.html"></OBJECT>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ])('takes what runs out of %s', (html) => {
    expect(clean(html, safe)).not.toMatch(
      /<script|<style|<iframe|<object|<svg|<math|<link|<meta|<!--|\son\w+\s*=(?![^<>]*&gt;)|="[^"]*script:|="data:text/i,
    );
  });

  it('keeps what is harmless', () => {
    const html =
      '<p>a <a href="https://example.com/?a=1&amp;b=2" title="x">b</a> <img src="data:image/png;base64,AA" alt="c"></p>';
    expect(clean(html, safe)).toBe(html);
  });

  it('mends what is nested wrongly', () => {
    expect(clean('<p><b>a<i>b</b>c</i>')).toBe('<p><b>a<i>b</i></b><i>c</i></p>');
  });

  it('takes out what is empty, and what is empty then', () => {
    expect(clean('<div><p> <b></b>&nbsp;</p></div><p>a<b> </b>b</p><td></td><a id="x"></a>', { empty: true })).toBe(
      ' <p>a b</p><td></td><a id="x"></a>',
    );
  });

  it('leaves bold and italic words so when styles go', () => {
    expect(
      clean('<span style="font-weight:700;font-style:italic">a</span><span style="color:red">b</span>', {
        styles: true,
      }),
    ).toBe('<strong><em>a</em></strong>b');
  });

  it.each([
    '<b><i>',
    '<a><b><i><u>',
    '<div>',
    '<p><a href=x>',
    '<table><tr><td>',
    '<b></i>',
    '<!--',
    '<a href="/1">1</a>',
  ])('is quick with %s', async (piece) => {
    const html = piece.repeat(Math.floor(500_000 / piece.length));
    expect(
      await ownTime(() =>
        writeHtml(cleanHtml(html, { ...safe, office: true, empty: true }).pieces, { layout: 'indent' }),
      ),
    ).toBeLessThan(2_000);
  });
});

describe('writeHtml', () => {
  const write = (html: string, layout: 'indent' | 'line') => writeHtml(cleanHtml(html, {}).pieces, { layout });

  it('gives a line to each block, and leaves the spaces of lines and of pre', () => {
    const html = '<div><p>a  <b>b</b>\n c</p><ul><li>d</li></ul><pre>\n x\n  y</pre>e</div>';
    expect(write(html, 'indent')).toBe(
      '<div>\n  <p>a <b>b</b> c</p>\n  <ul>\n    <li>d</li>\n  </ul>\n  <pre>\n x\n  y</pre>\n  e\n</div>',
    );
    expect(write(html, 'line')).toBe('<div><p>a <b>b</b> c</p><ul><li>d</li></ul><pre>\n x\n  y</pre>e</div>');
  });

  it('keeps the space on both sides of a picture', () => {
    expect(write('<p>a <img src=b> c <br> d', 'line')).toBe('<p>a <img src="b"> c <br> d</p>');
  });

  it('gives the same again', () => {
    const made = write('<table><tr><td>a<td><p>b</table><script>\nif (a < b) c();\n</script><p>x &amp; y', 'indent');
    expect(write(made, 'indent')).toBe(made);
  });
});
