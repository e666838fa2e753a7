import { describe, expect, it } from 'vitest';
import { growth, WITH_LENGTH } from '../../../tests/growth.ts';
import { pageMarks } from './page-marks.ts';
import { pageScore } from './page-score.ts';

const URL_HERE = 'https://www.example.test/';
const filler = 'Green tea grows well on quiet slopes where the morning fog stays late. '.repeat(10);
const whole = `<!doctype html><html><head><title>Tea</title><meta name="description" content="All of tea">
<link rel="canonical" href="https://www.example.test"></head><body><h1>Tea</h1><p>${filler}</p>
<a href="/a">One</a><a href="https://example.test/b">Two</a><a href="c">Three</a><a href="/contact">Contact us</a>
<a href="https://other.test/">Other</a><a rel="nofollow" href="https://paid.test/">Paid</a></body></html>`;

describe('marks of a page', () => {
  it('are what it says of itself and where it leads', () => {
    expect(pageMarks(whole, URL_HERE)).toMatchObject({
      ...{ title: 'Tea', hasDescription: true, isNoindex: false, canonical: 'https://www.example.test/', h1: 1 },
      ...{
        internalLinks: 4,
        foreignDomains: 1,
        hasContact: true,
        hiddenWords: 0,
        refresh: undefined,
        parkedBy: undefined,
      },
    });
  });

  it.each([
    ['<meta name="robots" content="follow, NOINDEX">', '', true],
    ['<meta name="robots" content="none">', '', true],
    ['', 'googlebot: noindex', true],
    ['<meta name="robots" content="index, nofollow">', 'nosnippet', false],
  ])('tell whether it wants to be left out: %j %j', (html, header, expected) => {
    expect(pageMarks(html, URL_HERE, header).isNoindex).toBe(expected);
  });

  it('count words that a style hides', () => {
    const hidden = `<div style="position:absolute; left:-9999px"><p>${'cheap watches '.repeat(80)}</p></div>`;
    expect(pageMarks(`<p>Seen</p>${hidden}<script style="display:none">none of it</script>`, URL_HERE)).toMatchObject({
      hiddenWords: 160,
    });
    expect(pageMarks(`<p style="font-size:0.9em; opacity:0.5">${filler}</p>`, URL_HERE).hiddenWords).toBe(0);
  });

  it.each([
    ['<meta http-equiv="refresh" content="0; url=https://else.test/x">', 'https://else.test/x'],
    ['<meta http-equiv="Refresh" content="5;URL=\'/next\'">', 'https://www.example.test/next'],
    ['<meta http-equiv="refresh" content="30">', undefined],
  ])('tell where it sends people: %s', (html, expected) => {
    expect(pageMarks(html, URL_HERE).refresh).toBe(expected);
  });

  it.each([
    'This domain is for sale!',
    'The domain name nice.test may be for sale',
    'Buy this domain',
    'Domain parked by',
  ])('see a parked page: %s', (text) => {
    expect(pageMarks(`<h1>${text}</h1>`, URL_HERE).parkedBy).toBeDefined();
  });

  it('find the word that comes most often', () => {
    const { topWord } = pageMarks(`<p>${'shoes '.repeat(30)}and many other words that people read here</p>`, URL_HERE);
    expect(topWord).toMatchObject({ word: 'shoes', count: 30, among: 37 });
  });

  it.each(['', '<', '<a href="//[">x</a>', '\0'.repeat(100), `<div style="${'x'.repeat(10_000)}">`])(
    'bear %#',
    (html) => {
      expect(() => pageMarks(html, URL_HERE)).not.toThrow();
    },
  );

  it('are read in time from a page of any size', { timeout: 5_000 }, () => {
    const page = '<div style="left:-9999px"><a href="https://a.test/">word</a>'.repeat(80_000);
    expect(pageMarks(page, URL_HERE).hiddenWords).toBeGreaterThan(0);
  });
});

describe('the score of a page', () => {
  const marks = pageMarks(whole, URL_HERE);

  it('is the domain’s for a page that does all it can, and a bonus for links to it', () => {
    expect(pageScore(60, { marks, url: URL_HERE }, 0)).toMatchObject({ score: 60, bonus: 0 });
    expect(pageScore(60, { marks, url: URL_HERE }, 3)).toMatchObject({ score: 66, bonus: 6 });
    expect(pageScore(98, { marks, url: URL_HERE }, 1_000)).toMatchObject({ score: 100, bonus: 10 });
  });

  it('is seven tenths of it for a page that does nothing', () => {
    const bare = {
      marks: pageMarks('<meta name="robots" content="noindex">', URL_HERE),
      url: 'http://www.example.test/',
    };
    const { score, checks } = pageScore(60, bare, 0);
    expect(score).toBe(42);
    expect(checks.every(({ isMet }) => !isMet)).toBe(true);
  });

  it('is unknown when the domain’s is, or when there is no page', () => {
    expect(pageScore(null, { marks, url: URL_HERE }, 5).score).toBeNull();
    expect(pageScore(60, undefined, 5)).toEqual({ score: null, checks: [], bonus: 0 });
  });
});

it.each(['1', '1.', ' ', ';'])(
  'reads a refresh of nothing but %j in time that grows with its length',
  async (piece) => {
    const job = (size: number) =>
      pageMarks(`<meta http-equiv="refresh" content="${piece.repeat(size / piece.length)}x">`, URL_HERE);
    expect(await growth(40_000, job)).toBeLessThan(WITH_LENGTH);
  },
);
