import { describe, expect, it } from 'vitest';
import { readPage, readPost } from './front-matter.server.ts';

const HEAD = {
  title: 'Titles: what fits',
  description: 'Why a title of 47 characters can be cut while one of 60 characters fits.',
  date: '2026-07-02',
  tags: '[seo, writing]',
  tools: '[]',
};

function post(changes: Record<string, string | undefined> = {}, body = '## A heading\n\nWords.\n'): string {
  const lines = Object.entries({ ...HEAD, ...changes }).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

const read = (text: string, file = 'content/blog/titles.md') => readPost(file, text);

describe('a post', () => {
  it('is read with its days, lists and text, with any line ends', () => {
    const expected = {
      slug: 'titles',
      matter: {
        ...{ title: 'Titles: what fits', description: HEAD.description },
        ...{ date: '2026-07-02', updated: '2026-07-03', tags: ['seo', 'writing'], tools: [] },
      },
      body: '## A heading\n\nWords.\n',
    };
    const text = post({ updated: '2026-07-03' });
    expect(read(text)).toEqual(expected);
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(expected);
  });

  it.each([
    ['no front matter', 'Words only.', 'begins with no front matter between two lines of ---'],
    ['a missing key', post({ title: undefined }), /^content\/blog\/titles\.md: title: /],
    ['an unknown key', post({ author: 'Ada' }), /author/],
    ['a line that says nothing', post().replace('tools: []', 'tools:'), '"tools:" is not of the form "key: value"'],
    ['a key said twice', post().replace('tools:', 'title: Again\ntools:'), 'title is said twice'],
    ['quotation marks', post({ title: '"Titles"' }), 'title must stand without quotation marks'],
    ['a short description', post({ description: 'Too short.' }), /description: /],
    ['a long description', post({ description: 'x'.repeat(161) }), /description: /],
    ['a day that does not exist', post({ date: '2026-02-30' }), 'date: must be a day such as 2026-01-31'],
    ['an update before the date', post({ updated: '2026-07-01' }), 'updated: must not be before date'],
    ['a tag in capitals', post({ tags: '[SEO]' }), 'tags.0: must be in kebab-case'],
    ['no tag', post({ tags: '[]' }), /tags: /],
    ['a tag that repeats', post({ tags: '[seo, seo]' }), 'tags: must not repeat a tag'],
    ['a tool that is no list', post({ tools: 'word-counter' }), /tools: /],
    ['a heading of the first level', post({}, '# Title\n\nWords.\n'), /headings begin with ##/],
    ['no text', post({}, ' \n'), 'has no text beneath its front matter'],
  ])('is refused for %s, and the file is named', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
    expect(() => read(text)).toThrow(/^content\/blog\/titles\.md: /);
  });

  it('may show a comment in code that looks like a heading', () => {
    expect(read(post({}, '```sh\n# not a heading\n```\n')).slug).toBe('titles');
  });

  it.each(['404', 'Titles', 'two words', 'über'])('cannot be called %s', (name) => {
    expect(() => read(post(), `content/blog/${name}.md`)).toThrow('the name must be in kebab-case');
  });

  it('leaves the address of the tags free', () => {
    expect(() => read(post(), 'content/blog/tag.md')).toThrow('stand at that address');
  });
});

describe('a page', () => {
  it('says when it was updated', () => {
    const head = `title: Terms\ndescription: ${HEAD.description}\nkeywords: [terms]`;
    const { matter } = readPage('content/pages/terms.md', `---\n${head}\nupdated: 2026-11-21\n---\nWords.\n`);
    expect(matter.updated).toBe('2026-11-21');
    expect(() => readPage('content/pages/terms.md', `---\n${head}\n---\nWords.\n`)).toThrow(
      'content/pages/terms.md: updated: must be a day such as 2026-01-31',
    );
  });
});
