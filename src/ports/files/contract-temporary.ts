import { expect, it } from 'vitest';
import type { TemporaryFiles } from './port.ts';

async function* pieces(count: number, length: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < count; number += 1) yield new Uint8Array(length).fill(number % 251);
}

/** What everything must do that keeps temporary files. */
export function temporaryFilesContract(create: () => Promise<TemporaryFiles>): void {
  it('gives a temporary file back, until its run is over', async () => {
    const files = await create();
    const run = new AbortController();
    const file = await files.write(new Uint8Array([1, 2, 3]), run.signal);
    expect(file.bytes).toBe(3);
    expect([...(await files.read(structuredClone(file)))]).toEqual([1, 2, 3]);
    run.abort();
    await expect
      .poll(() =>
        files.read(file).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone');
  });

  it.each([
    [0, 0],
    [1, 100],
    [50_000, 3],
    [40, 100_003],
    [3, 1 << 20],
  ])('puts %i pieces of %i bytes together', async (count, length) => {
    const files = await create();
    const file = await files.write(pieces(count, length));
    const whole = Buffer.concat(await Array.fromAsync(pieces(count, length)));
    expect(file.bytes).toBe(count * length);
    expect(whole.equals(await files.read(file))).toBe(true);
  });

  it('leaves the bytes that it is given as they are', async () => {
    const content = Buffer.allocUnsafeSlow(1 << 20).fill(1);
    await (await create()).write(content);
    expect(content.length).toBe(1 << 20);
  });

  it('keeps nothing for a run that is over, before or meanwhile', async () => {
    const files = await create();
    const refused = { code: 'cancelled' };
    await expect(files.write(pieces(1, 1), AbortSignal.abort())).rejects.toMatchObject(refused);
    const run = new AbortController();
    const late = async function* () {
      yield new Uint8Array(10);
      run.abort(Object.assign(new Error('over'), refused));
    };
    await expect(files.write(late(), run.signal)).rejects.toMatchObject(refused);
  });

  it('passes on what goes wrong with what it is given', async () => {
    const broken = async function* () {
      yield new Uint8Array(10);
      throw new RangeError('It ended too early.');
    };
    await expect((await create()).write(broken())).rejects.toThrow('It ended too early.');
  });
}
