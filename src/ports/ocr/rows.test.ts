import { expect, it } from 'vitest';
import { type PlacedWord, textOf } from './page-text.ts';
import { inRows } from './rows.ts';

function word(text: string, block: string, place: { row?: number; column?: number; top?: number }): PlacedWord {
  const { row, column = 0, top = 0 } = place;
  return {
    ...{
      text,
      confidence: 90,
      left: column * 100,
      top,
      width: 50,
      height: 20,
      paragraph: block,
      line: `${block}.${top}`,
    },
    ...(row === undefined ? {} : { cell: { table: 0, row, column } }),
  };
}

it('puts the cells of a row in one line, in the order of columns', () => {
  const words = [
    word('Before', 'a', {}),
    ...['Milk', 'Bread'].map((text, row) => word(text, 'b', { row, column: 0, top: row * 30 })),
    ...['1.20', '2.40'].map((text, row) => word(text, 'c', { row, column: 1, top: row * 30 })),
    word('After', 'd', {}),
  ];
  expect(textOf(inRows(words)).text).toBe('Before\n\nMilk\t1.20\nBread\t2.40\n\nAfter');
});

it('keeps a place for each empty cell of a row', () => {
  const words = [
    ...['Name', 'Price', 'Tax'].map((text, at) => word(text, 'a', { row: 1, column: at + 1 })),
    ...['Milk', '0.08'].map((text, at) => word(text, 'b', { row: 2, column: at * 2 + 1, top: 30 })),
    word('in all', 'c', { row: 3, column: 2, top: 60 }),
  ];
  expect(textOf(inRows(words)).text).toBe('Name\tPrice\tTax\nMilk\t\t0.08\n\tin all');
});

it('leaves boxes of text as they were read', () => {
  const words = [0, 1].flatMap((column) =>
    ['one', 'two', 'three'].map((text, index) => word(text, `box${column}`, { row: 0, column, top: index * 30 })),
  );
  expect(textOf(inRows(words)).text).toBe(textOf(words.map(({ cell, ...rest }) => rest)).text);
});
