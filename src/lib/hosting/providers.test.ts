import { readdirSync, readFileSync } from 'node:fs';
import { getPublicSuffix } from 'tldts';
import { describe, expect, it } from 'vitest';
import { headersOf } from './headers.data.ts';
import { providers } from './providers.ts';

const nameMarks = ['reverse', 'cname', 'ns', 'mx', 'spf'] as const;

describe('the list of providers', () => {
  it('holds many, each once, each with a kind and a mark', () => {
    expect(providers.length).toBeGreaterThan(300);
    expect(repeated(providers.map(({ name }) => name))).toEqual([]);
    expect(providers.filter(({ kinds }) => kinds.length === 0)).toEqual([]);
    const unmarked = providers.filter((each) => !nameMarks.some((mark) => each[mark]) && !each.headers && !each.asn);
    expect(unmarked.map(({ name }) => name)).toEqual([]);
  });

  it('gives no mark to two of them', () => {
    for (const mark of [...nameMarks, 'asn', 'networks'] as const) {
      expect(repeated(providers.flatMap((each): unknown[] => [...(each[mark] ?? [])])), mark).toEqual([]);
    }
  });

  it('has no ending under which everybody may register', () => {
    const suffixes = providers.flatMap((each) => nameMarks.flatMap((mark) => each[mark] ?? []));
    const open = suffixes.filter((suffix) => getPublicSuffix(suffix, { validateHostname: false }) === suffix);
    expect(open).toEqual([]);
    expect(suffixes.filter((suffix) => !/^[a-z0-9_][a-z0-9_.#-]*\.[a-z0-9-]+$/.test(suffix))).toEqual([]);
  });

  it('has a kind for what its marks say', () => {
    const wrong = (kind: 'dns' | 'mail', has: (each: (typeof providers)[number]) => boolean) =>
      providers.filter((each) => each.kinds.includes(kind) !== has(each)).map(({ name }) => name);
    expect(wrong('dns', ({ ns }) => ns !== undefined)).toEqual([]);
    expect(wrong('mail', ({ mx, spf }) => mx !== undefined || spf !== undefined)).toEqual([]);
    const both = providers.filter(
      ({ kinds }) => kinds.includes('cdn') && kinds.some((kind) => kind === 'host' || kind === 'builder'),
    );
    expect(both.map(({ name }) => name)).toEqual([]);
  });

  it('names owners of networks that there are, and writes names of headers and networks in lower case', () => {
    const names = new Set(providers.map(({ name }) => name));
    expect(providers.filter(({ within }) => within !== undefined && !names.has(within))).toEqual([]);
    expect(Object.keys(headersOf).filter((name) => !names.has(name))).toEqual([]);
    const written = providers.flatMap(({ headers = {}, networks = [] }) => [...Object.keys(headers), ...networks]);
    expect(written.filter((text) => text !== text.toLowerCase() || text.trim() === '')).toEqual([]);
  });

  it('is split by theme', () => {
    const lines = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n').length;
    expect(readdirSync(import.meta.dirname).filter((file) => file.endsWith('.data.ts') && lines(file) > 350)).toEqual(
      [],
    );
  });
});

function repeated(values: readonly unknown[]): unknown[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}
