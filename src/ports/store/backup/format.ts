import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { ToolError } from '#kit/tool-error';
import { isRecord } from '#lib/is-record';
import type { Value } from '../database.ts';

/**
 * A backup is a gzipped file of lines, each a JSON value: a head; for each table its name and columns, and a list of values
 * for each row; and an end with the number of rows and the SHA-256 of all lines before. It is the same for both databases.
 */

const FORMAT = 1;

export interface BackupRow {
  table: BackupTable;
  cells: readonly Value[];
}

export interface BackupTable {
  name: string;
  columns: readonly string[];
}

export interface Snapshot {
  /** Number of the schema's steps that the database has taken. */
  schema: number;
  /** Rows of one table follow each other. */
  rows: AsyncIterable<BackupRow>;
}

export interface BackupSummary {
  rows: number;
  /** Of all lines but the last. */
  sha256: string;
}

/**
 * Writes a new file, readable by this user only.
 *
 * @throws ToolError `invalid-input` when it is there already or cannot be written.
 */
export async function writeBackup(file: string, { schema, rows }: Snapshot, at: number): Promise<BackupSummary> {
  const summary = { rows: 0, sha256: '' };
  let isOurs = false;
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  out.once('open', () => {
    isOurs = true;
  });
  try {
    await pipeline(Readable.from(backupLines({ schema, rows }, at, summary)), createGzip(), out);
    return summary;
  } catch (cause) {
    if (isOurs) await rm(file, { force: true });
    throw fileFault(cause, file);
  }
}

async function* backupLines({ schema, rows }: Snapshot, at: number, summary: BackupSummary): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ backup: 'clearkit', format: FORMAT, schema, at: new Date(at).toISOString() });
  let current: BackupTable | undefined;
  for await (const { table, cells } of rows) {
    if (table !== current) yield line({ table: table.name, columns: table.columns });
    current = table;
    yield line(cells);
    summary.rows += 1;
  }
  summary.sha256 = hash.digest('hex');
  yield `${JSON.stringify(summary)}\n`;
}

/**
 * Reads a backup; whether it is whole is known when the last row has been read, and then `summary` is filled in.
 *
 * @throws ToolError `invalid-input` when it cannot be read, `unsupported` when it is none, or is cut off or changed.
 */
export async function readBackup(file: string): Promise<Snapshot & { summary: BackupSummary }> {
  const lines = readLines(file);
  const head = parseLine((await lines.next()).value, file);
  const { backup, format, schema } = isRecord(head) ? head : {};
  if (backup !== 'clearkit' || typeof schema !== 'number') throw noBackup(file);
  if (format !== FORMAT) throw new ToolError('unsupported', `${file} was written by a newer version of this program.`);
  const summary = { rows: 0, sha256: '' };
  return { schema, summary, rows: readRows(lines, { file, head: `${JSON.stringify(head)}\n`, summary }) };
}

interface Reading {
  file: string;
  /** The first line. */
  head: string;
  /** Filled in with the end. */
  summary: BackupSummary;
}

async function* readRows(lines: AsyncGenerator<string>, { file, head, summary }: Reading): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256').update(head);
  let table: BackupTable | undefined;
  for await (const line of lines) {
    const value = parseLine(line, file);
    if (isRecord(value) && 'sha256' in value) {
      summary.sha256 = hash.digest('hex');
      if (value.rows === summary.rows && value.sha256 === summary.sha256 && (await lines.next()).done) return;
      throw damaged(file);
    }
    hash.update(`${line}\n`);
    if (Array.isArray(value)) {
      if (!table || value.length !== table.columns.length || !value.every(isCell)) throw damaged(file);
      yield { table, cells: value };
      summary.rows += 1;
    } else {
      table = tableOf(value);
      if (!table) throw damaged(file);
    }
  }
  throw damaged(file);
}

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.once('error', (error) => unpacked.destroy(error));
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of source.pipe(unpacked)) {
      const parts = `${rest}${decoder.write(chunk)}`.split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (cause) {
    throw fileFault(cause, file);
  } finally {
    source.destroy();
  }
  if (rest !== '') throw damaged(file);
}

function parseLine(line: string | undefined, file: string): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    throw noBackup(file);
  }
}

function tableOf(value: unknown): BackupTable | undefined {
  if (!isRecord(value) || typeof value.table !== 'string' || !Array.isArray(value.columns)) return undefined;
  const columns = value.columns.filter((column) => typeof column === 'string');
  return columns.length === value.columns.length ? { name: value.table, columns } : undefined;
}

function isCell(value: unknown): value is Value {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** What a database gave, as it is in a backup. */
export function cellOf(value: unknown): Value {
  return isCell(value) ? value : null;
}

function noBackup(file: string): ToolError {
  return new ToolError('unsupported', `${file} is no backup of this program.`);
}

function damaged(file: string): ToolError {
  return new ToolError('unsupported', `${file} is cut off or was changed: nothing was restored.`);
}

/** A fault of the file as its owner reads it; anything else as it is. */
function fileFault(cause: unknown, file: string): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'EEXIST') return new ToolError('invalid-input', `${file} is there already. Choose another name.`);
  if (code === 'Z_BUF_ERROR') return damaged(file);
  if (code.startsWith('Z_')) return noBackup(file);
  if (/^E[A-Z]+$/.test(code) && cause instanceof Error && 'syscall' in cause && 'path' in cause) {
    return new ToolError('invalid-input', `${file} cannot be used (${code}).`, { cause });
  }
  if (code === 'ENOSPC' || code === 'EFBIG' || code === 'EDQUOT') {
    return new ToolError('invalid-input', `${file} cannot be written: the disk is full (${code}).`, { cause });
  }
  return cause;
}
