import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import run from './run.ts';
import tool from './tool.ts';

const entry = { slug: 'markdown-to-html', tool, loadRun: async () => run };
const convert = async (text: string, options: object = {}) =>
  (await execute(entry, { text, ids: false, ...options })).text;

describe('markdown-to-html', () => {
  // Examples of the GitHub Flavored Markdown Spec 0.29-gfm, by their number.
  it.each([
    [1, '\tfoo\tbaz\t\tbim\n', '<pre><code>foo\tbaz\t\tbim\n</code></pre>\n'],
    [32, '# foo\n## foo\n### foo\n', '<h1>foo</h1>\n<h2>foo</h2>\n<h3>foo</h3>\n'],
    [
      112,
      '~~~~    ruby startline=3 $%@#$\ndef foo(x)\n~~~~~~~\n',
      '<pre><code class="language-ruby">def foo(x)\n</code></pre>\n',
    ],
    [
      198,
      '| foo | bar |\n| --- | --- |\n| baz | bim |\n',
      '<table>\n<thead>\n<tr>\n<th>foo</th>\n<th>bar</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>baz</td>\n<td>bim</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    [
      201,
      '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n',
      '<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>bar</td>\n<td>baz</td>\n</tr>\n</tbody>\n</table>\n<blockquote>\n<p>bar</p>\n</blockquote>\n',
    ],
    [
      279,
      '- [ ] foo\n- [x] bar\n',
      '<ul>\n<li><input disabled="" type="checkbox"> foo</li>\n<li><input checked="" disabled="" type="checkbox"> bar</li>\n</ul>\n',
    ],
    [360, '**foo bar**\n', '<p><strong>foo bar</strong></p>\n'],
    [419, '*foo**bar**baz*\n', '<p><em>foo<strong>bar</strong>baz</em></p>\n'],
    [491, '~~Hi~~ Hello, world!\n', '<p><del>Hi</del> Hello, world!</p>\n'],
    [622, 'www.commonmark.org\n', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>\n'],
    [
      624,
      'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.\n',
      '<p>Visit <a href="http://www.commonmark.org">www.commonmark.org</a>.</p>\n<p>Visit <a href="http://www.commonmark.org/a.b">www.commonmark.org/a.b</a>.</p>\n',
    ],
    [
      625,
      'www.google.com/search?q=Markup+(business)\n\n(www.google.com/search?q=Markup+(business))\n',
      '<p><a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a></p>\n<p>(<a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>)</p>\n',
    ],
    [630, 'foo@bar.baz\n', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>\n'],
  ])('makes example %i what it is to be', async (_, markdown, html) => {
    const made = String(await convert(markdown, { isSafe: false }));
    expect(made).toBe(html);
  });

  it('keeps only what is harmless, unless told otherwise', async () => {
    const text = '<img src=x onerror=alert(1)> <style>a{}</style> <ins>x</ins> [a](https://a.example "t")';
    expect(await convert(text)).toBe(
      '<p><img src="x">  <ins>x</ins> <a href="https://a.example" title="t">a</a></p>\n',
    );
    expect(await convert('<b onclick="x()">a</b>', { isSafe: false })).toBe('<p><b onclick="x()">a</b></p>\n');
  });

  it('keeps the alignment of columns when harmless', async () => {
    expect(await convert('| a |\n| -: |\n| b |')).toContain('align="right"');
  });

  it('gives headings the ids of GitHub, each once', async () => {
    const { headings } = await execute(entry, { text: '# A & B\n# A & B\n## `code` Ünï 1.2\n# a--b-1\n# 日本' });
    expect(headings).toEqual([
      { level: 1, heading: 'A & B', id: 'a--b' },
      { level: 1, heading: 'A & B', id: 'a--b-1' },
      { level: 2, heading: 'code Ünï 1.2', id: 'code-ünï-12' },
      { level: 1, heading: 'a--b-1', id: 'a--b-1-1' },
      { level: 1, heading: '日本', id: '日本' },
    ]);
  });

  it('makes footnotes, and links no bare names', async () => {
    const html = await convert('a[^x] example.com\n\n[^x]: Note\n');
    expect(html).toMatch(/<sup class="footnote-ref"><a href="#fn1" id="fnref1">\[1\]<\/a><\/sup> example\.com/);
    expect(html).toMatch(/<li id="fn1" class="footnote-item"><p>Note/);
  });

  it('leaves settings at the beginning out', async () => {
    expect(await execute(entry, { text: '---\ntitle: A\n---\nText' })).toMatchObject({
      text: '<p>Text</p>\n',
      note: expect.stringContaining('front matter'),
    });
    expect(await convert('---\n\na: b\n\n---\n')).toBe('<hr>\n<p>a: b</p>\n<hr>\n');
  });

  it('refuses a long reference that is used thousands of times, and lets one be used often', async () => {
    const text = (times: number) => `[a]: https://example.com/${'a'.repeat(20_000)}\n\n${'[a] '.repeat(times)}`;
    expect(await convert(text(100))).toMatch(/^<p>(?:<a href="https:\/\/example\.com\/a{20000}">a<\/a> ?){100}/);
    await expect(convert(text(5_000))).rejects.toMatchObject({
      code: 'too-large',
      message: 'The links would be longer than 10 million characters.',
    });
  });
});
