import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { collectBody } from './collect-body.ts';

/** What becomes of a body that comes in such pieces; `null` breaks it off. */
async function collected(pieces: readonly (string | null)[], declared?: string): Promise<string> {
  const source = new PassThrough();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  collectBody(source, { limit: 100, declared, tooLarge: 'Too large.' }, (error, body) =>
    error ? reject(error) : resolve(new TextDecoder().decode(body)),
  );
  for (const piece of pieces) {
    if (piece === null) source.destroy(new Error('Gone.'));
    else source.write(piece);
  }
  source.end();
  return promise;
}

describe('a body', () => {
  it.each([
    ['nothing', [], ''],
    ['one piece', ['abc'], 'abc'],
    ['a character cut in two', ['a', 'é', 'b'], 'aéb'],
    ['up to the limit', ['a'.repeat(60), 'b'.repeat(40)], 'a'.repeat(60) + 'b'.repeat(40)],
  ])('of %s is gathered', async (_what, pieces, whole) => {
    expect(await collected(pieces)).toBe(whole);
  });

  it('over the limit is refused, whoever sends on', async () => {
    const tooLarge = { code: 'too-large', message: 'Too large.' };
    await expect(collected(['a'.repeat(60), 'b'.repeat(41), 'c'])).rejects.toMatchObject(tooLarge);
    await expect(collected([], '101')).rejects.toMatchObject(tooLarge);
  });

  it('that breaks off is an error', async () => {
    await expect(collected(['abc', null])).rejects.toThrow('Gone.');
  });

  it('in pieces of a byte takes little more than its bytes', async () => {
    const source = new PassThrough();
    const { promise, resolve } = Promise.withResolvers<Uint8Array | undefined>();
    collectBody(source, { limit: 200_000, declared: undefined, tooLarge: '' }, (_error, body) => resolve(body));
    for (let sent = 0; sent < 100_000; sent += 1) source.write('a');
    source.end();
    const body = await promise;
    expect(body).toHaveLength(100_000);
    expect(body?.buffer.byteLength).toBeLessThanOrEqual(200_000);
  });
});
