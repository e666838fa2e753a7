import { describe, expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import { decodePage } from './decode-page.ts';
import { blocksAsText, mainContent } from './main-content.ts';
import { readContent } from './read-content.ts';
import { readTags } from './read-tags.ts';

const LENGTH = 1024 * 1024;
const fill = (piece: string) => piece.repeat(Math.floor(LENGTH / piece.length));
const different = Array.from({ length: 100_000 }, (_, index) => `a${index}=1`).join(' ');

/** Milliseconds: many times what a busy machine takes, far below what a squared length would. */
const LIMIT = 4_000;

const hostile: [name: string, html: string][] = [
  ['elements within each other', fill('<div>')],
  ['elements with text within each other', fill('<div>x')],
  ['paragraphs without end', fill('<p>a')],
  ['very many attributes', `<div ${different}>x</div>`],
  ['an attribute without end', `<a href="${fill('x')}`],
  ['character references in an attribute', `<a href="${fill('&amp;')}">`],
  ['end tags of what is open far outside', `<div><table><td>${'<span>'.repeat(500)}${fill('</div>')}`],
  ['end tags across blocks', `${'<b>'.repeat(400)}<div>${fill('</b>')}`],
  ['nothing but <', fill('<')],
  ['nothing but &', fill('&')],
  ['character references', fill('&lt;')],
  ['half references', fill('&#x')],
  ['white space', `a${fill(' ')}b`],
  ['spaces and tabs in cells', `<table><tr>${fill('<td> </td>')}`],
  ['a comment without end', `<!--${fill('-')}`],
  ['many comments', fill('<!-->')],
  ['a script that nearly ends', `<script>${fill('</scrip')}`],
  ['titles', fill('<title>a</title>')],
  ['meta tags', fill('<meta name=a content=b>')],
  ['links', fill('<a href=x>y</a>')],
  ['links without end', fill('<a href=x>y')],
  ['lists within lists', fill('<ul><li>a')],
  ['tables within tables', fill('<table><tr><td>')],
  ['buttons in a line', fill('a<button>b</button>')],
  ['drawings', fill('<svg><title>a')],
  ['soft hyphens', fill('&shy;a')],
  ['a style', `<p style="${fill('display :')}">x</p>`],
  ['class names', `<p class="${fill('nav-x ')}">x</p>`],
  ['structured data', `<script type="application/ld+json">${fill('[')}</script>`],
  ['headings of sides', `<title>a</title>${fill('<h3>Comments</h3>')}`],
  ['sides within each other', fill('<div class=comment>a')],
  ['names that differ', Array.from({ length: 25_000 }, (_, index) => `<p class="n${index} adBox-x">word</p>`).join('')],
  ['teasers', fill('<div><a href=x>A link to another story</a><p>And a few words about it.</div>')],
  ['nested articles', `${'<article>'.repeat(500)}${fill('<p>Words, and more words, of a long text.</p>')}`],
];

describe('reading a hostile megabyte', () => {
  it.each(hostile)('with %s takes no time to speak of', async (_, html) => {
    const bytes = new TextEncoder().encode(html);
    const reading = () => {
      const { text } = decodePage(bytes);
      readTags(text);
      const content = readContent(text);
      blocksAsText(content.blocks, mainContent(content).holds);
    };
    expect(await ownTime(reading)).toBeLessThan(LIMIT);
  });

  it('stops where there are more elements than are read, and says so', () => {
    expect(readTags('<p>'.repeat(200_001)).isWhole).toBe(false);
    expect(readTags('<p>'.repeat(200_000)).isWhole).toBe(true);
    expect(readContent('<p>a'.repeat(200_001)).isWhole).toBe(false);
  });
});
