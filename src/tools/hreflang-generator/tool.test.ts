import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('hreflang-generator', tool, run);
const generate = async (input: object) => tool.output.parse(await execute(entry, input));
const titles = async (input: object) =>
  (await generate(input)).findings.map(({ severity, title }) => `${severity}: ${title}`);

describe('hreflang-generator', () => {
  it('finds each mistake of a pasted list and writes what is left', async () => {
    const [, pasted] = tool.examples;
    const { tags, versions } = await generate(pasted?.input ?? {});
    expect(versions.map(({ code, url }) => [code, url])).toEqual([
      ['en-US', 'https://example.com/us/'],
      ['ja', 'https://example.com/jp/'],
      ['zh-Hant', 'https://example.com/zh/'],
      ['fr', 'http://example.com/fr/'],
    ]);
    expect(tags.split('\n')).toHaveLength(4);
    expect(await titles(pasted?.input ?? {})).toEqual([
      'warning: “en_US” is written as en-US',
      'warning: “jp” is written as ja',
      'warning: “es-419” is written as es',
      'error: The address for es-419 is not complete',
      'error: fr has 2 addresses',
      'warning: Some addresses have http, some https',
      'advice: There is no x-default',
      'advice: Put the same tags on each of these pages',
    ]);
  });

  it('takes columns in any order, from spreadsheets, CSV files and mails', async () => {
    const list = [
      'https://a.example/,de',
      '"fr","https://b.example/?x=1,2"',
      'en;GB;https://c.example/',
      'nl → https://d.example/',
    ];
    const { versions } = await generate({ list });
    expect(versions.map(({ code, url }) => `${code} ${url}`)).toEqual([
      'de https://a.example/',
      'fr https://b.example/?x=1,2',
      'en-GB https://c.example/',
      'nl https://d.example/',
    ]);
  });

  it('lets every page of the sitemap name all of them, itself too', async () => {
    const { sitemap } = await generate({
      versions: [
        { language: 'en', url: 'https://example.com/' },
        { language: 'de', url: 'https://example.com/de?a=1&b=2' },
      ],
    });
    const blocks = sitemap.split('<url>').slice(1);
    expect(blocks).toHaveLength(2);
    for (const block of blocks) {
      expect(block).toContain('hreflang="en" href="https://example.com/"/>');
      expect(block).toContain('hreflang="de" href="https://example.com/de?a=1&amp;b=2"/>');
    }
  });

  it('misses a version for all who read a language, and one that stands alone', async () => {
    const one = { language: 'en', region: 'GB', url: 'https://example.com/gb' };
    expect(await titles({ versions: [one] })).toContain('warning: There is only one version');
    const two = [one, { language: 'en', region: 'US', url: 'https://example.com/us' }];
    expect(await titles({ versions: two })).toContain('advice: No version covers all readers of en');
  });

  it('asks for something to write', async () => {
    await expect(generate({})).rejects.toMatchObject({ message: 'Please enter a language and its address' });
  });
});
