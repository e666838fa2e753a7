import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfOf, samplePdf } from '../../../tests/servers/sample-pdf.ts';
import { describeDocuments } from './contract.ts';
import { createDocuments } from './threads.ts';

/** What unpacks to spaces without end. */
const spaces = (megabytes: number) => deflateSync(Buffer.alloc(megabytes << 20, 32));

describe('createDocuments', { timeout: 30_000 }, () => {
  describeDocuments(() => createDocuments());

  it('ends a file that keeps it busy, and reads the next', async () => {
    const documents = createDocuments({ timeout: 900 });
    const busy = {
      name: 'busy.pdf',
      content: pdfOf([deflateSync(Buffer.from('BT /F1 9 Tf '.padEnd(40_000_000, '(a) Tj ')))]),
    };
    await expect(documents.read(busy)).rejects.toMatchObject({ code: 'timed-out' });
    const stop = new AbortController();
    const ended = createDocuments().read(busy, stop.signal);
    setTimeout(() => stop.abort(), 50);
    await expect(ended).rejects.toMatchObject({ code: 'cancelled' });
    const next = createDocuments().read({ name: 'a.pdf', content: samplePdf({ pages: [['Hello']] }) });
    expect(await next).toEqual({ title: 'a.pdf', text: 'Hello' });
  });

  it('gives up a file that unpacks to more than it may', async () => {
    const twice = pdfOf([deflateSync(spaces(140))], undefined, '[/FlateDecode /FlateDecode]');
    expect(twice.length).toBeLessThan(5_000);
    await expect(createDocuments().read({ name: 'bomb.pdf', content: twice })).rejects.toMatchObject({
      code: 'unsupported',
    });
  });

  it('takes no more files at once than it may, and none that is too large', async () => {
    const documents = createDocuments({ concurrency: 1, queue: 0, maxBytes: 1_000_000 });
    const file = { name: 'a.pdf', content: samplePdf({ pages: [['Hello']] }) };
    const first = documents.read(file);
    await expect(documents.read(file)).rejects.toMatchObject({ code: 'busy' });
    expect(await first).toMatchObject({ text: 'Hello' });
    await expect(documents.read({ name: 'long.txt', content: new Uint8Array(1_000_001) })).rejects.toMatchObject({
      code: 'too-large',
      message: 'long.txt is larger than 1 MB.',
    });
  });
});
