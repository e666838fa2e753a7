import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('hreflang-checker', tool, run), tool.output);

describe('hreflang-checker', () => {
  const version = (lang: string, path: string) =>
    `<link rel=alternate hreflang=${lang} href="https://example.com/${path}">`;
  const here = version('en', 'page') + version('x-default', 'page');
  const page = (body: string) => ({ headers: { 'content-type': 'text/html' }, body });

  it('visits the versions, and is content with those that link back', async () => {
    const { findings, versions } = await ask(`<html lang=en>${here}${version('de', 'de')}`, {
      'https://example.com/de': page(`<html lang=de>${here}`),
    });
    expect(findings.filter(({ severity }) => severity !== 'passed')).toEqual([]);
    expect(versions.at(-1)).toEqual({
      ...{
        language: 'de',
        address: 'https://example.com/de',
        place: 'Head',
        answer: '200',
        linksBack: 'Yes',
        ownLanguage: 'de',
      },
    });
  });

  it('names those that cannot appear in search, or are copies', async () => {
    const { findings } = await ask(`${here}${version('de', 'de')}${version('fr', 'fr')}${version('it', 'it')}`, {
      'https://example.com/de': page(`<meta name=robots content=noindex>${here}`),
      'https://example.com/fr': page(here),
      'https://example.com/it': page(`<link rel=canonical href="https://example.com/page">${here}`),
      'https://example.com/robots.txt': { body: 'User-agent: *\nDisallow: /fr' },
    });
    expect(findings.slice(0, 2)).toMatchObject([
      {
        title: 'Some versions cannot appear in search',
        where: ['de https://example.com/de: says noindex', 'fr https://example.com/fr: is blocked by robots.txt'],
      },
      {
        title: 'Some versions name another page as canonical',
        where: ['it https://example.com/it: canonical is https://example.com/page'],
      },
    ]);
  });

  it('names those that call the page by another code', async () => {
    const back = '<link rel=alternate hreflang=en-US href="https://example.com/page">';
    const { findings } = await ask(`<html lang=en>${here}${version('de', 'de')}`, {
      'https://example.com/de': page(`<html lang=de>${back}${version('de', 'de')}`),
    });
    expect(findings[0]).toMatchObject({
      title: 'Some versions list this page under another code',
      where: ['de https://example.com/de: en-us'],
    });
  });

  it('names those that are silent, gone, or in another language', async () => {
    const { findings } = await ask(`${here}${version('de', 'de')}${version('fr', 'fr')}${version('it', 'it')}`, {
      'https://example.com/de': page('<html lang=de>'),
      'https://example.com/it': page(`<html lang=es>${here}`),
    });
    expect(findings.slice(0, 3).map(({ title }) => title)).toEqual([
      'Some versions do not answer with a page',
      'Some versions do not link back',
      'Some versions are in a different language',
    ]);
  });
});
