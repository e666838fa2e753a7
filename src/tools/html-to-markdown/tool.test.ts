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
    expect(await convert(html)).toBe('1. One\n\n   - Inner\n   - Inner too\n\n2. Two\n\nAfter\n');
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
