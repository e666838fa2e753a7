import type { ToolInput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { greyOfParts } from '#lib/codes/contrast';
import { withoutShortening } from '#lib/codes/gs1';
import { colouredPng } from '#lib/codes/write-png';
import { withCheckDigit } from './check-digit.ts';
import { barcodeOf } from './kinds.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

/** Characters of a content: more fits into no barcode. */
const LONGEST = 3_000;
/** Pixels of a finished picture. */
const MOST_PIXELS = 16_000_000;
/** What divides values of GS1 data within a code. */
const DIVIDER = '\u001d';

export interface MadeBarcode {
  svg: string;
  png: Uint8Array;
  /** What is in it. */
  text: string;
  note: string | null;
  /** Whether it was read back: false where our reader does not know its kind. */
  isRead: boolean;
}

/** @throws ToolError `invalid-input` for what the kind does not hold, `unsupported` for what cannot be read back. */
export async function makeBarcode(
  entered: string,
  input: Input,
  { codes, drawings }: Pick<Ports, 'codes' | 'drawings'>,
): Promise<MadeBarcode> {
  const barcode = barcodeOf(input.kind);
  if (entered.length > LONGEST)
    throw new ToolError('too-large', 'A barcode holds 3,000 characters at most.', { field: 'values' });
  const { text, note } = barcode.digits
    ? withCheckDigit(entered, barcode.digits, barcode.name)
    : { text: entered, note: null };
  const svg = await drawn(`${barcode.before ?? ''}${text}`, input);
  const [, across = 0, down = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
  if (across * down * input.scale ** 2 > MOST_PIXELS) {
    throw new ToolError(
      'too-large',
      'The picture would have more than 16 million pixels. Choose fewer pixels per module.',
      { field: 'scale' },
    );
  }
  const picture = await drawings.pixels(svg, across * input.scale);
  const png = () =>
    colouredPng(
      picture.pixels.filter((_, at) => at % 4 !== 3),
      picture.width,
      picture.height,
    );
  if (!barcode.reads) return { svg, png: png(), text, note, isRead: false };
  const found = await codes.read(greyed(picture), { formats: barcode.reads, isMade: true });
  const wanted = comparable(text, barcode.isGs1);
  // Some readers leave the letters out with which a Codabar begins and ends, others give a shortened UPC-E in full.
  if (!found.some((each) => isSame(comparable(each.text, barcode.isGs1), wanted, input.kind))) {
    const reason =
      /[^ -~]/.test(text) && !barcode.isMatrix
        ? `${barcode.name} holds letters without accents alone.`
        : 'Try more contrast, a wider quiet zone or more pixels per module.';
    throw new ToolError('unsupported', `This barcode could not be read back, so you do not get it. ${reason}`, {
      field: 'values',
    });
  }
  return { svg, png: png(), text, note, isRead: true };
}

/** The drawing, with bars and squares on whole units. */
async function drawn(text: string, input: Input): Promise<string> {
  const { toSVG } = await import('bwip-js/generic');
  const { bcid, isMatrix = false, hasCheck = false, name } = barcodeOf(input.kind);
  const ink = input.color.slice(1);
  // A unit is a module of bars, and half a module of squares.
  const quiet = input.quiet * (isMatrix ? 2 : 1);
  const options = {
    ...{ bcid, text, scale: 1, includetext: input.label && !isMatrix, includecheck: hasCheck },
    ...(isMatrix ? {} : { height: input.height }),
    ...{ paddingwidth: quiet, paddingheight: isMatrix ? quiet : 4 },
    ...{ barcolor: ink, textcolor: ink, backgroundcolor: input.background.slice(1) },
  };
  try {
    return toSVG(options).replace(/\n/g, '');
  } catch (error) {
    const [, reason] = /^bwipp\.[^ ]+: (.+)/.exec(error instanceof Error ? error.message : '') ?? [];
    if (reason === undefined) throw error;
    const said = reason.replace(/\.$/, '');
    throw new ToolError('invalid-input', `The content “${text.slice(0, 60)}” is no ${name}: ${said}.`, {
      field: 'values',
      cause: error,
    });
  }
}

function greyed({ pixels, width, height }: { pixels: Uint8Array; width: number; height: number }) {
  const grey = (_: unknown, at: number) =>
    greyOfParts([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]);
  return { width, height, pixels: Uint8Array.from({ length: width * height }, grey) };
}

function comparable(text: string, isGs1 = false): string {
  return isGs1 ? text.replace(/[()]/g, '').replaceAll(DIVIDER, '') : text;
}

/** Whether what was read is what was wanted, as readers write it. */
function isSame(read: string, wanted: string, kind: Input['kind']): boolean {
  if (read === wanted) return true;
  switch (kind) {
    case 'upca':
      return read === `0${wanted}`;
    case 'upce':
      return read.endsWith(`${withoutShortening(wanted.slice(0, 7))}${wanted.slice(7)}`);
    case 'itf':
      return read === `0${wanted}`;
    case 'codabar':
      return read === wanted.slice(1, -1);
    case 'databar':
    case 'databarlimited':
      return read === `01${wanted}`;
    case 'sscc':
      return read === `00${wanted}`;
    default:
      return false;
  }
}
