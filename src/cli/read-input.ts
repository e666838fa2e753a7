import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { ToolError } from '#kit/tool-error';
import { endingOf, packedEndings } from '#lib/documents/endings';
import { isRecord } from '#lib/is-record';
import type { StoredFile } from '#ports/files/port';
import type { Invocation } from './parse-arguments.ts';
import type { CommandOption, ToolCommand } from './tool-command.ts';

/** Bytes read of a file or of standard input; more is refused before any of it is used. */
const MAX_BYTES = 32 * 1024 * 1024;

export interface InputSources {
  stdin: AsyncIterable<Uint8Array> & { isTTY?: boolean | undefined };
  /** Directory that relative paths start from. */
  directory: string;
  /** Puts a picture or a document into the file store, so that tools reach it by an address. */
  storeFile: (content: Uint8Array, name: string) => Promise<StoredFile>;
}

/**
 * The input that a command line means: JSON as given, or the options with files and standard input filled in.
 *
 * @throws ToolError `invalid-input` for what cannot be read, `too-large` over 32 MB.
 */
export async function readInput(command: ToolCommand, invocation: Invocation, sources: InputSources): Promise<unknown> {
  if (invocation.input !== undefined) return wholeInput(invocation, sources);
  const values = { ...invocation.values };
  const { main } = command;
  if (main && !(main.facts.name in values)) {
    const filled = await mainValue(main, invocation.file, sources);
    if (filled !== undefined) values[main.facts.name] = filled;
  } else if (invocation.file !== undefined) {
    throw new ToolError(
      'invalid-input',
      `--file has nothing to fill: ${main ? `--${main.flag} is given` : 'no text'}.`,
    );
  }
  for (const option of command.options) {
    const value = values[option.facts.name];
    const { control } = option.facts;
    const isFile = control === 'image' || control === 'document';
    if (isFile && typeof value === 'string') values[option.facts.name] = await storedPath(value, option, sources);
    if (control === 'documents' && Array.isArray(value))
      values[option.facts.name] = await storedPaths(value, option, sources);
    if (control === 'pictures' && Array.isArray(value))
      values[option.facts.name] = await pictures(value, option, sources);
    if (option.facts.control === 'texts' && Array.isArray(value))
      values[option.facts.name] = await texts(value, option, sources);
  }
  return values;
}

async function wholeInput({ input = '', values, file }: Invocation, sources: InputSources): Promise<unknown> {
  if (Object.keys(values).length > 0 || file !== undefined) {
    throw new ToolError('invalid-input', 'Give the input as JSON or as options, not both.');
  }
  const json = input === '-' ? textOf(await readAll(sources.stdin)) : input;
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new ToolError('invalid-input', 'The input is not valid JSON.', { cause });
  }
}

async function mainValue(main: CommandOption, file: string | undefined, sources: InputSources): Promise<unknown> {
  if (file === undefined && sources.stdin.isTTY) return undefined;
  const { control, type, name } = main.facts;
  const content =
    file === undefined ? await readAll(sources.stdin) : await readFile(resolve(sources.directory, file), file, name);
  if (file === undefined && content.length === 0) return undefined;
  if (control === 'image' && type === 'string') {
    const picture = await sources.storeFile(content, file === undefined ? 'image' : basename(file));
    return picture.url;
  }
  if (control === 'document' || control === 'documents') {
    const { url } = await sources.storeFile(content, file === undefined ? 'document' : basename(file));
    return control === 'document' ? url : [url];
  }
  const isPacked =
    file !== undefined && control === 'textarea' && packedEndings.some((ending) => ending === endingOf(file));
  const text = isPacked ? (await textIn(file, content, name)).text : textOf(content);
  if (type === 'strings') return text.split(/\r?\n/).filter((line) => line.trim() !== '');
  // Of a one-line field, the line break that ends a file or an `echo` is no part; of a text it is.
  return control === 'textarea' ? text : text.replace(/\r?\n$/, '');
}

async function storedPath(path: string, { facts }: CommandOption, sources: InputSources): Promise<string> {
  if (isAddress(path) || path.trim() === '') return path;
  const content = await readFile(resolve(sources.directory, path), path, facts.name);
  return (await sources.storeFile(content, basename(path))).url;
}

/** The same of a list, whose records have the path as their address. */
async function storedPaths(given: readonly unknown[], option: CommandOption, sources: InputSources) {
  const stored: unknown[] = [];
  for (const each of given) {
    if (typeof each === 'string') stored.push(await storedPath(each, option, sources));
    else if (isRecord(each) && typeof each.url === 'string')
      stored.push({ ...each, url: await storedPath(each.url, option, sources) });
    else stored.push(each);
  }
  return stored;
}

/** Addresses, paths and records of either, as records of addresses. */
async function pictures(given: readonly unknown[], option: CommandOption, sources: InputSources): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const one of given) {
    const record: Record<string, unknown> = typeof one === 'string' ? { imageUrl: one } : { ...Object(one) };
    const { imageUrl } = record;
    const isText = typeof imageUrl === 'string';
    found.push(isText ? { ...record, imageUrl: await storedPath(imageUrl, option, sources) } : record);
  }
  return found;
}

/** What is given as a path, read: each with the title that the file has. */
async function texts(given: readonly unknown[], { facts }: CommandOption, sources: InputSources): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const one of given) {
    if (typeof one !== 'string') {
      found.push(one);
      continue;
    }
    const content = await readFile(resolve(sources.directory, one), one, facts.name);
    found.push(await textIn(one, content, facts.name));
  }
  return found;
}

async function textIn(path: string, content: Uint8Array, field: string): Promise<{ title: string; text: string }> {
  // Readers of files are larger than all of the command line, and few commands need them.
  const { documentFaults, readDocument } = await import('#lib/documents/read-document');
  const read = await readDocument({ name: path, content });
  if (typeof read !== 'string') return read;
  throw new ToolError('invalid-input', `${path} ${documentFaults[read]}.`, { field });
}

function isAddress(value: string): boolean {
  return /^[a-z][a-z0-9+.-]+:/i.test(value.trim());
}

async function readFile(path: string, shown: string, field: string): Promise<Uint8Array> {
  try {
    await using handle = await open(path);
    return await readAll(handle.createReadStream({ autoClose: false }));
  } catch (cause) {
    if (cause instanceof ToolError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    const reason = code === 'ENOENT' ? 'there is no such file' : 'it cannot be read';
    throw new ToolError('invalid-input', `${shown}: ${reason}.`, { field, cause });
  }
}

async function readAll(source: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MAX_BYTES) {
      throw new ToolError('too-large', `The input is larger than ${MAX_BYTES / 1024 / 1024} MB.`);
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (cause) {
    throw new ToolError('invalid-input', 'The text is not valid UTF-8.', { cause });
  }
}
