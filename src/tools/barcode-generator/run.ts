import { base64 } from '@scure/base';
import { strToU8 } from 'fflate';
import { notesOnColours } from '#families/codes';
import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { partsOf } from '#lib/codes/write-png';
import { zipped } from '#lib/zipped';
import { barcodeOf } from './kinds.ts';
import { type MadeBarcode, makeBarcode } from './make-barcode.ts';
import type tool from './tool.ts';

/** UTF-16 units of a whole list. */
const MOST_TEXT = 50_000;
/** Of 255, from which on a red beam sees a color as light. */
const RED = 100;

const run: Run<typeof tool> = async (input, ports, { signal, report }) => {
  const values = input.values.map((each) => each.trim()).filter(Boolean);
  const field = 'values';
  if (values.length === 0) throw new ToolError('invalid-input', 'Please enter a number or text', { field });
  if (values.reduce((sum, { length }) => sum + length, 0) > MOST_TEXT)
    throw new ToolError('too-large', 'Please enter at most 50,000 characters at once.', { field });
  const { name, reads, isMatrix } = barcodeOf(input.kind);
  const notes = [
    ...notesOnColours(input.color, input.background),
    ...(!isMatrix && partsOf(input.color)[0] > RED
      ? ['Scanners with a red beam see this color as light. Choose black, blue or green.']
      : []),
    ...(reads ? [] : [`Our reader does not know ${name}, so the picture was not read back.`]),
  ];
  const made: MadeBarcode[] = [];
  for (const [at, each] of values.entries()) {
    signal.throwIfAborted();
    if (values.length > 1) report({ share: at / values.length, stage: `Barcode ${at + 1} of ${values.length}` });
    made.push(
      await makeBarcode(each, input, ports).catch((error: unknown) => {
        throw values.length > 1 && error instanceof ToolError ? inLine(error, at) : error;
      }),
    );
  }
  const [first] = made;
  if (!first) throw new Error('A barcode was neither made nor refused.');
  const files = made.flatMap(({ svg, png, text }, at): [string, Uint8Array][] => {
    const file = `${String(at + 1).padStart(3, '0')}-${text.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40)}`;
    return [
      [`${file}.svg`, strToU8(svg)],
      [`${file}.png`, png],
    ];
  });
  return {
    svg: first.svg,
    png: { name: 'barcode.png', type: 'image/png', base64: base64.encode(first.png) },
    pack:
      made.length > 1
        ? { name: 'barcodes.zip', type: 'application/zip', base64: base64.encode(zipped(Object.fromEntries(files))) }
        : null,
    codes: made.map(({ text, note, isRead }) => ({
      content: text,
      check: note ?? '',
      read: isRead ? 'Yes' : 'Not checked',
    })),
    notes,
  };
};

export default run;

function inLine(error: ToolError, at: number): ToolError {
  return new ToolError(error.code, `Line ${at + 1}: ${error.message}`, { field: 'values', cause: error });
}
