import type { Run, ToolInput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import type { Finding } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import { formatBytes } from '#lib/byte-size';
import { findDataUrl, percentBytes } from '#lib/data-url';
import { decodeBytes, encodeBytes } from '#lib/encodings';
import { fileKind } from '#lib/file-kind';
import { formatName } from '#lib/format-name';
import { mediaTypeOf } from '#lib/media-type';
import { sniffImage } from '#lib/sniff-image';
import { svgUrl } from '#lib/svg-url';
import { sizesOf } from '#lib/text/compressed-sizes';
import { placeAt } from '#lib/text/place';
import type { ImageInfo } from '#ports/images/port';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;
type Given = Pick<Ports, 'http' | 'images' | 'files'>;

const MOST_BYTES = 4 << 20;
/** UTF-16 units of a text that is decoded; a percent-encoded drawing has three for a byte at most. */
const LONGEST = 3 * MOST_BYTES;

/** Bytes up to which build tools put files into pages by themselves: Vite 4 KB, webpack 8 KB. */
const INLINED_BY_VITE = 4 << 10;
const INLINED_BY_WEBPACK = 8 << 10;
/** A picture that takes as much as a whole page of HTML, and is there before the page can be drawn. */
const MUCH = 100 << 10;

const run: Run<typeof tool> = (input, ports, { signal }) =>
  input.action === 'decode' ? decoded(input.text, ports, signal) : encoded(input, ports, signal);

export default run;

async function encoded(input: Input, { http, images }: Given, signal: AbortSignal) {
  const url = input.imageUrl.trim();
  if (url === '') throw new ToolError('invalid-input', 'Please enter an image URL', { field: 'imageUrl' });
  const file = await http.download({ url, accept: ['image/*'], signal });
  if (file.bytes > MOST_BYTES) {
    const sizes = `The picture is ${formatBytes(file.bytes)}, and ${formatBytes(MOST_BYTES)} at most are written as text.`;
    throw new ToolError('too-large', `${sizes} Make it smaller first.`, { field: 'imageUrl' });
  }
  const { source, content } = await images.read(file, signal);
  const type = mediaTypeOf(`a.${source.format}`) ?? 'application/octet-stream';
  const base64 = encodeBytes(content, 'base64');
  const dataUrl = shorterUrl(content, { source, input }) ?? `data:${type};base64,${base64}`;
  const text = written({ dataUrl, base64, type, source, bytes: content.length }, input.form);
  return {
    ...factsOf(source, { type, bytes: content.length }),
    text,
    imageUrl: null,
    expiresAt: null,
    advice: [adviceOn(content.length, source)],
    sizes: await sizesOf(content, text),
    note: null,
  };
}

/** A drawing without Base64, where that is asked for and shorter. */
function shorterUrl(content: Uint8Array, { source, input }: { source: ImageInfo; input: Input }): string | undefined {
  const svg = source.format === 'svg' && input.drawings === 'shorter' ? utf8TextOf(content) : undefined;
  const url = svg && svgUrl(svg);
  return url && url.length < 'data:image/svg+xml;base64,'.length + (content.length * 4) / 3 ? url : undefined;
}

/** The text of a drawing that is in UTF-8 and does not say anything else. */
function utf8TextOf(content: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    const [, declared = 'utf-8'] = /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]+)/i.exec(text) ?? [];
    return /^(?:utf-8|us-ascii)$/i.test(declared) ? text : undefined;
  } catch {
    return undefined;
  }
}

interface Written {
  dataUrl: string;
  base64: string;
  type: string;
  source: ImageInfo;
  bytes: number;
}

function written({ dataUrl, base64, type, source, bytes }: Written, form: Input['form']): string {
  const { width, height } = source;
  switch (form) {
    case 'url':
      return dataUrl;
    case 'css':
      return `background-image: url("${dataUrl}");`;
    case 'html':
      return `<img src="${dataUrl}" width="${width}" height="${height}" alt="">`;
    case 'markdown':
      // In parentheses, so that none may be in the address.
      return `![](<${dataUrl}>)`;
    case 'json':
      return JSON.stringify({ type, width, height, bytes, dataUrl }, null, 2);
    case 'base64':
      return base64;
  }
}

function adviceOn(bytes: number, { format }: ImageInfo): Finding {
  const size = formatBytes(bytes);
  if (bytes <= INLINED_BY_VITE) {
    const detail = `The file has ${size}. Up to 4 KB, build tools such as Vite put pictures into pages by themselves.`;
    return { severity: 'passed', title: 'Small enough to inline', detail };
  }
  const smaller = format === 'svg' ? 'SVG Optimizer' : 'Compress Image';
  const why =
    'Inlined, it is downloaded again with every page or style sheet that has it, cannot be loaded lazily, and everything behind it waits. As a file, the browser keeps it.';
  if (bytes <= INLINED_BY_WEBPACK) {
    const detail = `The file has ${size}. Vite inlines up to 4 KB by itself, webpack up to 8 KB.`;
    return { severity: 'advice', title: 'Small enough, if it is used on one page', detail, why };
  }
  const detail = `The file has ${size}. Build tools inline up to 4 KB (Vite) or 8 KB (webpack); ${smaller} may help.`;
  const title = bytes > MUCH ? 'Far too large to inline' : 'Too large to inline sensibly';
  return { severity: 'warning', title, detail, why };
}

async function decoded(text: string, { http, images, files }: Given, signal: AbortSignal) {
  const { content, said, note } = readText(text);
  const format = sniffImage(content);
  if (format === undefined) throw new ToolError('unsupported', foreign(content), { field: 'text' });
  const { type, extension } = fileKind(content);
  const stored = await files.put({ content, type, name: `image.${extension}` });
  const file = await http.download({ url: stored.url, signal });
  // Has every pixel decoded: what is cut short is not handed on as a picture.
  const { source } = await (format === 'svg' ? images.read(file, signal) : images.colours(file, { count: 1, signal }));
  const isOther = said !== '' && said !== type && !(said === 'image/jpg' && type === 'image/jpeg');
  const notes = [note, isOther ? `The data URL says ${said}, but the bytes are ${type}.` : ''];
  return {
    ...factsOf(source, { type, bytes: content.length }),
    text: null,
    imageUrl: stored.url,
    expiresAt: new Date(stored.expiresAt).toISOString(),
    advice: null,
    sizes: [{ as: 'Plain', ...sizesFrom(text.length, content.length) }],
    note: notes.filter(Boolean).join(' ') || null,
  };
}

function sizesFrom(before: number, after: number) {
  return { before, after, saved: Math.round((1 - after / before) * 1_000) / 10 };
}

function readText(text: string): { content: Uint8Array; said: string; note: string } {
  const refuse = (message: string) => new ToolError('invalid-input', message, { field: 'text' });
  if (!/\S/.test(text)) throw refuse('Please paste a data URL or Base64');
  if (text.length > LONGEST) throw new ToolError('too-large', 'The text is too long: pictures of up to 4 MB come out.');
  const { found, count } = findDataUrl(text) ?? { found: undefined, count: 0 };
  const note = count > 1 ? `There are ${count} data URLs in the text: this is the first.` : '';
  if (found && !found.isBase64) return { content: percentBytes(found.body), said: found.type, note };
  const body = found?.body ?? text;
  // In CSS and HTML, signs of Base64 may be percent-encoded as well.
  const read = decodeBytes(/%[\da-f]{2}/i.test(body) ? new TextDecoder().decode(percentBytes(body)) : body, 'base64');
  if ('bytes' in read) return { content: read.bytes, said: found?.type ?? '', note };
  const { line, column } = placeAt(text, (found?.at ?? 0) + read.fault.at);
  throw refuse(`Line ${line}, column ${column}: ${read.fault.message}`);
}

function foreign(content: Uint8Array): string {
  if (content.length === 0) return 'Nothing is in it.';
  const { type } = fileKind(content);
  const kind = type === 'application/octet-stream' ? 'no picture of a kind that we know' : `no picture, but ${type}`;
  return `What is in it is ${kind}. Base64 Converter decodes any file.`;
}

function factsOf({ format, width, height }: ImageInfo, { type, bytes }: { type: string; bytes: number }) {
  return { type, width, height, format, typed: formatName(format), size: formatBytes(bytes), bytes };
}
