import { describe, expect, it } from 'vitest';
import { nearestName } from './named-colours.ts';
import { notationNames } from './notations.ts';
import { type Colour, readColour } from './read-colour.ts';
import { gamutOf, hexOf, inScreenColours, writtenColour } from './write-colour.ts';

function colour(text: string): Colour {
  const read = readColour(text);
  if (typeof read === 'string') throw new Error(`${text}: ${read}`);
  return read;
}

describe('colours of CSS Color 4', () => {
  // Equal pairs of the reference tests of the CSS working group (web-platform-tests, css/css-color).
  it.each([
    ['lab(46.2775% -47.5621 48.5837)', '#008000'],
    ['lch(46.2775% 67.9892 134.3912)', '#008000'],
    ['oklab(51.975% -0.1403 0.10768)', '#008000'],
    ['oklch(51.975% 0.17686 142.495)', '#008000'],
    ['color(srgb-linear 0 0.21586 0)', '#008000'],
    ['color(display-p3 0.21604 0.49418 0.13151)', '#008000'],
    ['color(a98-rgb 0.281363 0.498012 0.116746)', '#008000'],
    ['color(prophoto-rgb 0.230479 0.395789 0.129968)', '#008000'],
    ['color(xyz 0.07719 0.15438 0.02573)', '#008000'],
    ['color(xyz-d50 0.08314 0.154746 0.020961)', '#008000'],
    ['lab(50% 50 0)', 'rgb(75.6208% 30.4487% 47.5634%)'],
    ['lab(70% -45 0)', 'rgb(10.7906% 75.5567% 66.3982%)'],
    ['lab(70% 0 70)', 'rgb(76.6254% 66.3607% 5.5775%)'],
    ['lab(55% 0 -60)', 'rgb(12.8128% 53.105% 92.7645%)'],
    ['oklab(50% 0.05 0)', 'rgb(48.477% 34.29% 38.412%)'],
    ['oklab(70% -0.1 0)', 'rgb(29.264% 70.096% 63.017%)'],
    ['oklch(50% 0.2 0)', 'rgb(70.492% 2.351% 37.073%)'],
    ['hwb(90deg 50% 50%)', 'rgb(128 128 128)'],
    ['hwb(180 0% 0%)', '#00ffff'],
  ])('%s is %s', (text, same) => {
    const [one, other] = [inScreenColours(colour(text)), inScreenColours(colour(same))];
    for (const [at, part] of one.entries()) expect(part).toBeCloseTo(other[at] ?? Number.NaN, 2);
  });

  // What browsers compute, of the same tests: parsing/color-computed-lab.html.
  it.each([
    ['lab(400 0 10/50%)', 'lab', 'lab(100 0 10 / 0.5)'],
    ['lab(20% -50% 90%/0.5)', 'lab', 'lab(20 -62.5 112.5 / 0.5)'],
    ['lab(0 0 0 / 300%)', 'lab', 'lab(0 0 0)'],
    ['oklab(20% 70% -80%/0.5)', 'oklab', 'oklab(0.2 0.28 -0.32 / 0.5)'],
    ['oklab(4 0 0.1/50%)', 'oklab', 'oklab(1 0 0.1 / 0.5)'],
    ['lch(10 20 1.28rad)', 'lch', 'lch(10 20 73.339)'],
    ['lch(20% 80% 10/0.5)', 'lch', 'lch(20 120 10 / 0.5)'],
    ['oklch(20% 60% 10/0.5)', 'oklch', 'oklch(0.2 0.24 10 / 0.5)'],
    ['oklch(0.1 0.2 20 / 110%)', 'oklch', 'oklch(0.1 0.2 20)'],
  ] as const)('%s is computed to be %s', (text, notation, computed) => {
    expect(writtenColour(colour(text), notation)).toBe(computed);
  });

  it('come back from every notation', () => {
    for (const text of ['#663399', '#ff6347cc', '#000', '#fff', '#010203', 'tomato'])
      for (const notation of notationNames)
        expect(hexOf(colour(writtenColour(colour(text), notation))), `${text} ${notation}`).toBe(hexOf(colour(text)));
  });

  it('are brought into sRGB with their hue, or cut off', () => {
    const red = colour('color(display-p3 1 0 0)');
    expect(gamutOf(red)).toBe('Display P3');
    expect(writtenColour(red, 'rgb')).toBe('rgb(255 11.37 11.71)');
    expect(writtenColour(red, 'rgb', 'clip')).toBe('rgb(255 0 0)');
    expect(hexOf(colour('oklch(1.2 0.4 30)'))).toBe('#ffffff');
    expect(gamutOf(colour('color(prophoto-rgb 0 1 0)'))).toBe('ProPhoto');
  });

  it('have names', () => {
    expect(nearestName(colour('#663399'))).toEqual({ name: 'rebeccapurple', isExact: true });
    expect(nearestName(colour('#663398'))).toEqual({ name: 'rebeccapurple', isExact: false });
  });

  it.each([
    '',
    'none',
    '#12345',
    'rgb(1 2)',
    'color-mix(in srgb, red, blue)',
    'lab(calc(50*2) 0 0)',
    'url(x)',
    'x'.repeat(300),
    'color(--hct 1 2 3)',
    'rgb(from red r g b)',
    '__proto__',
    'constructor',
  ])('refuses %j with a sentence', (text) => expect(readColour(text)).toMatch(/\.$/));

  it.each([
    ['663399', '#663399'],
    ['0xFF8800', '#ff8800'],
    ['12, 34, 56', '#0c2238'],
    ['RGB(300 -5 0)', '#ff0000'],
    ['transparent', '#00000000'],
    [' Tomato; ', '#ff6347'],
  ])('reads %j', (text, hex) => expect(hexOf(colour(text), 'clip')).toBe(hex));
});
