import { expect, it } from 'vitest';
import type { OutputFacts } from '#kit/facts';
import { outcomeBy } from './outcome-by.tsx';

const picture: OutputFacts = { name: 'made', label: 'Made', display: 'picture' };
const size: OutputFacts = { name: 'size', label: 'Size', display: 'text' };
const saved: OutputFacts = { name: 'saved', label: 'Saved', display: 'number', unit: '%' };
const secret: OutputFacts = { name: 'secret', label: 'Secret', display: 'hidden' };
const text: OutputFacts = { name: 'text', label: 'Text', display: 'copy' };

const url = 'https://example.com/files/abc/made.png';

it('takes the picture of a result, and its values as the row says them', () => {
  const values = { made: url, size: '4.0 KB', saved: 12.5, secret: 'x' };
  expect(outcomeBy([picture, size, saved, secret], values)).toEqual({ url, headline: 'Size: 4.0 KB, Saved: 12.5%' });
});

it('takes the text where there is no picture, and its beginning for the row', () => {
  const long = 'word '.repeat(100);
  expect(outcomeBy([text, size], { text: long, size: '1' })).toEqual({ text: long, headline: long.slice(0, 200) });
});

it('makes a text of the values where there is neither', () => {
  expect(outcomeBy([size, saved], { size: '4.0 KB', saved: 3 })).toEqual({
    text: 'Size: 4.0 KB\nSaved: 3%',
    headline: 'Size: 4.0 KB, Saved: 3%',
  });
});

it('takes every picture where there are many, beside the text', () => {
  const pictures: OutputFacts = { name: 'files', label: 'Files', display: 'pictures' };
  const values = {
    files: [
      { name: 'One', url },
      { name: 'Two', url: `${url}?2` },
    ],
    text: '<img>',
  };
  expect(outcomeBy([text, pictures], values)).toMatchObject({ text: '<img>', urls: [url, `${url}?2`] });
});
