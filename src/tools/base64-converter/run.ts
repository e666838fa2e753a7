import { faultsIn, type TextFault } from '#families/faults';
import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { decodeBytes, encodeBytes, MOST_BASE58 } from '#lib/encodings';
import { fileKind, textOf } from '#lib/file-kind';
import { linesOf } from '#lib/text/lines';
import { percentDecode } from '#lib/url/percent-encoding';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const nothing = { text: null, file: null, type: null, bytes: null, fault: null, faults: null, place: null };

const run: Run<typeof tool> = (input) => {
  const { action, file } = input;
  const given = file === '' ? undefined : bytesOf(file);
  if (action === 'encode') return given ? encoded([given], input, fileKind(given).type) : encodedText(input);
  const text = given ? (textOf(given) ?? '') : input.text;
  if (given && text === '') {
    throw new ToolError('unsupported', 'The file to decode contains no text.', { field: 'file' });
  }
  return input.lines ? decodedLines(text, input) : decoded(text, input);
};

export default run;

function bytesOf(file: string): Uint8Array {
  const read = decodeBytes(file, 'base64');
  if ('bytes' in read) return read.bytes;
  throw new ToolError('invalid-input', 'The file must be given as Base64.', { field: 'file' });
}

function encodedText(input: Input) {
  const utf8 = new TextEncoder();
  const parts = input.lines ? linesOf(input.text) : [input.text];
  return encoded(
    parts.map((part) => utf8.encode(part)),
    input,
    'text/plain;charset=utf-8',
  );
}

function encoded(parts: readonly Uint8Array[], input: Input, type: string) {
  const { encoding, padding, lineLength, dataUrl, mediaType } = input;
  if (encoding === 'base58' && parts.some((part) => part.length > MOST_BASE58)) {
    throw new ToolError('too-large', 'Base58 is for short values: up to 1,000 bytes.', { field: 'encoding' });
  }
  const kind = mediaType.trim() || type;
  const texts = parts.map((part) => {
    if (dataUrl) return `data:${kind};base64,${encodeBytes(part, 'base64')}`;
    const text = encodeBytes(part, encoding, padding);
    return lineLength === '0' || input.lines ? text : wrapped(text, Number(lineLength));
  });
  return { ...nothing, text: texts.join('\n'), type, bytes: parts.reduce((sum, part) => sum + part.length, 0) };
}

function wrapped(text: string, length: number): string {
  const count = Math.ceil(text.length / length);
  return Array.from({ length: count }, (_, at) => text.slice(at * length, (at + 1) * length)).join('\n');
}

function decoded(whole: string, { encoding }: Input) {
  const url = /^\s*data:([^,]{0,1000}),/.exec(whole);
  const start = url?.[0].length ?? 0;
  const told = url?.[1] ?? '';
  const isBase64 = !url || /;\s*base64\s*$/i.test(told);
  // What is in an address may be percent-encoded: WHATWG Fetch, data: URL processor.
  const body = url ? percentDecode(whole.slice(start), 'component').text : whole;
  const read = isBase64 ? decodeBytes(body, url ? 'base64' : encoding) : { bytes: new TextEncoder().encode(body) };
  if ('fault' in read) {
    const { at, message } = read.fault;
    const isSame = body.length === whole.length - start;
    const fault = isSame ? { ...read.fault, at: start + at } : { at: start, message };
    return { ...nothing, ...faultsIn(whole, [fault]) };
  }
  const { bytes } = read;
  const text = textOf(bytes);
  const found = fileKind(bytes);
  const type = (url && told.replace(/;\s*base64\s*$/i, '').trim()) || (text === undefined ? found.type : 'text/plain');
  if (text !== undefined) return { ...nothing, text, type, bytes: bytes.length, faults: [] };
  const file = { name: `decoded.${found.extension}`, type, base64: encodeBytes(bytes, 'base64') };
  return { ...nothing, file, type, bytes: bytes.length };
}

function decodedLines(text: string, { encoding }: Input) {
  const faults: TextFault[] = [];
  let at = 0;
  let count = 0;
  const lines = text.split('\n').map((line) => {
    const read = decodeBytes(line, encoding);
    const here = at;
    at += line.length + 1;
    if ('fault' in read) {
      faults.push({ ...read.fault, at: here + read.fault.at });
      return '';
    }
    count += read.bytes.length;
    const made = textOf(read.bytes);
    if (made === undefined) faults.push({ at: here, message: 'This line does not decode to text.' });
    return made ?? '';
  });
  return { ...nothing, text: lines.join('\n'), type: 'text/plain', bytes: count, ...faultsIn(text, faults) };
}
