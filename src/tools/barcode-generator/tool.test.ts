import { base64 } from '@scure/base';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createCodes } from '#ports/codes/here';
import { createDrawings } from '#ports/drawings/here';
import { chance } from '../../../tests/codes/random-inputs.ts';
import { type BarcodeKind, barcodeKinds, barcodeOf } from './kinds.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('barcode-generator', tool, run);
const ports = { codes: createCodes(), drawings: createDrawings() };
const make = async (input: object) => tool.output.parse(await execute(entry, input, { ports }));

const draw = chance(11);
const of = (letters: string, least: number, most: number) =>
  Array.from(
    { length: least + Math.floor(draw() * (most - least + 1)) },
    () => letters[Math.floor(draw() * letters.length)],
  ).join('');
const DIGITS = '0123456789';
const CODE_39 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.$/+%';
const ASCII = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('');
const ai = (content: string) => `(10)${content}`;

/** What somebody may enter for each kind. */
const contents: Readonly<Record<BarcodeKind, () => string>> = {
  ean13: () => of(DIGITS, 12, 12),
  ean8: () => of(DIGITS, 7, 7),
  upca: () => of(DIGITS, 11, 11),
  upce: () => `${of('01', 1, 1)}${of(DIGITS, 6, 6)}`,
  isbn: () => `978-0-${of(DIGITS, 6, 6)}-${of(DIGITS, 2, 2)}`,
  code128: () => of(ASCII, 1, 30),
  code39: () => of(CODE_39, 1, 20),
  code93: () => of(CODE_39, 1, 20),
  codabar: () => `${of('ABCD', 1, 1)}${of('0123456789-$:/.+', 2, 16)}${of('ABCD', 1, 1)}`,
  itf: () => of(DIGITS, 6, 20),
  itf14: () => of(DIGITS, 13, 13),
  gs1128: () => `(01)0950110153000${'3'}${ai(of('ABCDEFGHIJ0123456789', 1, 20))}(21)${of(DIGITS, 1, 12)}`,
  sscc: () => of(DIGITS, 17, 17),
  databar: () => of(DIGITS, 13, 13),
  databarlimited: () => `${of('01', 1, 1)}${of(DIGITS, 12, 12)}`,
  databarexpanded: () => `(01)09501101530003${ai(of('ABCDEFGHIJ0123456789', 1, 20))}`,
  datamatrix: () => of(`${ASCII}äöüß漢字€`, 1, 200),
  gs1datamatrix: () => `(01)09501101530003${ai(of('ABCDEFGHIJ0123456789', 1, 20))}`,
  pdf417: () => of(`${ASCII}äöüß€`, 1, 200),
  micropdf417: () => of(ASCII, 1, 30),
  aztec: () => of(`${ASCII}äöüß漢字€`, 1, 200),
  microqr: () => of(DIGITS, 1, 30),
  maxicode: () => of(CODE_39, 1, 60),
  telepen: () => of(ASCII, 1, 20),
  code11: () => of(`${DIGITS}-`, 1, 20),
  msi: () => of(DIGITS, 1, 20),
  pharmacode: () => String(3 + Math.floor(draw() * 131_000)),
};
/** For each kind; `CODES=200` for more. */
const COUNT = Number(process.env.CODES ?? 5);

describe('barcode-generator', () => {
  it.each(barcodeKinds)('makes %s that are read back, whatever is in them', async (kind) => {
    const values = Array.from({ length: COUNT }, contents[kind]);
    const { codes } = await make({ kind, values, scale: 2 });
    expect(codes.map(({ read }) => read)).toEqual(values.map(() => (barcodeOf(kind).reads ? 'Yes' : 'Not checked')));
  });

  // Examples of GS1: its General Specifications and its calculator of check digits; of UPC and ISBN, those of their agencies.
  it.each([
    ['ean13', '629104150021', '6291041500213'],
    ['ean13', '950110153000', '9501101530003'],
    ['ean8', '7351353', '73513537'],
    ['upca', '03600029145', '036000291452'],
    ['upce', '0123456', '01234565'],
    ['upce', '0425261', '04252614'],
    ['itf14', '1540014128876', '15400141288763'],
    ['sscc', '10614141192837465', '106141411928374657'],
    ['databar', '2401234567890', '24012345678905'],
  ])('gives %s %s its check digit', async (kind, entered, content) => {
    const added = await make({ kind, values: [entered] });
    expect(added.codes).toEqual([{ content, check: `Check digit ${content.slice(-1)} added`, read: 'Yes' }]);
    const given = await make({ kind, values: [content] });
    expect(given.codes[0]).toMatchObject({ content, check: `Check digit ${content.slice(-1)} is right` });
    const wrong = `${entered}${(Number(content.slice(-1)) + 1) % 10}`;
    await expect(make({ kind, values: [wrong] })).rejects.toThrow(
      `The check digit of ${wrong} should be ${content.slice(-1)}, not ${wrong.slice(-1)}: ${content}`,
    );
  });

  it.each([
    ['ean13', '123', 'EAN-13 has 13 digits, or 12 without the check digit. “123” has 3 digits.'],
    ['ean13', 'abc', '“abc” has other characters.'],
    ['upce', '5123456', 'UPC-E begins with 0 or 1.'],
    ['code39', 'abc', '“abc” is no Code 39: Code 39 must contain only digits, capital letters'],
    ['gs1128', '(01)09501101530004', 'is no GS1-128: AI 01: Bad checksum.'],
    ['gs1128', 'hello', "AIs must start with '('"],
    ['pharmacode', '2', 'Pharmacode value must be between 3 and 131070'],
    ['code128', 'Grüße 漢字', 'holds letters without accents alone'],
    ['microqr', 'x'.repeat(60), 'Maximum length exceeded'],
    ['datamatrix', 'x'.repeat(2_900), 'is no Data Matrix'],
    ['isbn', '4006381333931', 'begins with 978 or 979'],
    ['isbn', '0-306-40615-3', 'The check digit of 0306406153 should be 2, not 3'],
    ['ean13', ' ', 'Please enter a number or text'],
  ])('refuses %s %s in words', async (kind, value, message) => {
    await expect(make({ kind, values: [value] })).rejects.toThrow(message);
  });

  it.each([
    ['0-306-40615-2', '9780306406157'],
    ['080442957X', '9780804429573'],
    ['978-3-16-148410-0', '9783161484100'],
    ['0-8044-2957-x', '9780804429573'],
  ])('takes the ISBN %s', async (entered, content) => {
    expect((await make({ kind: 'isbn', values: [entered] })).codes[0]?.content).toBe(content);
  });

  it('bounds the picture, the list and the content', async () => {
    await expect(make({ kind: 'code128', values: ['x'.repeat(3_001)] })).rejects.toMatchObject({ code: 'too-large' });
    await expect(make({ kind: 'code128', values: ['x'.repeat(250)], scale: 12, height: 100 })).rejects.toMatchObject({
      code: 'too-large',
    });
    await expect(
      make({ kind: 'code128', values: Array.from({ length: 100 }, () => 'x'.repeat(600)) }),
    ).rejects.toMatchObject({ code: 'too-large' });
  });

  it('packs several, and says which line is wrong', async () => {
    const { pack, svg } = await make({ values: ['4006381333931', '629104150021'] });
    expect(Object.keys(unzipSync(base64.decode(pack?.base64 ?? '')))).toEqual([
      ...['001-4006381333931.svg', '001-4006381333931.png', '002-6291041500213.svg', '002-6291041500213.png'],
    ]);
    expect(svg).toMatch(/^<svg [^>]*>/);
    await expect(make({ values: ['4006381333931', '4006381333930'] })).rejects.toThrow('Line 2: The check digit');
  });

  it('says what scanners make of colors', async () => {
    const { notes } = await make({ values: ['4006381333931'], color: '#c00000' });
    expect(notes.join(' ')).toContain('red beam');
    await expect(make({ values: ['4006381333931'], color: '#f0f0f0' })).rejects.toThrow('Scanners cannot tell');
  });
});
