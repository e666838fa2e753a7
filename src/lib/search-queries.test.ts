import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownTime } from '../../tests/own-time.ts';
import { searchPhrases, searchSynonyms } from './search-synonyms.data.ts';
import { searchTools } from './search-tools.ts';

/** The tools of the site as they are or will be named, with the keywords that matter here. */
const tools = [
  ['word-counter', 'Word Counter', 'Count words, characters and sentences of a text.', 'content', 'letters length'],
  ['keyword-density', 'Keyword Density', 'See how often each word stands in a text.', 'keywords', 'frequency stuffing'],
  ['meta-tag-generator', 'Meta Tag Generator', 'Write the tags that search engines read.', 'meta', 'seo snippet'],
  ['text-case-converter', 'Text Case Converter', 'Change a text to upper or lower case.', 'conversion', 'title case'],
  ['plagiarism-checker', 'Plagiarism Checker', 'Find where a text was taken from.', 'content', 'similar sources'],
  ['paraphrasing-tool', 'Paraphrasing Tool', 'Say a text in other words.', 'content', 'synonyms'],
  ['article-rewriter', 'Article Rewriter', 'Write an article anew.', 'content', 'spin'],
  ['md5-generator', 'MD5 Generator', 'Turn any text or file into its MD5 hash.', 'conversion', 'md5 hash encrypt'],
  ['image-to-text', 'Image to Text', 'Read the words in a picture.', 'image', 'ocr recognise'],
  ['image-resizer', 'Image Resizer', 'Give an image another width and height.', 'image', 'scale dimensions'],
  ['crop-image', 'Crop Image', 'Cut a part out of an image.', 'image', 'trim square'],
  ['png-to-jpg', 'PNG to JPG', 'Turn a PNG into a JPG.', 'image', 'convert jpeg'],
  ['jpg-to-png', 'JPG to PNG', 'Turn a JPG into a PNG.', 'image', 'convert jpeg'],
  ['compress-image', 'Compress Image', 'Make a picture smaller in bytes.', 'image', 'shrink optimize file size'],
  ['domain-age', 'Domain Age', 'When was a domain registered?', 'domain', 'whois created'],
  ['domain-authority', 'Domain Authority', 'How well known is a domain?', 'domain', 'rank score'],
  ['domain-ip', 'Domain IP', 'The address of a domain, and where it is.', 'domain', 'location isp'],
  ['domain-hosting', 'Domain Hosting', 'Who hosts a domain?', 'domain', 'provider country'],
  [
    'dns-records',
    'DNS Records',
    'List the A, MX, TXT and NS records of a domain.',
    'domain',
    'mx txt nslookup nameserver',
  ],
].map(([slug = '', title = '', summary = '', category = '', keywords = '']) => ({
  ...{ slug, title, summary, category, keywords: keywords.split(' ') },
}));

const slugs = (query: string) => searchTools(query, tools).map(({ slug }) => slug);

describe('what people type', () => {
  it.each([
    ['count letters', 'word-counter'],
    ['how many words', 'word-counter'],
    ['counting characters', 'word-counter'],
    ['wrod counter', 'word-counter'],
    ['shrink photo', 'compress-image'],
    ['make a picture smaller', 'compress-image'],
    ['compressing images', 'compress-image'],
    ['resize a photo', 'image-resizer'],
    ['change picture dimensions', 'image-resizer'],
    ['nameserver', 'dns-records'],
    ['mx lookup', 'dns-records'],
    ['spf', 'dns-records'],
    ['checksum', 'md5-generator'],
    ['capital letters', 'text-case-converter'],
    ['uppercase', 'text-case-converter'],
    ['reword article', 'article-rewriter'],
    ['rephrase', 'paraphrasing-tool'],
    ['copied content', 'plagiarism-checker'],
    ['plagarism', 'plagiarism-checker'],
    ['ocr', 'image-to-text'],
    ['text from screenshot', 'image-to-text'],
    ['convert jpeg to png', 'jpg-to-png'],
    ['png to jpg', 'png-to-jpg'],
    ['how old is this website', 'domain-age'],
    ['whois', 'domain-age'],
    ['who hosts this site', 'domain-hosting'],
    ['meta description', 'meta-tag-generator'],
    ['trim image', 'crop-image'],
  ])('%j leads to %s', (query, expected) => {
    expect(slugs(query)[0]).toBe(expected);
  });

  it.each([
    ['co', 'compress-image'],
    ['dom', 'domain-age'],
    ['jpg', 'jpg-to-png'],
    ['image', 'image-to-text'],
  ])('while typing, a title that begins so stands first: %j', (query, expected) => {
    expect(slugs(query)[0]).toBe(expected);
  });
});

describe('the order', () => {
  const tool = (slug: string, title: string, summary: string, keywords: string[]) => ({
    ...{ slug, title, summary, keywords, category: 'content' },
  });
  const ladder = [
    tool('a', 'Other', 'Hash anything.', []),
    tool('b', 'Checksum Maker', 'Nothing.', []),
    tool('c', 'Nothing', 'Nothing.', ['hash']),
    tool('d', 'My Hash', 'Nothing.', []),
    tool('e', 'Hash Maker', 'Nothing.', []),
    tool('f', 'Hash', 'Nothing.', []),
  ];

  it('is the whole title, its beginning, a word of it, a keyword', () => {
    expect(searchTools('hash', ladder).map(({ slug }) => slug)).toEqual(['f', 'e', 'd', 'c']);
  });

  it('puts a synonym above a word of the summary', () => {
    const few = ladder.filter(({ slug }) => 'ac'.includes(slug));
    expect(searchTools('fingerprint', few).map(({ slug }) => slug)).toEqual(['c']);
    expect(searchTools('hsah', few).map(({ slug }) => slug)).toEqual(['c']);
  });
});

it('forgives no more than one letter', () => {
  expect(slugs('plagarsm')).toEqual([]);
});

it('is fast enough to search 150 tools at every key', async () => {
  const many = Array.from({ length: 150 }, (_, index) => {
    const { slug, title, ...rest } = tools[index % tools.length] ?? tools[0] ?? never();
    return { ...rest, slug: `${slug}-${index}`, title: `${title} ${index}` };
  });
  searchTools('warm', many);
  // The quickest: what else the machine does is no fault of the search.
  let quickest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 20; turn += 1) {
    quickest = Math.min(quickest, await ownTime(() => searchTools('convert pictures to samller files', many)));
  }
  // Measured: about a millisecond. A frame is 16 ms.
  expect(quickest).toBeLessThan(16);
});

function never(): never {
  throw new Error('There are tools.');
}

it('keeps the synonyms in order, each once', () => {
  const file = readFileSync('src/lib/search-synonyms.data.ts', 'utf8');
  const rows = [...file.matchAll(/^(\w+(?:, \w+)*):/gm)].map(([, words = '']) => words.split(', '));
  expect(rows).toEqual(rows.map((words) => words.toSorted()).sort());
  expect(rows.flat().sort()).toEqual(Object.keys(searchSynonyms).sort());
  const phrases = [...file.matchAll(/^ {2}'?([\w ]+)'?:/gm)].map(([, name]) => name);
  expect(phrases).toEqual(Object.keys(searchPhrases).sort());
});
