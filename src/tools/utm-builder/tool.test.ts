import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import { tagAddress } from './tag-address.ts';
import tool from './tool.ts';

const entry = toolEntry('utm-builder', tool, run);
const given = { source: 'a', medium: 'email', campaign: 'c' };
const titles = async (input: object) => {
  const { findings } = tool.output.parse(await execute(entry, { text: 'https://a.example/', ...given, ...input }));
  return findings.map(({ severity, title }) => `${severity}: ${title}`);
};

describe('tagAddress', () => {
  const tags = [{ name: 'utm_source', value: 'x' }];
  it.each([
    ['https://a.example', 'https://a.example?utm_source=x'],
    ['https://a.example/?', 'https://a.example/?utm_source=x'],
    ['https://a.example/?b=1%20+2&', 'https://a.example/?b=1%20+2&utm_source=x'],
    ['https://a.example/#/route?c=1', 'https://a.example/?utm_source=x#/route?c=1'],
    ['https://a.example/?UTM_Source=old&b=1&utm%5Fmedium=m', 'https://a.example/?b=1&utm_source=x'],
    ['  münchen.example/straße ', 'https://münchen.example/straße?utm_source=x'],
    ['http://localhost:8080', 'http://localhost:8080?utm_source=x'],
    ['http://localhost:8080/a?b=1#c', 'http://localhost:8080/a?b=1&utm_source=x#c'],
    ['https://intranet/start', 'https://intranet/start?utm_source=x'],
    ['http://[::1]:3000/', 'http://[::1]:3000/?utm_source=x'],
    ['https://127.0.0.1:8443/?', 'https://127.0.0.1:8443/?utm_source=x'],
    ['localhost:8080/a', 'https://localhost:8080/a?utm_source=x'],
    ['//a.example/b', 'https://a.example/b?utm_source=x'],
    ['a.example:8080', 'https://a.example:8080?utm_source=x'],
    ['https://a.example/a/b.html', 'https://a.example/a/b.html?utm_source=x'],
  ])('tags %s', (address, tagged) => {
    expect(tagAddress(address, tags, false).tagged).toBe(tagged);
  });

  it('keeps tags that are there, where that is wished', () => {
    expect(tagAddress('https://a.example/?utm_source=old', tags, true).tagged).toBe(
      'https://a.example/?utm_source=old',
    );
    expect(tagAddress('https://a.example/?b=1', tags, true).tagged).toBe('https://a.example/?b=1&utm_source=x');
  });

  it.each([
    'tel:123',
    'mailto:a@b.example',
    'javascript:alert(1)',
    'words of prose',
    'localhost',
    'https://',
    'ftp://a.example/',
  ])('leaves %s out', (line) => {
    expect(tagAddress(line, tags, false)).toMatchObject({ tagged: '', remarks: ['no-address'] });
  });
});

describe('utm-builder', () => {
  it('finds nothing wrong where nothing is', async () => {
    expect(await titles({})).toEqual([]);
  });

  it.each([
    [{ source: '' }, 'error: Missing: source'],
    [{ medium: '', campaign: '' }, 'warning: Missing: medium, campaign'],
    [{ source: 'Facebook', lower: false }, 'warning: Capital letters in tags'],
    [{ content: 'ann@b.example' }, 'error: An e-mail address in a tag'],
    [{ medium: 'flyer' }, 'advice: “flyer” is not a standard medium'],
    [{ text: 'https://a.example/?utm_id=1' }, 'warning: Already tagged'],
    [{ text: 'https://a.example/?a=1?b=2' }, 'warning: Two question marks'],
    [{ text: 'http://a.example/' }, 'advice: http instead of https'],
    [{ text: 'https://a.example/#utm_source=b' }, 'error: Tags after the #'],
    [{ placedOn: 'https://www.a.example/page' }, 'error: Links within one site'],
    [{ text: `https://a.example/${'a'.repeat(2_000)}` }, 'advice: Longer than 2,000 characters'],
  ])('finds in %j: %s', async (input, title) => {
    expect(await titles(input)).toEqual([title]);
  });

  it('encodes what would break a link', async () => {
    const { text } = await execute(entry, {
      text: 'https://a.example/',
      source: 'a&b=c#d',
      spaces: 'keep',
      campaign: 'é ü',
    });
    expect(text).toBe('https://a.example/?utm_source=a%26b%3Dc%23d&utm_campaign=%C3%A9%20%C3%BC');
  });
});
