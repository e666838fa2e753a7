import { describe, expect, it } from 'vitest';
import { detectFormat } from './format.ts';
import type { DocumentFormat } from './passage.ts';
import { type AnsweredSentence, takeApart } from './rewrite-document.ts';

type Ways = (sentence: string) => readonly string[];

/** A rewriter that is easy to foresee: one sentence after the other, each with the ways that `ways` has for it. */
function answersTo(prose: string, ways: Ways): AnsweredSentence[] {
  return [...prose.matchAll(/(\s*)(\S[^\n]*?[.!?]["”’]?(?=\s|$)|\S[^\n]*|$)/g)].map(([, space = '', source = '']) => {
    const [text = source, ...alternatives] = ways(source);
    return { space, source, text, alternatives };
  });
}

function rewritten(document: string, format: DocumentFormat, ways: Ways) {
  const { prose, putTogether } = takeApart(document, format);
  return { prose, ...putTogether(answersTo(prose, ways)) };
}

const all = (sentence: string) => [sentence.replaceAll(' old ', ' ancient ')];

const MARKDOWN = `---
title: The old town
---

# The old town

The old town has an old wall and *many old gates* of the
fourteenth century. See the [old map](https://x.example/old_map "An old map"), too.[^1]

> The old wall is an old friend of the town.

- An old gate
- The old gate in the north is still open at night.
  - [x] The old lamp was lit by hand.

          an old block of code is here.

1) Run \`the old command\` in the old folder.

| Old | What the old thing is |
|---|---|
| gate | It is an old gate, and it is closed. |
| an old wall | no |

\`\`\`sh
echo "the old code is here."
\`\`\`

    echo the old code is here, too.

<div>
The old block of HTML is here.
</div>

The old heading
---------------

An ***old*** thing costs \\$5 &amp; it is old &copy; by the old firm.\\
The old line after a break is here.

[old map]: https://x.example/the-old-map
`;

describe('a Markdown document', () => {
  it('has its prose rewritten, and keeps everything else byte for byte', () => {
    const { text } = rewritten(MARKDOWN, 'markdown', all);
    const expected = MARKDOWN.replace(
      'The old town has an old wall and *many old gates*',
      'The old town has an ancient wall and *many ancient gates*',
    )
      .replace('The old town has', 'The ancient town has')
      .replace('- The old gate', '- The ancient gate')
      .replace('The old lamp', 'The ancient lamp')
      .replace('in the old folder', 'in the ancient folder')
      .replace('It is an old gate', 'It is an ancient gate')
      .replace('by the old firm', 'by the ancient firm')
      .replace('it is old &copy;', 'it is ancient &copy;')
      .replace('An ***old*** thing', 'An ***ancient*** thing')
      .replace('The old line after', 'The ancient line after');
    expect(text).toBe(expected);
  });

  it('is the same when nothing is said in other words', () => {
    expect(rewritten(MARKDOWN, 'markdown', () => []).text).toBe(MARKDOWN);
  });

  it('gives whole paragraphs to the rewriter, without markup', () => {
    const { prose } = rewritten(MARKDOWN, 'markdown', () => []);
    expect(prose.split('\n')).toEqual([
      'The old town has an old wall and many old gates of the fourteenth century. See the old map, too.',
      'The old gate in the north is still open at night.',
      'The old lamp was lit by hand.',
      'Run unitQa in the old folder.',
      'It is an old gate, and it is closed.',
      'An old thing costs $5 & it is old © by the old firm.',
      'The old line after a break is here.',
    ]);
  });

  it('moves markup with the words that it stands around', () => {
    const source = 'Because it **rained** all day, we left the `inn`[^2] early.';
    const { text } = rewritten(source, 'markdown', () => ['We left the unitQa early because it rained all day.']);
    expect(text).toBe('We left the `inn`[^2] early because it **rained** all day.');
  });

  it.each([
    ['a link would have another text', 'We like the [old map](m.html) here.', 'We like the new map here.'],
    ['a unit is lost', 'We like the `map` here.', 'We like the plan here.'],
    ['a unit is there twice', 'We like the `map` here.', 'We like unitQa of unitQa.'],
    ['emphasis would be torn', 'We **saw it** all here.', 'It was all here that we saw.'],
    ['markup is unclear', 'We **saw *it all here.', 'We viewed it all here.'],
    ['new words could be markup', 'We saw it all here.', 'We saw *it* all here.'],
    ['a number would begin a list', 'We saw it here in 1945. It was so.', '1945. We saw it here.'],
  ])('keeps a sentence where %s', (_, source, way) => {
    const { text, passages } = rewritten(source, 'markdown', (sentence) => (sentence.startsWith('We') ? [way] : []));
    expect(text).toBe(source);
    expect(passages[0]?.sentences[0]?.kept).toBe('markup');
  });

  it('takes another way to say a sentence where the first does not fit its markup', () => {
    const source = 'We like the [old map](m.html) here.';
    const ways = () => ['We like the new map here.', 'Here we enjoy the old map.'];
    expect(rewritten(source, 'markdown', ways).text).toBe('Here we enjoy the [old map](m.html).');
  });

  it('breaks lines about where they were broken, and never so that a list begins', () => {
    const source = 'The first half of it is here - and\nthe second half of it is there.';
    const run = (way: string) => rewritten(source, 'markdown', () => [way]).text;
    expect(run('The first half is here - and the second one is there.')).toBe(
      'The first half is here - and\nthe second one is there.',
    );
    expect(run('It is here - its first half, and there - the second half.')).toBe(
      'It is here - its first half, and\nthere - the second half.',
    );
  });

  it('keeps line ends of Windows', () => {
    const source = '# The old town\r\n\r\nThe old wall of the old town\r\nis still here.\r\n';
    expect(rewritten(source, 'markdown', all).text).toBe(
      '# The old town\r\n\r\nThe ancient wall of the ancient town\r\nis still here.\r\n',
    );
  });
});

const HTML = `<!doctype html>
<html><head><title>The old town is here.</title><style>.old { color: red }</style>
<script>const a = "The old code is here.";</script></head><body>
<nav><a href="/">The old page of the site is here.</a></nav>
<h1>The <em>old</em> town</h1>
<p class="the old class">The old wall &ndash; it isn&rsquo;t <b>very old</b> &mdash; has
  <a href="/old?a=1&amp;b=2" title="the old map">four gates</a> in the old town.<sup>1</sup></p>
<blockquote>The old wall is an old friend of the town.</blockquote>
<ul><li>An old gate<li>The old gate is at the <code>old &lt; new</code> wall.</ul>
<table><tr><th>Old</th><td>The old wall is long.</td></tr></table>
<pre>The old code is here.</pre>
<p translate="no">The old name is a name.</p><!-- The old comment is here. -->
<p>The old wall &amp; the old gate are <i>old.
</body></html>`;

describe('an HTML document', () => {
  it('has its prose rewritten, and keeps everything else byte for byte', () => {
    const { text } = rewritten(HTML, 'html', all);
    const expected = HTML.replace('>The old wall &ndash;', '>The ancient wall &ndash;')
      .replace('<b>very old</b> &mdash;', '<b>very ancient</b> &mdash;')
      .replace('in the old town.<', 'in the ancient town.<')
      .replace('<li>The old gate', '<li>The ancient gate')
      .replace('<td>The old wall', '<td>The ancient wall');
    expect(text).toBe(expected);
  });

  it('is the same when nothing is said in other words', () => {
    expect(rewritten(HTML, 'html', () => []).text).toBe(HTML);
  });

  it('writes signs of the new words as text', () => {
    const { text } = rewritten('<p>We saw it here all day.</p>', 'html', () => ['We saw <b>it</b> & all.']);
    expect(text).toBe('<p>We saw &lt;b>it&lt;/b> &amp; all.</p>');
  });
});

const PLAIN = `The old town

The old wall of the town was built by the old masons who came from
the north. It has four gates, and an old lamp
is at each of them.

1. The old gate is open.
2. An old lamp

> The old wall was lost, she wrote.

Name\tThe old age\tPlace
`;

describe('a plain text', () => {
  it('keeps headings, replies and tables, and reads broken lines as one paragraph', () => {
    const { text, prose } = rewritten(PLAIN, 'text', all);
    expect(prose.split('\n')).toHaveLength(2);
    expect(text).toBe(
      PLAIN.replace(
        'The old wall of the town was built by the old',
        'The ancient wall of the town was built by the ancient',
      )
        .replace('an old lamp\n', 'an ancient lamp\n')
        .replace('1. The old gate', '1. The ancient gate'),
    );
  });

  it('takes a line of megabytes in parts', () => {
    const source = 'The old wall is here. '.repeat(50_000);
    const { text, prose } = rewritten(source, 'text', all);
    expect(text).toBe('The ancient wall is here. '.repeat(50_000));
    expect(Math.max(...prose.split('\n').map(({ length }) => length))).toBeLessThan(10_000);
  });
});

describe('the passages of a document', () => {
  it('tell what was rewritten, what was kept, and the headings between', () => {
    const source = '# Town\n\nThe old `wall` is here. It is _so.\n\n- The gate is shut.';
    const { passages } = rewritten(source, 'markdown', (sentence) => [
      sentence.replace('old', 'new').replace('so', 'x'),
    ]);
    expect(passages).toEqual([
      { kind: 'heading', sentences: [{ space: '', source: 'Town', text: 'Town' }] },
      {
        kind: 'paragraph',
        sentences: [
          { space: '', source: 'The old `wall` is here.', text: 'The new `wall` is here.' },
          { space: ' ', source: 'It is so.', text: 'It is so.', kept: 'markup' },
        ],
      },
      {
        kind: 'item',
        sentences: [{ space: '', source: 'The gate is shut.', text: 'The gate is shut.', kept: 'unsure' }],
      },
    ]);
  });
});

describe('the format of a document', () => {
  it.each([
    ['html', HTML],
    ['html', '<p>One.</p>\n<p>Two.</p>'],
    ['markdown', MARKDOWN],
    ['markdown', 'See [this](https://x.example/) now.'],
    ['markdown', 'It is **so** good.\n\n- One\n- Two'],
    ['text', PLAIN],
    ['text', 'It is 3 * 4 * 5 in C# and a < b.'],
    ['text', '- one\n- two'],
  ])('is %s', (format, document) => {
    expect(detectFormat(document)).toBe(format);
  });
});

describe('hostile documents', () => {
  const pieces = [
    '[',
    '![a](',
    '[a](',
    '<',
    '<b>x ',
    '<div>',
    '</p>',
    '*',
    '_a*',
    '`',
    '&',
    '&a',
    '|',
    '- ',
    '> ',
    '\\',
    '{{',
    '$a',
    '\u0000',
    '😀',
    '[word *it _x ',
  ];
  const formats = ['markdown', 'html', 'text'] as const;
  it.each(pieces.flatMap((piece) => formats.map((format) => [piece, format] as const)))(
    'many %j are left as they are, in %s, soon',
    (piece, format) => {
      const lines = `${piece.repeat(20)}\n\n`.repeat(500);
      const words = `The old dog ${piece} went home. `.repeat(2_000);
      for (const document of [piece.repeat(200_000 / piece.length), lines, words]) {
        expect(rewritten(document, format, () => []).text).toBe(document);
      }
    },
  );

  it('a table of 10,000 cells, and lists within lists, keep their shape', () => {
    const table = `| a | b |\n|---|---|\n${'| The old gate is shut. | old |\n'.repeat(5_000)}`;
    expect(rewritten(table, 'markdown', all).text).toBe(table.replaceAll('The old gate', 'The ancient gate'));
    const lists = Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- The old gate is shut.`).join('\n');
    expect(rewritten(lists, 'markdown', () => []).text).toBe(lists);
  });
});
