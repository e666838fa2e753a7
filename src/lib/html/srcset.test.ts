import { describe, expect, it } from 'vitest';
import { parseSrcset, sizesFault } from './srcset.ts';

describe('parseSrcset', () => {
  it.each([
    ['a.jpg', ['a.jpg ']],
    ['a.jpg 1x, b.jpg 2x', ['a.jpg 1x', 'b.jpg 2x']],
    ['a.jpg,b.jpg 2x', ['a.jpg,b.jpg 2x']],
    ['a,1.jpg 320w,\n  b.jpg 640w', ['a,1.jpg 320w', 'b.jpg 640w']],
    ['a.jpg 1.5x,b.jpg 2x', ['a.jpg 1.5x', 'b.jpg 2x']],
    ['data:image/gif;base64,AA 1x', ['data:image/gif;base64,AA 1x']],
  ])('reads %j', (srcset, files) => {
    const { candidates, faults } = parseSrcset(srcset);
    expect(candidates.map(({ url, descriptor }) => `${url} ${descriptor}`)).toEqual(files);
    expect(faults).toEqual([]);
  });

  it.each([
    ['', /empty/],
    ['a.jpg 720px, b.jpg 360px', /“720px”/],
    ['a.jpg 320w, b.jpg 2x', /mixes/],
    ['a.jpg 320w, b.jpg', /mixes/],
    ['a.jpg 320w b.jpg 640w', /comma/],
    ['a.jpg 2x, b.jpg 2x', /2x/],
    ['a.jpg 0w', /0w/],
    ['a.jpg x2', /x2/],
  ])('finds what is wrong with %j', (srcset, fault) => {
    expect(parseSrcset(srcset).faults.join()).toMatch(fault);
  });
});

describe('sizesFault', () => {
  it.each([
    ...['100vw', '(max-width: 640px) 100vw, 640px', 'auto, (min-width: 40em) 50vw, 100vw', 'calc(100vw - 2rem)'],
    ...[
      '(width > 60em) min(50vw, 600px), 100vw',
      '(min-width: 40em) and (max-width: 60em) calc(50vw - (2 * 1rem)), 92.5vw',
    ],
    ...['not (min-width: 40em) 100dvw, .5em', '0'],
  ])('has nothing against %s', (sizes) => {
    expect(sizesFault(sizes)).toBeUndefined();
  });

  it.each([
    ['50%', /percent/],
    ['640', /length/],
    ['max-width: 640px 100vw; 640', /length/],
    ['max-width: 640px 100vw, 640px', /parentheses/],
    ['100vw, (max-width: 640px) 50vw', /condition/],
    ['(max-width: 640px) 100vw,', /length/],
  ])('finds what is wrong with %s', (sizes, fault) => {
    expect(sizesFault(sizes)).toMatch(fault);
  });
});
