import { describe, expect, it } from 'vitest';
import { saysNothing, unfilledPart } from './unfilled.ts';

describe('unfilledPart', () => {
  it.each([
    ['{{ product.name }} | {{ shop.name }}', '{{ product.name }}'],
    ['%%title%% %%sep%% Shop', '%%title%%'],
    ['Tea | <%= shop %>', '<%= shop %>'],
    [`\${title}`, `\${title}`],
    ['{% block title %}', '{% block title %}'],
    ['{site_name} – Tea', '{site_name}'],
    ['%post_title% – Tea', '%post_title%'],
    ['undefined - Orchard Hall', 'undefined'],
    ['Tea for null', 'null'],
    ['[object Object]', '[object Object]'],
    ['__TITLE__', '__TITLE__'],
  ])('finds in %s what is not filled', (text, part) => {
    expect(unfilledPart(text)).toBe(part);
  });

  it.each([
    'Tea at 20% off, 100% organic',
    'Null Island and the null-hypothesis',
    'Undefined behaviour, explained',
    'Sets {a, b, c} and the brackets {}',
    '[2026] Green tea [Review]',
    'C# and F#: 50%/50%',
    'What __init__ does in Python',
    'undefined.md',
  ])('has nothing against %s', (text) => {
    expect(unfilledPart(text)).toBeUndefined();
  });
});

it('tells what has neither letters nor digits', () => {
  expect([' | ', '–', '', '404', 'お茶', '🍵'].map(saysNothing)).toEqual([true, true, true, false, false, false]);
});
