import { describe, expect, it } from 'vitest';
import { blocksAsText, mainContent } from './main-content.ts';
import { readContent } from './read-content.ts';

const prose = (about: string) =>
  `<p>${about} is what this paragraph is about, at some length, and it is read from its beginning to its end.</p>`;
const some = (about: string, count: number) =>
  Array.from({ length: count }, (_, index) => prose(`${about} ${index + 1}`)).join('');
const comment = (name: string) =>
  `<li><b>${name}</b> <a href=#r>Reply</a><p>${name} wrote this remark about the text, and it goes on for quite some time.</p></li>`;
const teaser = (name: string) =>
  `<div><h3><a href=/x>The story of ${name}, told anew</a></h3><p>What ${name} did next will be told in this other story, which is elsewhere.</p></div>`;
const [comments, teasers] = [
  ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'],
  ['Gus', 'Hal', 'Ida', 'Jim'],
];

function read(body: string, title = 'The river and the town'): string {
  const content = readContent(`<!doctype html><title>${title} | The Paper</title><body>${body}`);
  return blocksAsText(content.blocks, mainContent(content).holds);
}

const headline = '<h1>The river and the town</h1>';

describe('the main text has', () => {
  it.each<[string, string]>([
    [
      'both halves of an article',
      `<div><div class=intro>${some('Half', 2)}</div><div class=more>${some('Half', 3)}</div></div>`,
    ],
    ['all of many short paragraphs', `<div>${'<p>Half a line only.</p>'.repeat(3)}</div>${some('Half', 2)}`],
    [
      'what is around it named after a side',
      `<div class="layout has-sidebar share">${headline}${some('Half', 4)}</div>`,
    ],
    [
      'the text of an element that is named like a widget',
      `<div class=widget-text>${some('Half', 8)}</div><p>Rights.</p>`,
    ],
    [
      'a note in an article',
      `<article>${some('Other', 2)}<aside><p>Half a note.</p></aside>${some('Other', 1)}</article>`,
    ],
    [
      'a section that is called like a side',
      `<main>${some('Other', 2)}<h2>Comments</h2>${some('Half', 3)}<h2>Types</h2>${some('Other', 2)}</main>`,
    ],
    [
      'a section that links lead to by such a name',
      `<main>${some('Other', 2)}<section id=cookies><h2>Cookies</h2>${some('Half', 3)}</section><div class=section id=sharing><h2>Sharing</h2>${some('Half', 3)}</div></main>`,
    ],
    [
      'a list that a heading of its own introduces',
      `<main>${some('Other', 3)}<h2><a href=#books>Books</a></h2><ul><li><a href=/a>Half a book</a><li><a href=/b>Half another</a></ul></main>`,
    ],
    [
      'a text whose subject is named like a side',
      `<div>${headline}<div class="post category-cookies tag-related">${some('Half', 2)}</div><p>${'Rights. '.repeat(40)}</p></div>`,
    ],
    [
      'lists, tables and code',
      `<main>${some('Other', 2)}<ul><li>Half a cup</ul><table><tr><td>Half a row</table><pre>half()</pre></main>`,
    ],
    ['a text within what is called a menu', `<nav>${headline}${some('Half', 4)}</nav>`],
  ])('%s', (_, body) => {
    const text = read(body.includes('<h1>') ? body : headline + body);
    expect(text.match(/half/gi)?.length).toBe(body.match(/half/gi)?.length);
  });

  it('the headline and what leads to the text, in an element of their own', () => {
    const text = read(`<div><div><div>${headline}<p>A lead.</p></div><div>${some('Word', 6)}</div></div></div>`);
    expect(text).toMatch(/^The river and the town\n\nA lead\.\n\nWord 1/);
  });

  it('links and pictures where its text is', () => {
    const content = readContent(`<main>${headline}${some('Word', 3)}</main>`);
    const { holds } = mainContent(content);
    const [last] = content.blocks.slice(-1);
    const place = last && { container: last.container, side: undefined, index: content.blocks.length };
    expect(place && holds(place)).toBe(true);
  });
});

describe('the main text does not have', () => {
  it.each<[string, string]>([
    [
      'comments that are longer than it',
      `<main>${headline}${some('Word', 2)}<ol class=comment-list>${comments.map(comment).join('')}</ol></main>`,
    ],
    [
      'comments below a heading',
      `<main>${headline}${some('Word', 2)}<div><h3>6 Comments</h3><ol>${comments.map(comment).join('')}</ol></div></main>`,
    ],
    [
      'comments in another language',
      `<div>${headline}${some('Wort', 2)}<div><h3>Kommentare (6)</h3><ol>${comments.map(comment).join('')}</ol></div></div>`,
    ],
    [
      'comments in a script without spaces',
      `<div>${headline}<p>${'水が町を流れて、人々はその岸に住んでいる。'.repeat(6)}</p><section><h2>コメント</h2><ul>${comments.map(comment).join('')}</ul></section></div>`,
    ],
    [
      'related articles',
      `<div>${headline}${some('Word', 4)}<section><h2>You may also like</h2>${teasers.map(teaser).join('')}</section></div>`,
    ],
    ['teasers without a heading', `<div>${headline}${some('Word', 4)}</div><div>${teasers.map(teaser).join('')}</div>`],
    [
      'teasers in the middle',
      `<article>${headline}${some('Word', 3)}<div class=relatedPosts>${teasers.map(teaser).join('')}</div>${some('Word', 3)}</article>`,
    ],
    [
      'a list of links',
      `<main>${headline}${some('Word', 4)}<div><ul>${teasers.map((name) => `<li><a href=/x>${name} and the others</a>`).join('')}</ul></div></main>`,
    ],
    [
      'what is said of cookies',
      `<div>${headline}${some('Word', 2)}</div><div id=cookieConsent><p>Gus and the others set cookies.</p>${some('Hal', 8)}</div>`,
    ],
    [
      'a menu at the side',
      `<div><div class=tree><ul>${teasers.map((name) => `<li><a href=/x>${name}</a><ul><li><a href=/y>Of ${name}</a></ul>`).join('')}</ul></div><div>${headline}${some('Word', 3)}</div></div>`,
    ],
    [
      'an invitation to subscribe',
      `<main>${headline}${some('Word', 4)}<div><h4>Sign up for our letter</h4><p>Gus sends it on Fridays.</p></div></main>`,
    ],
  ])('%s', (_, body) => {
    const text = read(body);
    expect(text).toContain('The river and the town');
    expect(text).not.toMatch(/Ann|Bob|Cid|Dee|Eve|Fay|Gus|Hal|Ida|Jim|Reply/);
    expect(text.match(/Word|Wort|水が/g)?.length).toBe(body.match(/Word|Wort|水が/g)?.length);
  });
});

it('a page of links has its links', () => {
  expect(
    read(`<h1>All stories</h1><ul>${teasers.map((name) => `<li><a href=/x>${name}</a>`).join('')}</ul>`, 'All'),
  ).toBe('All stories\n\nGus\nHal\nIda\nJim');
});

it('a page of contents has its list', () => {
  const entries = Array.from(
    { length: 30 },
    (_, index) => `<li><a href=/x${index}>Half a chapter</a><ul><li><a href=/y>Part</a></ul>`,
  );
  const text = read(
    `<div><section>${headline}${prose('The book')}${some('Word', 1)}<div><ul>${entries.join('')}</ul></div></section></div>`,
  );
  expect(text.match(/Half a chapter/g)).toHaveLength(30);
  expect(text.match(/Part/g)).toHaveLength(30);
});
