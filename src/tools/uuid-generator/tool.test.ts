import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { namespaces, ulidMaker, uuid5, uuid7Maker } from './make-ids.ts';
import { readId } from './read-id.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('uuid-generator', tool, run);
const make = async (input: object) => String((await execute(entry, input)).ids).split('\n');
const standing = { now: () => 1_469_922_850_259, bytes: (count: number) => new Uint8Array(count).fill(255) };

describe('uuid-generator', () => {
  it.each([
    ['v4', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
    ['v7', /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
    ['ulid', /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/],
  ])('makes 10,000 different ones of %s', async (kind, form) => {
    const made = await make({ kind, count: 10_000 });
    expect(new Set(made).size).toBe(10_000);
    for (const id of made) expect(id).toMatch(form);
    if (kind !== 'v4') expect(made.toSorted()).toEqual(made);
  });

  it('dates version 7 and ULID today', async () => {
    for (const kind of ['v7', 'ulid']) {
      const [id = ''] = await make({ kind, count: 1 });
      expect(Math.abs(Date.parse(readId(id).time ?? '') - Date.now())).toBeLessThan(60_000);
    }
  });

  it('goes on rising when the clock stands still and the bits run out', () => {
    for (const maker of [uuid7Maker, ulidMaker]) {
      const next = maker(standing);
      const made = Array.from({ length: 5_000 }, next);
      expect(made.toSorted()).toEqual(made);
      expect(new Set(made).size).toBe(5_000);
    }
  });

  it('makes the UUIDs of others from the same names', () => {
    // RFC 9562, appendix A.4, and the documentation of Python's uuid module.
    expect(uuid5(namespaces.dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
    expect(uuid5(namespaces.dns, 'python.org')).toBe('886313e1-3b8a-5372-9b90-0c9aee199e5d');
  });

  it('writes them as one likes', async () => {
    const names = ['www.example.com'];
    const input = { kind: 'v5', names, namespace: 'own', ownNamespace: `{${namespaces.dns.toUpperCase()}}` };
    expect(await make({ ...input, upper: true, hyphens: false, around: 'braces' })).toEqual([
      '{2ED6657DE927568B95E12665A8AEA6A2}',
    ]);
    expect(await make({ ...input, around: 'urn' })).toEqual(['urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2']);
    expect(await make({ kind: 'max', count: 7 })).toEqual(['ffffffff-ffff-ffff-ffff-ffffffffffff']);
  });

  it.each([
    [{ kind: 'v5' }, 'names'],
    [{ kind: 'v5', names: ['a'], namespace: 'own', ownNamespace: 'mine' }, 'ownNamespace'],
    [{ count: 10_001 }, 'count'],
    [{ text: 'a '.repeat(10_001) }, 'text'],
  ])('refuses %j', async (input, field) => {
    await expect(make(input)).rejects.toMatchObject({ field });
  });
});

describe('readId', () => {
  it.each([
    // RFC 9562, appendices A.1 to A.6.
    ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 'UUID version 1', '2022-02-22T19:22:22.000Z'],
    ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', 'UUID version 6', '2022-02-22T19:22:22.000Z'],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 'UUID version 7', '2022-02-22T19:22:22.000Z'],
    ['5df41881-3aed-3515-88a7-2f4a814cf09e', 'UUID version 3', undefined],
    ['919108f7-52d1-4320-9bac-f847db4148a8', 'UUID version 4', undefined],
    // The specification of ULID.
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'ULID', '2016-07-30T23:54:10.259Z'],
    ['01arz3ndektsv4rrffq69g5fav', 'ULID', '2016-07-30T23:54:10.259Z'],
    ['00000000-0000-0000-0000-000000000000', 'Nil UUID', undefined],
    ['{ffffffffffffffffffffffffffffffff}', 'Max UUID', undefined],
    ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'ULID', '+010889-08-02T05:31:50.655Z'],
  ])('reads %s', (text, what, time) => {
    const read = readId(text);
    expect(read.what).toSatisfy((said: string) => said.startsWith(what));
    expect(read.time).toBe(time);
  });

  it('says whose computer a version 1 names', () => {
    expect(readId('6ba7b810-9dad-11d1-80b4-00c04fd430c8').note).toContain('00:c0:4f:d4:30:c8: the address');
    expect(readId('C232AB00-9414-11EC-B3C8-9F6BDECED846').note).toContain('random');
  });

  it.each([
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'first digit can be at most 7'],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 'no I, L, O and U'],
    ['919108f7-52d1-4320-9bac-f847db4148', '30 digits instead of 32'],
    ['919108f752d1-4320-9bac-f847db4148a8', 'hyphens'],
    ['919108g7-52d1-4320-9bac-f847db4148a8', '“g” is no'],
    ['🙂', '“🙂” is no'],
    ['919108f7-52d1-9320-9bac-f847db4148a8', 'does not define this version'],
  ])('says what is wrong with %s', (text, note) => {
    expect(readId(text).note).toContain(note);
  });
});
