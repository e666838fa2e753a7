import { expect, it } from 'vitest';
import { countReport } from './count-report.ts';
import { countTextNow } from './count-text.ts';

it('tells the figures in lines, and in columns for a spreadsheet', () => {
  const count = countTextNow('One two. Two three!');
  expect(countReport(count)).toBe(
    'Words: 4\nCharacters: 19\nCharacters (no spaces): 16\nSentences: 2\nParagraphs: 1\n' +
      'Reading time (minutes): 1\nSpeaking time (minutes): 1\nUnique words: 3\n',
  );
  expect(countReport(count, ',').split('\n')[0]).toBe('Words,4');
});
