import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ToolError } from '#kit/tool-error';

/** A list on its way in. */
export interface Source {
  /** Tells whether an interrupted import was of the same file: by size and beginning. */
  identity: string;
  /** Name of the file, without folders; empty for standard input. */
  name: string;
  /** Day of the file, `YYYY-MM-DD`, where one is known. */
  day: string | undefined;
  /** Bytes of the file as it is there, where that is known. */
  size: number | undefined;
  /** How many of those were read so far. */
  bytesRead(): number;
  /** The text, unpacked. */
  text: AsyncIterable<Uint8Array>;
}

interface Opened {
  name: string;
  day: string | undefined;
  size: number | undefined;
  raw: AsyncIterable<Uint8Array>;
}

interface SourceOptions {
  /** A path, an http or https address, or `-`. */
  from: string;
  stdin: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}

const BEGINNING = 65_536;
const BLOCK = 1 << 20;

/** @throws ToolError when there is nothing to be read, or a packed kind that is not read. */
export async function openSource(options: SourceOptions): Promise<Source> {
  const { name, day, size, raw } = await open(options);
  const blocks = raw[Symbol.asyncIterator]();
  const beginning = await firstBytes(blocks);
  if (beginning.length === 0) throw new ToolError('unsupported', 'There is nothing in this file.');
  if (beginning.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    const message = 'This is a ZIP file. Unpack it on the way in: unzip -p list.zip | clearkit import-ranks … -';
    throw new ToolError('unsupported', message);
  }
  const hash = createHash('sha256').update(beginning.subarray(0, BEGINNING)).digest('hex');
  let bytesRead = 0;
  async function* counted() {
    bytesRead += beginning.length;
    yield beginning;
    for (let next = await blocks.next(); !next.done; next = await blocks.next()) {
      bytesRead += next.value.length;
      yield next.value;
    }
  }
  const isPacked = beginning[0] === 0x1f && beginning[1] === 0x8b;
  return {
    identity: `${size ?? 'unknown'} ${hash}`,
    ...{ name, day, size },
    bytesRead: () => bytesRead,
    text: isPacked ? unpacked(counted()) : counted(),
  };
}

async function open({ from, stdin, signal }: SourceOptions): Promise<Opened> {
  if (from === '-') return { name: '', day: undefined, size: undefined, raw: stdin };
  if (/^https?:/i.test(from)) return download(from, signal);
  const facts = await stat(from).catch((cause: unknown) => {
    throw new ToolError('not-found', `There is no file ${from}.`, { cause });
  });
  if (!facts.isFile()) throw new ToolError('not-found', `${from} is no file.`);
  const raw = createReadStream(from, { highWaterMark: BLOCK });
  return { name: basename(from), day: facts.mtime.toISOString().slice(0, 10), size: facts.size, raw };
}

async function download(address: string, signal: AbortSignal): Promise<Opened> {
  // As it is there: what is packed in the file itself must not be unpacked twice.
  const response = await fetch(address, { signal, headers: { 'accept-encoding': 'identity' } }).catch(
    (cause: unknown) => {
      throw new ToolError('upstream-failed', `${address} cannot be reached.`, { cause });
    },
  );
  if (!response.ok || !response.body) {
    throw new ToolError('upstream-failed', `${address} answered with status ${response.status}.`);
  }
  const size = Number(response.headers.get('content-length')) || undefined;
  const changed = Date.parse(response.headers.get('last-modified') ?? '');
  return {
    name: basename(new URL(address).pathname),
    day: Number.isNaN(changed) ? undefined : new Date(changed).toISOString().slice(0, 10),
    size,
    raw: response.body,
  };
}

async function firstBytes(blocks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (let length = 0; length < BEGINNING; ) {
    const { done, value } = await blocks.next();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  return Buffer.concat(parts);
}

async function* unpacked(raw: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: BLOCK });
  const input = Readable.from(raw);
  input.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const block of input.pipe(gunzip)) yield block;
  } catch (cause) {
    const message = 'The file breaks off or is damaged. Fetch it again; the rows that were read so far are kept.';
    throw cause instanceof ToolError ? cause : new ToolError('unsupported', message, { cause });
  } finally {
    input.destroy();
  }
}
