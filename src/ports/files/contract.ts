import { describe, expect, it } from 'vitest';
import { oneVisitor } from '#calls/visitors';
import { createFakeClock } from '#ports/clock/fake';
import type { FilesOptions } from './limits.ts';
import { type Files, PIECE_BYTES, type TemporaryFiles } from './port.ts';

const START = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
const content = (length: number, fill = 7) => new Uint8Array(length).fill(fill);
const png = (length: number, name = 'a.png') => ({ content: content(length), name, type: 'image/png' });

type Limits = Omit<FilesOptions, 'temporary'>;

interface Created {
  files: Files;
  /** What the store works with. */
  temporary: TemporaryFiles;
}

/** What every store of short-lived files must do. `create` gives an empty one; the caller cleans up after it. */
export function filesContract(create: (options: Limits) => Promise<Created>): void {
  const open = async (options: Partial<Limits> = {}) => {
    const clock = createFakeClock(START);
    const limits = { ttlMinutes: 60, maxTotalBytes: 1000, maxFileBytes: 600 };
    return { clock, ...(await create({ publicUrl: 'https://tools.example', ...limits, clock, ...options })) };
  };

  describe('a store of short-lived files', () => {
    it('gives back what was put, with its name, type, size and end', async () => {
      const { files } = await open();
      const stored = await files.put({ content: content(5), name: 'Фото 1.jpeg', type: 'image/jpeg' });
      expect(stored).toMatchObject({ name: 'Фото 1.jpeg', type: 'image/jpeg', bytes: 5, expiresAt: START + 3_600_000 });
      expect(stored.url).toBe(`https://tools.example/files/${stored.id}/%D0%A4%D0%BE%D1%82%D0%BE%201.jpeg`);
      const found = await files.get(stored.id);
      expect(found).toMatchObject(stored);
      expect([...(found?.content ?? [])]).toEqual([7, 7, 7, 7, 7]);
    });

    it('keeps an empty file', async () => {
      const { files } = await open();
      const { id } = await files.put(png(0));
      expect((await files.get(id))?.bytes).toBe(0);
    });

    it('tells what it knows of a file without its content', async () => {
      const { files } = await open();
      const stored = await files.put(png(5));
      expect(await files.stat(stored.id)).toEqual(stored);
    });

    it('gives a file in small pieces, in order', async () => {
      const { files } = await open({ maxTotalBytes: 1_000_000, maxFileBytes: 1_000_000 });
      const bytes = Uint8Array.from({ length: 2 * PIECE_BYTES + 100 }, (_, at) => at % 251);
      const { id } = await files.put({ ...png(0), content: bytes });
      const pieces = await Array.fromAsync(files.read(id));
      expect(pieces.map(({ length }) => length)).toEqual([PIECE_BYTES, PIECE_BYTES, 100]);
      expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
    });

    it('gives an empty file in no pieces, and what is not there not at all', async () => {
      const { clock, files } = await open();
      const { id } = await files.put(png(0));
      expect(await Array.fromAsync(files.read(id))).toEqual([]);
      clock.advance(3_600_000);
      await expect(Array.fromAsync(files.read(id))).rejects.toMatchObject({ code: 'not-found' });
      await expect(Array.fromAsync(files.read('../secret'))).rejects.toMatchObject({ code: 'not-found' });
    });

    it('gives every file an id of its own in a form that fits an address', async () => {
      const { files } = await open();
      const stored = await Promise.all(Array.from({ length: 20 }, () => files.put(png(10))));
      expect(new Set(stored.map(({ id }) => id)).size).toBe(20);
      for (const { id } of stored) {
        expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
        expect((await files.get(id))?.bytes).toBe(10);
      }
    });

    it('makes a name safe and lets the type decide the extension', async () => {
      const { files } = await open();
      expect((await files.put(png(1, '../../etc/pass\u0000wd'))).name).toBe('-..-etc-passwd.png');
      expect((await files.put({ ...png(1, 'page.html'), type: 'text/html' })).type).toBe('application/octet-stream');
    });

    it('forgets a file when its time is over, not before', async () => {
      const { clock, files } = await open();
      const { id } = await files.put(png(5));
      clock.advance(3_599_999);
      expect(await files.get(id)).toBeDefined();
      expect(await files.stat(id)).toBeDefined();
      clock.advance(1);
      expect(await files.get(id)).toBeUndefined();
      expect(await files.stat(id)).toBeUndefined();
    });

    it('drops the oldest files to stay within its bound', async () => {
      const { clock, files } = await open();
      const ids: string[] = [];
      for (const length of [400, 300, 300, 350]) {
        ids.push((await files.put(png(length))).id);
        clock.advance(1000);
      }
      const present = await Promise.all(ids.map(async (id) => (await files.get(id)) !== undefined));
      expect(present).toEqual([false, true, true, true]);
    });

    it('drops the files of the visitor who holds most, and so nobody else’s when one fills it', async () => {
      let visitor = 'one';
      const { clock, files } = await open({ visitors: { ...oneVisitor, current: () => visitor } });
      const put = async (name: string, length: number) => {
        visitor = name;
        clock.advance(1000);
        return (await files.put(png(length))).id;
      };
      const present = (ids: readonly string[]) =>
        Promise.all(ids.map(async (id) => (await files.stat(id)) !== undefined));
      const first = [await put('one', 300), await put('one', 100)];
      const flood = [await put('other', 500), await put('other', 500), await put('other', 500)];
      expect(await present(first)).toEqual([true, true]);
      expect(await present(flood)).toEqual([false, false, true]);
      const third = [await put('third', 600)];
      expect(await present([...third, ...first])).toEqual([true, true, true]);
      expect(await present(flood)).toEqual([false, false, false]);
    });

    it('stays within its bound when many files arrive at once', async () => {
      const { files } = await open();
      const stored = await Promise.all(Array.from({ length: 12 }, () => files.put(png(300))));
      const found = await Promise.all(stored.map(({ id }) => files.get(id)));
      expect(found.filter((file) => file !== undefined)).toHaveLength(3);
    });

    it('refuses a file that is too large alone, and says both sizes', async () => {
      const { files } = await open({ maxFileBytes: 2048, maxTotalBytes: 4096 });
      const refused = { code: 'too-large', message: 'The file is 2.0 KB, and files can be 2.0 KB at most.' };
      await expect(files.put(png(2049))).rejects.toMatchObject(refused);
      await expect(files.put(png(2048))).resolves.toMatchObject({ bytes: 2048 });
    });

    it('keeps a temporary file, whatever becomes of the run', async () => {
      const { files, temporary } = await open();
      const run = new AbortController();
      const made = await temporary.write(content(5), run.signal);
      const stored = await files.put({ ...png(0), content: made });
      run.abort();
      expect(stored).toMatchObject({ name: 'a.png', bytes: 5, expiresAt: START + 3_600_000 });
      expect([...((await files.get(stored.id))?.content ?? [])]).toEqual([7, 7, 7, 7, 7]);
      expect(await files.get(made.id)).toBeUndefined();
    });

    it('refuses a temporary file that is too large', async () => {
      const { files, temporary } = await open();
      const refused = files.put({ ...png(0), content: await temporary.write(content(601)) });
      await expect(refused).rejects.toMatchObject({ code: 'too-large', message: expect.stringContaining('601 bytes') });
    });

    it('lends a file, which outlives its own end, and changes nothing of it', async () => {
      const { clock, files, temporary } = await open();
      const { id } = await files.put(png(5));
      clock.advance(1000);
      const run = new AbortController();
      const lent = await files.borrow(id, run.signal);
      expect(lent).toMatchObject({ bytes: 5 });
      const again = await files.put({ ...png(0), content: lent ?? content(0) });
      clock.advance(3_599_000);
      expect(await files.get(id)).toBeUndefined();
      expect((await files.get(again.id))?.bytes).toBe(5);
      expect(await files.borrow(id)).toBeUndefined();
      expect([...(await temporary.read(lent ?? { id: '', bytes: 0 }))]).toEqual([7, 7, 7, 7, 7]);
      run.abort();
      expect((await files.get(again.id))?.bytes).toBe(5);
    });

    it('does not change a file when the bytes that were given change later', async () => {
      const { files } = await open();
      const bytes = Buffer.from(content(3));
      const { id } = await files.put({ ...png(3), content: bytes });
      bytes.fill(0);
      expect([...((await files.get(id))?.content ?? [])]).toEqual([7, 7, 7]);
    });

    it.each(['', '.', '..', '../secret', '/etc/passwd', 'A'.repeat(21), `${'A'.repeat(21)}/`, '%2e%2e', 'A\0'])(
      'has nothing under the id %j',
      async (id) => {
        const { files } = await open();
        expect(await files.get(id)).toBeUndefined();
        expect(await files.stat(id)).toBeUndefined();
      },
    );

    it('reads the id from its own addresses and from no others', async () => {
      const { files } = await open();
      const { id, url } = await files.put(png(1));
      const own = [url, ` ${url} `, `${url}?download=1#top`, `https://tools.example/files/${id}`];
      const foreign = [
        `https://tools.example.evil.com/files/${id}/a.png`,
        `http://tools.example/files/${id}/a.png`,
        `https://tools.example:444/files/${id}/a.png`,
        `https://user@tools.example/files/${id}/a.png`,
        `https://tools.example/other/${id}/a.png`,
        `https://tools.example/files/../files2/${id}`,
        `https://tools.example/files/${id}/a/b.png`,
        `https://tools.example/files/${id}x/a.png`,
        'https://tools.example/files/',
        `/files/${id}/a.png`,
        'no address',
        '',
      ];
      expect(own.map((address) => files.idOf(address))).toEqual(own.map(() => id));
      expect(foreign.map((address) => files.idOf(address))).toEqual(foreign.map(() => undefined));
    });

    it('serves below a path when the site stands below one', async () => {
      const { files } = await open({ publicUrl: 'https://example.com/tools/' });
      const { id, url } = await files.put(png(1));
      expect(url).toBe(`https://example.com/tools/files/${id}/a.png`);
      expect(files.idOf(url)).toBe(id);
      expect(files.idOf(`https://example.com/files/${id}/a.png`)).toBeUndefined();
    });
  });
}
