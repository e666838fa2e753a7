import { base64 } from '@scure/base';
import { strToU8 } from 'fflate';
import { notesOnColours } from '#families/codes';
import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { zipped } from '#lib/zipped';
import { contentOf } from './contents.ts';
import { openLogo } from './draw-logo.ts';
import { type Look, type MadeCode, makeCode } from './make-code.ts';
import type tool from './tool.ts';

const TYPES = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf' } as const;
/** UTF-16 units of a whole list: a large code takes half a second. */
const MOST_TEXT = 100_000;

const run: Run<typeof tool> = async (input, { codes, drawings }, { signal, report }) => {
  const logo = input.logo === '' ? undefined : openLogo(input.logo, input.logoSize, drawings);
  const look: Look = { ...input, level: logo ? 'H' : input.level, logo };
  const notes = [...notesOnColours(input.color, input.background), ...notesOnLook(look, input.level)];
  // Half a character is in no code: it becomes the sign that stands for one that is lost.
  const contents = (input.kind === 'list' ? listed(input.list) : [contentOf(input)]).map((each) => each.toWellFormed());
  const [content = ''] = contents;
  const files: Record<string, Uint8Array> = {};
  const rows: { content: string; file: string; version: number }[] = [];
  let first: MadeCode | undefined;
  for (const [at, each] of contents.entries()) {
    signal.throwIfAborted();
    if (contents.length > 1) report({ share: at / contents.length, stage: `Code ${at + 1} of ${contents.length}` });
    const made = await makeCode(each, look, codes).catch((error: unknown) => {
      throw input.kind === 'list' && error instanceof ToolError ? inLine(error, at) : error;
    });
    first ??= made;
    if (input.kind !== 'list') continue;
    const file = `${String(at + 1).padStart(3, '0')}-${nameOf(each)}.${input.files}`;
    files[file] = await bytesFor(made, input.files);
    rows.push({ content: each, file, version: versionOf(made) });
  }
  if (!first) throw new Error('A code was neither made nor refused.');
  const fileOf = async (kind: 'png' | 'pdf') => ({
    ...{ name: `qr-code.${kind}`, type: TYPES[kind] },
    base64: base64.encode(await bytesFor(first, kind)),
  });
  return {
    svg: first.svg(),
    png: await fileOf('png'),
    pdf: await fileOf('pdf'),
    pack:
      rows.length > 0 ? { name: 'qr-codes.zip', type: 'application/zip', base64: base64.encode(zipped(files)) } : null,
    content,
    version: versionOf(first),
    modules: first.cells.width,
    level: first.level,
    bytes: first.bytes,
    notes: [...notes, ...(input.kind === 'text' ? notesOnText(content) : [])],
    list: rows.length > 0 ? rows : null,
  };
};

export default run;

function listed(lines: readonly string[]): string[] {
  const contents = lines.map((line) => line.trim()).filter(Boolean);
  const field = 'list';
  if (contents.length === 0) throw new ToolError('invalid-input', 'Please enter a link or text per line', { field });
  if (contents.reduce((sum, { length }) => sum + length, 0) > MOST_TEXT)
    throw new ToolError('too-large', 'Please enter at most 100,000 characters at once.', { field });
  return contents;
}

function inLine(error: ToolError, at: number): ToolError {
  return new ToolError(error.code, `Line ${at + 1}: ${error.message}`, { field: 'list', cause: error });
}

/** Sizes of codes grow by four modules a version, from 21. */
const versionOf = ({ cells }: MadeCode) => (cells.width - 17) / 4;

async function bytesFor(code: MadeCode, kind: keyof typeof TYPES): Promise<Uint8Array> {
  return kind === 'svg' ? strToU8(code.svg()) : code[kind]();
}

/** What of a content can be in the name of a file on every system. */
function nameOf(content: string): string {
  const words = content.replace(/^\w+:\/*/, '').replace(/[^\p{L}\p{N}]+/gu, '-');
  return words.replace(/^-|-$/g, '').slice(0, 40).toLowerCase() || 'code';
}

function notesOnLook({ level, quiet }: Look, wished: Look['level']): string[] {
  return [
    ...(level === wished ? [] : ['With a logo, the code has error correction H, so that it can still be read.']),
    ...(quiet < 4 ? ['The quiet zone is narrower than the standard asks for. Keep the surroundings light.'] : []),
  ];
}

function notesOnText(text: string): string[] {
  const isBare = /^(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}(?:[/?#]\S*)?$/i.test(text);
  return isBare ? ['Phones may show this as text. Put https:// before it to make it a link.'] : [];
}
