import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipStream } from './zip-stream.tsx';

const entry = (name: string, text: string) => {
  return { name, open: async () => new Blob([text]).stream() };
};

it('holds every entry whole, under its name', async () => {
  const large = 'A line that is written often. '.repeat(20_000);
  const stream = zipStream([entry('a.txt', 'one'), entry('Фото (2).txt', large), entry('empty.txt', '')]);
  const zip = unzipSync(await new Response(stream).bytes());
  expect(Object.keys(zip)).toEqual(['a.txt', 'Фото (2).txt', 'empty.txt']);
  expect(Object.values(zip).map((bytes) => new TextDecoder().decode(bytes))).toEqual(['one', large, '']);
});

it('opens an entry only when the one before is read', async () => {
  const opened: string[] = [];
  const watched = ['a', 'b', 'c'].map((name) => ({
    name,
    open: async () => {
      opened.push(name);
      return new Blob(['x'.repeat(200_000)]).stream();
    },
  }));
  const reader = zipStream(watched).getReader();
  await reader.read();
  expect(opened).toEqual(['a']);
  await reader.cancel();
});

it('fails with the error of an entry that cannot be opened', async () => {
  const gone = { name: 'b', open: () => Promise.reject(new Error('It is gone.')) };
  await expect(new Response(zipStream([entry('a', 'one'), gone])).bytes()).rejects.toThrow('It is gone.');
});
