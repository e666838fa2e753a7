import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('quotes what would break a table, and leaves the rest alone', () => {
  const rows = [
    ['Name', 'Count'],
    ['a, b', 1],
    ['say "yes"', 2.5],
    ['two\nlines', -3],
    ['日本', 0],
  ];
  expect(csvOf(rows)).toBe('\uFEFFName,Count\r\n"a, b",1\r\n"say ""yes""",2.5\r\n"two\nlines",-3\r\n日本,0\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('keeps a spreadsheet from reckoning with %j', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it('is the mark alone without rows', () => {
  expect(csvOf([])).toBe('\uFEFF');
});
