import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import run from './run.ts';
import tool from './tool.ts';

const entry = { slug: 'html-to-markdown', tool, loadRun: async () => run };
const convert = async (text: string, options: object = {}) => (await execute(entry, { text, ...options })).text;

describe('html-to-markdown', () => {
  it.each([
    // From the tests of Turndown, whose output is the same Markdown in other clothes.
    ['Lorem <em>ipsum</em> sit', 'Lorem *ipsum* sit\n'],
    ['<p>Hello<br>world</p>', 'Hello\\\nworld\n'],
    ['<code>There is a literal backtick (`) here</code>', '``There is a literal backtick (`) here``\n'],
    ['<h1>Level One Heading</h1>', '# Level One Heading\n'],
    ['<a href="https://example.com" title="Title">An anchor</a>', '[An anchor](https://example.com "Title")\n'],
    ['<ol start="42"><li>One</li><li>Two</li></ol>', '42. One\n43. Two\n'],
    ['<ul><li><p>A paragraph</p><p>Second</p></li></ul>', '- A paragraph\n\n  Second\n'],
    ['<blockquote><p>This is a quote</p></blockquote>', '> This is a quote\n'],
    ['<p>1984. by George Orwell</p>', '1984\\. by George Orwell\n'],
    ['<p>* not a list</p><p># not a heading</p>', '\\* not a list\n\n\\# not a heading\n'],
    ['<pre class="lang-py">x = 1\n</pre>', '```py\nx = 1\n```\n'],
    [
      '<div class="highlight highlight-source-ts"><pre>let <span class="pl-c1">a</span>\n</pre></div>',
      '```ts\nlet a\n```\n',
    ],
    ['<del>gone</del>', '~~gone~~\n'],
    ['<table><tr><td>a|b</td></tr></table>', '|      |\n| ---- |\n| a\\|b |\n'],
  ])('turns %j into Markdown', async (html, markdown) => {
    expect(await convert(html)).toBe(markdown);
  });

  it.each([
    ['a<b> bold </b>c', 'a **bold** c\n'],
    ['<p>x<em> it</em>y</p>', 'x *it*y\n'],
    ['<i><b> x </b></i>y', '***x*** y\n'],
    ['a<b>&nbsp;x&ensp;</b>b', 'a\u00a0**x**\u2002b\n'],
    ['<del> x </del><a href="/x"> link </a>end', '~~x~~ [link](/x) end\n'],
    ['<p><b>bold<br></b>next</p>', '**bold**\\\nnext\n'],
    ['<p>a<b><br>bold</b></p>', 'a\\\n**bold**\n'],
    ['<a href="x">y<br></a>z', '[y](x)\\\nz\n'],
    ['<h2><b>x </b><i> y</i></h2>', '## **x** *y*\n'],
    ['<p>a<b> </b>b <i></i>c</p>', 'a b c\n'],
    ['<pre><b> x\n</b> y</pre>', '```\n x\n y\n```\n'],
  ])('writes no codes for spaces at the edges of %j', async (html, markdown) => {
    expect(await convert(html)).toBe(markdown);
  });

  it.each([
    ['<b>Name:</b>John', '**Name**:John\n'],
    ['see<b>: this</b>', 'see: **this**\n'],
    ['<p>彼は<strong>「はい」</strong>と</p>', '彼は「**はい**」と\n'],
    ['<b>(a) <i>b.</i></b>c', '**(a) _b_**.c\n'],
    ['<b><a href="u">x</a></b>y', '[**x**](u)y\n'],
    ['<p>foo<em><strong>bar</strong></em>baz</p>', 'foo***bar***baz\n'],
    ['<b>a <i>b</i></b>c', '**a *b***c\n'],
    ['<b>one</b><b>two</b><b>three</b>', '**onetwothree**\n'],
    ['<b>100%</b>ig, <code>&amp;#x6F;</code>', '**100%**&#x69;g, `&#x6F;`\n'],
  ])('writes letters as codes only where bold could not end otherwise: %j', async (html, markdown) => {
    expect(await convert(html)).toBe(markdown);
  });

  it('puts stars for underscores inside words', async () => {
    expect(await convert('a<i>b</i>c <a href="x_y">_</a>', { emphasis: '_' })).toBe('a*b*c [\\_](x_y)\n');
    expect(await convert('<pre>&amp;#x6F; _</pre><i>b</i>c', { emphasis: '_' })).toBe('```\n&#x6F; _\n```\n\n*b*c\n');
  });

  it('takes an anchor without an address for its text', async () => {
    expect(await convert('<a name="t"></a><a>one</a> <a id="q">two</a> <a href="">three</a> <a href="#f">f</a>')).toBe(
      'one two three [f](#f)\n',
    );
  });

  it.each([
    ['<ul><li><p>a</p></li>\n<li><p>b</p></li></ul>', '- a\n- b\n'],
    ['<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li>c</li></ol>', '1. a\n   - b\n2. c\n'],
    ['<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>', '- a\n\n  b\n\n- c\n'],
    ['<ul><li><p>a</p><pre>b</pre></li></ul>', '- a\n\n  ```\n  b\n  ```\n'],
  ])('sets items apart only where they need it: %j', async (html, markdown) => {
    expect(await convert(html)).toBe(markdown);
  });

  it('makes of links and pictures what is wanted', async () => {
    const html = '<a href="b">c</a> <img src="d.png" alt="e">';
    expect(await convert(html, { base: 'https://a.example/x/' })).toBe(
      '[c](https://a.example/x/b) ![e](https://a.example/x/d.png)\n',
    );
    expect(await convert(html, { links: 'text', pictures: false })).toBe('c\n');
  });

  it('keeps Word lists in each other', async () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:1in;mso-list:l1 level${level} lfo2'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;
    const html = `${item(1, '1.', 'One')}${item(2, '·', 'Inner')}${item(2, '·', 'Inner too')}${item(1, '2.', 'Two')}<p class=MsoNormal>After</p>`;
    expect(await convert(html)).toBe('1. One\n   - Inner\n   - Inner too\n2. Two\n\nAfter\n');
  });

  it.each(['<b><i>', '<blockquote>', '<ul><li>', '<div><span>'])(
    'is done with 1,000 of %s in each other',
    async (open) => {
      expect(await convert(`${open.repeat(1_000)}a`)).toContain('a');
    },
  );

  it('refuses a table that would fill up', async () => {
    const html = `<table><tr>${'<td>a'.repeat(1_000)}${'<tr><td>b'.repeat(1_000)}</table>`;
    await expect(convert(html)).rejects.toMatchObject({ code: 'too-large' });
  });
});
