import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeHttp } from '#ports/http/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('meta-tag-checker', tool, run);

const ADDRESS = 'https://example.com/page';

function check(body: string, headers: Record<string, string> = {}, url = ADDRESS) {
  const web = { [ADDRESS]: { headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body } };
  return execute(entry, { url }, { ports: { http: createFakeHttp(web) } });
}

const goodHead = `<meta charset="utf-8"><title>Brewing green tea without bitterness</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Which water, how many leaves and how many minutes: a short guide to green tea.">
<link rel="canonical" href="https://example.com/page"><link rel="icon" href="/icon.svg">
<meta property="og:title" content="Green tea"><meta property="og:type" content="article">
<meta property="og:description" content="A short guide."><meta property="og:url" content="https://example.com/page">
<meta property="og:image" content="https://example.com/tea.jpg"><meta name="twitter:card" content="summary_large_image">`;

const goodPage = `<!doctype html><html lang="en"><head>${goodHead}</head><body><h1>Green tea</h1></body></html>`;

describe('meta-tag-checker', () => {
  it('finds nothing wrong with a good page, and lists its tags', async () => {
    expect(await check(goodPage)).toEqual({
      requestedUrl: ADDRESS,
      url: ADDRESS,
      status: 200,
      redirected: false,
      charset: 'utf-8',
      findings: [],
      tags: {
        title: 'Brewing green tea without bitterness',
        description: 'Which water, how many leaves and how many minutes: a short guide to green tea.',
        keywords: '',
        author: '',
        canonical: 'https://example.com/page',
        robots: '',
        viewport: 'width=device-width, initial-scale=1',
        charset: 'utf-8',
        lang: 'en',
        openGraph: [
          { name: 'og:title', content: 'Green tea' },
          { name: 'og:type', content: 'article' },
          { name: 'og:description', content: 'A short guide.' },
          { name: 'og:url', content: 'https://example.com/page' },
          { name: 'og:image', content: 'https://example.com/tea.jpg' },
        ],
        twitter: [{ name: 'twitter:card', content: 'summary_large_image' }],
        hreflang: [],
        jsonLdTypes: [],
        icons: [{ rel: 'icon', url: 'https://example.com/icon.svg', sizes: '', type: '' }],
        h1: ['Green tea'],
        others: [],
      },
      fields: {
        title: 'Brewing green tea without bitterness',
        description: 'Which water, how many leaves and how many minutes: a short guide to green tea.',
        keywords: '',
        author: '',
        ogTitle: 'Green tea',
        ogDescription: 'A short guide.',
        ogImage: 'https://example.com/tea.jpg',
        twitterCard: 'summary_large_image',
        twitterUsername: '',
        canonicalUrl: 'https://example.com/page',
      },
      lengths: {
        title: { characters: 36, pixels: expect.any(Number) },
        description: { characters: 78, pixels: expect.any(Number) },
      },
    });
  });
});
