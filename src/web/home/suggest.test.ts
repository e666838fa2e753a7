import { describe, expect, it } from 'vitest';
import type { AcceptedInput } from '#kit/accepted-inputs';
import { suggest } from './suggest.ts';

const tool = (slug: string, takes: readonly AcceptedInput[], keywords: string[] = []) => ({
  ...({
    slug,
    title: slug.replaceAll('-', ' '),
    summary: '',
    category: 'content',
    icon: 'text',
    color: 'sky',
    want: 'change',
  } as const),
  ...{ keywords, takes },
});
const tools = [
  tool('word-counter', ['text'], ['letters']),
  tool('hash-maker', ['text']),
  tool('shrink-picture', ['image']),
  tool('name-lookup', ['domain']),
  tool('page-reader', ['url']),
  tool('word-combiner', []),
];
const fitting = (input: string | File) =>
  suggest(input, tools).tools.map(({ tool: { slug }, given }) => [slug, given?.kind, given?.value]);

describe('suggest', () => {
  it('gives a domain to tools that take one, and its home page to those that take an address', () => {
    expect(fitting(' Anna@Bücher.example ')).toEqual([
      ['name-lookup', 'domain', 'bücher.example'],
      ['page-reader', 'url', 'https://bücher.example/'],
    ]);
  });

  it('begins with the tools that look at the domain itself', () => {
    const links = tool('link-finder', ['domain']);
    const lookup = { ...tool('name-lookup', ['domain']), category: 'domain' } as const;
    const found = suggest('example.com', [links, lookup]).tools;
    expect(found.map(({ tool: { slug } }) => slug)).toEqual(['name-lookup', 'link-finder']);
  });

  it('gives the address of a picture to picture tools first', () => {
    const url = 'https://example.com:8080/a.png?x=1';
    expect(fitting(url)).toEqual([
      ['shrink-picture', 'image', url],
      ['page-reader', 'url', url],
      ['name-lookup', 'domain', 'example.com'],
    ]);
    expect(fitting('http://127.0.0.1/a.png').map(([slug]) => slug)).toEqual(['shrink-picture', 'page-reader']);
  });

  it('gives a picture to picture tools, under its name', () => {
    const file = new File(['x'], 'holiday.png', { type: 'image/png' });
    expect(fitting(file)).toEqual([['shrink-picture', 'image', file]]);
    expect(suggest(file, tools).what).toBe('holiday.png');
    expect(suggest(new File([], '🏖'.repeat(200)), tools).what).toBe(`${'🏖'.repeat(32)}…`);
  });

  it('gives a text as it is to tools that take one', () => {
    const text = ' First line.\nSecond line of a text. ';
    expect(fitting(text)).toEqual([
      ['word-counter', 'text', text],
      ['hash-maker', 'text', text],
    ]);
    expect(suggest(text, tools).isText).toBe(true);
  });

  it('takes a few words for a question first, then for a text', () => {
    expect(fitting('word')).toEqual([
      ['word-counter', undefined, undefined],
      ['word-combiner', undefined, undefined],
      ['hash-maker', 'text', 'word'],
    ]);
    expect(suggest('word', tools).isText).toBe(false);
    expect(suggest('zzzzz', tools)).toMatchObject({ what: 'A short text', isText: true });
  });

  it('takes signs without a word for a text', () => {
    expect(fitting('🤷🤷').map(([slug]) => slug)).toEqual(['word-counter', 'hash-maker']);
  });

  it('suggests nothing for nothing, and nothing where no tool fits', () => {
    expect(suggest('  ', tools).tools).toEqual([]);
    expect(suggest('example.com', tools.slice(0, 1)).tools).toEqual([]);
  });
});
