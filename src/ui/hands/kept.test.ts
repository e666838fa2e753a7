import { beforeEach, expect, it, vi } from 'vitest';
import type { InputFacts } from '#kit/facts';
import { allKept, keep, readKept, toRestore, worthKeeping } from './kept.tsx';

/** Room of the storage, in UTF-16 units of all values. */
const ROOM = 1_500_000;

function storage(): Storage {
  const held = new Map<string, string>();
  const own = {
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => held.delete(key),
    setItem: (key: string, value: string) => {
      const others = [...held].reduce((sum, [other, text]) => (other === key ? sum : sum + text.length), 0);
      if (others + value.length > ROOM) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
    clear: () => held.clear(),
    key: () => null,
    length: 0,
  };
  return new Proxy(own, {
    ownKeys: () => [...held.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      held.has(String(key)) ? { enumerable: true, configurable: true } : undefined,
  });
}

const facts = (name: string, more: Partial<InputFacts> = {}): InputFacts => ({
  ...{ name, label: name, control: 'textarea', type: 'string', required: false, role: 'material' },
  ...more,
});

beforeEach(() => vi.stubGlobal('location', new URL('https://tools.example/tools/one')));

it('keeps what differs from an untouched form, without secrets, files and pictures of the visitor’s', () => {
  const material = [
    facts('text'),
    facts('title', { default: 'Untitled' }),
    facts('key', { secret: true }),
    facts('file', { control: 'file' }),
    facts('imageUrl', { control: 'image' }),
    facts('rows', { control: 'rows', type: 'objects', columns: [facts('url')] }),
  ];
  const values = { text: 'mine', title: 'Untitled', key: 'secret', file: 'AAAA', rows: [{ url: '' }] };
  expect(worthKeeping(material, { ...values, imageUrl: 'blob:https://tools.example/1' })).toEqual({ text: 'mine' });
  expect(worthKeeping(material, { ...values, imageUrl: 'https://tools.example/files/1.png' })).toEqual({
    text: 'mine',
  });
  const imageUrl = 'https://example.com/a.png';
  expect(worthKeeping(material, { ...values, imageUrl, rows: [{ url: 'x' }] })).toEqual({
    text: 'mine',
    imageUrl,
    rows: [{ url: 'x' }],
  });
});

it('fills in only where nothing stands yet, and nothing that the form does not know', () => {
  const material = [facts('a'), facts('b'), facts('c', { secret: true })];
  const kept = { a: 'kept', b: 'kept', c: 'kept', d: 'kept' };
  expect(toRestore(material, { kept, values: { a: '', b: 'typed', c: '' } })).toEqual({ a: 'kept' });
});

it('takes whatever is in the storage', () => {
  const store = storage();
  for (const [at, text] of ['{', 'null', '[]', '{"values":3}'].entries()) store.setItem(`/${at}`, text);
  store.setItem('handed', '{"values":{"a":"b"}}');
  store.setItem('/good', '{"values":{"a":null,"b":[{"c":1}],"d":true},"at":"x"}');
  expect(allKept(store)).toEqual([['/good', { values: { a: '', b: [{ c: '1' }], d: true }, at: 0 }]]);
});

it('is bounded: what is too long is not kept, and what is kept longest makes room', () => {
  const store = storage();
  const keepText = (path: string, length: number, at: number) =>
    keep(store, path, { values: { text: 'x'.repeat(length) }, at });
  expect(keepText('/old', 600_000, 1)).toBe(true);
  expect(keepText('/new', 600_000, 2)).toBe(true);
  expect(keepText('/newest', 600_000, 3)).toBe(true);
  expect(allKept(store).map(([path]) => path)).toEqual(['/newest', '/new']);
  expect(keepText('/newest', 1_000_001, 4)).toBe(false);
  expect(readKept(store, '/newest')).toBeUndefined();
  expect(keep(store, '/new', { values: {}, at: 5 })).toBe(true);
  expect(allKept(store)).toEqual([]);
});
