import { describe, expect, it } from 'vitest';
import { unspacedWords } from './unspaced-words.ts';

function words(text: string): string[] {
  return [...unspacedWords(text, 0, text.length)].flat();
}

function inOneGo(text: string): string[] {
  const segments = new Intl.Segmenter('und', { granularity: 'word' }).segment(text);
  return Array.from(segments).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

const chinese = '灯塔看守人每天晚上都写日记。风、光、船，三个词就够了！六十年后，一个女学生读到了它。';
const thai = 'ผู้ดูแลประภาคารเขียนบันทึกทุกเย็นลมแสงเรือสามคำก็เพียงพอแล้ว';

describe('unspacedWords', () => {
  it('finds the words of Chinese and leaves out the punctuation', () => {
    expect(words('我爱北京。')).toEqual(['我', '爱', '北京']);
  });

  it.each([
    ['Chinese', chinese.repeat(200)],
    ['Chinese without punctuation', chinese.replace(/[。、，！]/g, '').repeat(200)],
    ['Thai', thai.repeat(100)],
  ])('cuts no word where a chunk of long %s ends', (_, text) => {
    const found = words(text);
    expect(found.join('')).toBe(inOneGo(text).join(''));
    expect(new Set(found).difference(new Set(inOneGo(text)))).toEqual(new Set());
    expect(found.length).toBe(inOneGo(text).length);
  });

  it('stays within the stretch', () => {
    expect([...unspacedWords('a 北京 b', 2, 4)]).toEqual([['北京']]);
  });

  it('gets past a word longer than a chunk', () => {
    expect(words(`${'a'.repeat(5000)}北京`).join('')).toBe(`${'a'.repeat(5000)}北京`);
  });

  it('ends on an empty stretch', () => {
    expect(words('')).toEqual([]);
  });
});
