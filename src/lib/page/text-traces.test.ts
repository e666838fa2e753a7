import { describe, expect, it } from 'vitest';
import { traceIn } from './text-traces.ts';

describe('traceIn', () => {
  it.each([
    ['FÃ¼nf Tage lang', 'damaged', 'FÃ¼nf'],
    ['Itâ€™s open', 'damaged', 'Itâ€™s'],
    ['ein groÃŸes Glas', 'damaged', 'groÃŸes'],
    ['20Â°C', 'damaged', '20Â°C'],
    ['ÐŸÑ€Ð¸Ð²ÐµÑ‚', 'damaged', 'ÐŸÑ€Ð¸Ð²ÐµÑ‚'],
    ['T\uFFFDe', 'damaged', 'T\uFFFDe'],
    ['Hello {{ customer.name }},', 'template', '{{ customer.name }}'],
    ['{% if open %}', 'template', '{% if open %}'],
    ['Total: [object Object]', 'template', '[object Object]'],
    ['Lorem ipsum dolor sit amet', 'filler', 'Lorem ipsum dolor'],
    ['Fish &amp; chips', 'escaped', '&amp;'],
    ['Don&#8217;t', 'escaped', '&#8217;'],
  ])('finds what is wrong with %s', (text, kind, found) => {
    expect(traceIn(text)).toEqual({ kind, found });
  });

  it.each([
    ...['São Paulo, NÃO, Ângela, İstanbul', 'Ça va à Évian, «Âge»', 'Það er Ísland', 'Паром и чай', '日本語の文'],
    ...['Sets {a, b} at 100 %', 'R&D; Q&A', 'Her name is here', 'AT&T and <this>', '$5 for 20%'],
  ])('has nothing against %s', (text) => {
    expect(traceIn(text)).toBeUndefined();
  });

  it('looks at the whole of a long text without delay', () => {
    const text = `${'Green tea, here and there. '.repeat(500)}{{ left }}`;
    expect(traceIn(text)?.found).toBe('{{ left }}');
  });
});
