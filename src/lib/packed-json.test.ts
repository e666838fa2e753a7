import { expect, it } from 'vitest';
import { packJson, unpackJson } from './packed-json.ts';

it('gives back what it was given, much smaller', () => {
  const value = {
    words: 'Prüfung 検査 👋🏽\u0000',
    list: Array.from({ length: 2_000 }, (_, at) => `https://example.com/page-${at}`),
  };
  const packed = packJson(value);
  expect(unpackJson(packed)).toEqual(value);
  expect(packed.length).toBeLessThan(JSON.stringify(value).length / 4);
  expect(packed).toMatch(/^[A-Za-z0-9+/=]+$/);
});
