import { describe, expect, it } from 'vitest';
import { pageAsMarkdown } from '#lib/text-document/page-as-markdown';
import { firstSentence } from '#lib/text-document/places';
import { detectFormat, readDocument } from '#lib/text-document/read-document';

describe('detectFormat', () => {
  it.each([
    ['<!DOCTYPE html><title>x</title>', 'html'],
    ['<p>One.</p>', 'html'],
    ['Some <b>words</b> with <a href="x">a link</a> and <em>more</em>.', 'html'],
    ['# Heading\n\nText', 'markdown'],
    ['See [the page](https://example.com/).', 'markdown'],
    ['---\ntitle: A page\n---\nText', 'markdown'],
    ['Plain words, 3 < 4 and 5 > 2.', 'text'],
    ['#hashtag and #another', 'text'],
    ['An array[0](see note)', 'markdown'],
    ['', 'text'],
  ])('takes %j as %s', (text, format) => {
    expect(detectFormat(text)).toBe(format);
  });
});

describe('readDocument', () => {
  it('reads of HTML what a visitor sees, and where', async () => {
    const { format, body, places } = await readDocument(`<!doctype html><html><head>
      <title>Rain &amp; gardens</title><style>p { color: red }</style><script>var hidden = 1;</script></head>
      <body><nav><p>Menu text.</p><a href="/">Home</a></nav>
      <h1>A <em>rain</em> garden</h1><p>It holds water.<br>It needs <a href="/soil">good
      soil</a>.</p><img alt="A bed of irises" src="x.jpg"><p hidden>unseen</p><svg><title>picture</title></svg>
      <ul><li>one<li>two</ul></body></html>`);
    expect(format).toBe('html');
    expect(places).toEqual({
      title: ['Rain & gardens'],
      firstSentence: ['It holds water.'],
      headings: ['A rain garden'],
      links: ['Home', 'good soil'],
      altTexts: ['A bed of irises'],
    });
    const lines = body.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    expect(lines.filter(Boolean)).toEqual([
      'Menu text.',
      'Home',
      'A rain garden',
      'It holds water.',
      'It needs good soil.',
      'one',
      'two',
    ]);
  });

  it('reads Markdown without its marks, and where', async () => {
    const { format, body, places } = await readDocument(
      [
        '---',
        'title: "Rain gardens"',
        'tags: x',
        '---',
        '# A **rain** garden #',
        '',
        'It holds _water_. It needs',
        '[good soil](https://example.com/soil "Soil") and [time][1].',
        '',
        'Second heading',
        '--------------',
        '- one `code`',
        '- [x] two',
        '> quoted',
        '',
        '| a | b |',
        '|---|:-:|',
        '| c | d |',
        '',
        '```js',
        'let kept;',
        '```',
        '[![A bed](bed.jpg)](https://example.com/)',
        '',
        '[1]: https://example.com/time',
        '***',
        '<!-- note --> end',
      ].join('\n'),
    );
    expect(format).toBe('markdown');
    expect(places).toEqual({
      title: ['Rain gardens'],
      firstSentence: ['It holds _water_.'],
      headings: ['A rain garden', 'Second heading'],
      links: ['good soil', 'time'],
      altTexts: ['A bed'],
    });
    expect(body.split(/\s*\n\s*/).filter((line) => line.trim())).toEqual([
      'A rain garden',
      'It holds _water_. It needs good soil and time.',
      'Second heading',
      'one code',
      'two',
      'quoted',
      'a',
      'b',
      'c',
      'd',
      'let kept;',
      'end',
    ]);
  });

  it('leaves plain text as it is', async () => {
    const text = 'First line\nSecond. * Third';
    expect(await readDocument(text)).toEqual({
      format: 'text',
      body: text,
      ...{ images: [], links: [], outline: [] },
      places: { title: [], firstSentence: ['First line'], headings: [], links: [], altTexts: [] },
    });
    expect((await readDocument('# not read', 'text')).body).toBe('# not read');
  });
});

it.each([
  ['One. Two.', 'One.'],
  ['  3.14 is “pi!” Next', '3.14 is “pi!”'],
  ['一つ目。二つ目。', '一つ目。'],
  ['ما هذا؟ نعم.', 'ما هذا؟'],
  ['no end\nnext', 'no end'],
  [' \n ', ''],
])('finds the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

describe('pageAsMarkdown', () => {
  it('writes a loaded page so that its places can be told apart', async () => {
    const markdown = pageAsMarkdown({
      title: 'Rain\ngardens',
      text: 'A rain garden\n\nIt needs good soil.\n\nPlants\n\nNative ones.',
      headings: [
        { level: 2, text: 'Menu', inText: false },
        { level: 1, text: 'A rain garden', inText: true },
        { level: 2, text: 'Plants', inText: true },
      ],
      links: [
        { url: 'https://example.com/a(b)', text: 'good soil', inText: true },
        { url: 'https://example.com/', text: 'Home', inText: false },
      ],
      images: [
        { url: 'https://example.com/x.jpg', alt: 'A bed', inText: true },
        { url: 'https://example.com/y.jpg', alt: null, inText: true },
      ],
    });
    const { body, places } = await readDocument(markdown);
    expect(places).toEqual({
      title: ['Rain gardens'],
      firstSentence: ['It needs good soil.'],
      headings: ['A rain garden', 'Plants'],
      links: ['good soil'],
      altTexts: ['A bed'],
    });
    expect(body).toBe('A rain garden\nIt needs good soil.\nPlants\nNative ones.');
  });

  it('takes no answer for a page that is none', () => {
    expect(() => pageAsMarkdown(null)).toThrow('holds no text');
  });
});
