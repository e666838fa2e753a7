import * as z from 'zod';
import { field } from '#kit/field';
import { wholeNumber } from '#kit/inputs';
import { binaryFile } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import { symbolContrast } from '#lib/codes/contrast';

const COLOUR = { error: 'Please enter a color as six hexadecimal digits, such as #1e3a8a' };
const PIXELS = 'Please choose a size between 128 and 4096 pixels';
const CELLS = 'Please choose a quiet zone between 0 and 20 modules';

/** Percent of contrast below which scanners fail, and below which they may (ISO/IEC 15415: grades D and C). */
const [NO_CONTRAST, POOR_CONTRAST] = [20, 40];

/** A color of a code, as `#rrggbb`. */
export function codeColour(label: string, usual: string, behind: string) {
  return z
    .string(COLOUR)
    .regex(/^#[0-9a-f]{6}$/i, COLOUR)
    .default(usual)
    .register(field, { label, control: 'color', behind, role: 'rare', placeholder: usual });
}

/** Pixels of the PNG's longer side. */
export function codePixels(usual: number, behind: string) {
  const help = 'Of the PNG, to the next size at which each module has whole pixels. SVG and PDF fit every size.';
  return wholeNumber([128, 4096], usual, { label: 'Size', unit: 'pixels', behind, role: 'rare', help }, PIXELS);
}

/** What stays light around a code. */
export function quietZone(usual: number, behind: string, help: string) {
  return wholeNumber([0, 20], usual, { label: 'Quiet zone', unit: 'modules', behind, role: 'rare', help }, CELLS);
}

/** A file that came out, which the tool's own part shows; null where there is none. */
export function codeFile(label: string) {
  return binaryFile().nullable().register(field, { label, display: 'caption' });
}

/**
 * What scanners may make of the colors.
 *
 * @throws ToolError `invalid-input` for colors that no scanner tells apart.
 */
export function notesOnColours(color: string, background: string): string[] {
  const { percent, grade, isInverted } = symbolContrast(color, background);
  const said = `The contrast is ${percent} %, grade ${grade} of ISO/IEC 15415.`;
  if (percent < NO_CONTRAST) {
    const message = `${said} Scanners cannot tell these colors apart: please choose a darker and a lighter one.`;
    throw new ToolError('invalid-input', message, { field: 'color' });
  }
  return [
    percent < POOR_CONTRAST ? `${said} Many scanners need 40 % or more.` : said,
    ...(isInverted
      ? ['The code is lighter than its background. Many scanners cannot read that: swap the colors.']
      : []),
  ];
}
