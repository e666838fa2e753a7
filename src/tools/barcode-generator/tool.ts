import * as z from 'zod';
import { codeColour, codeFile, quietZone } from '#families/codes';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { wholeNumber, yesOrNo } from '#kit/inputs';
import { table, text } from '#kit/outputs';
import { barcodeKinds, barcodes } from './kinds.ts';

const LOOK = 'Size and colors';
const eachOf = (of: 'name' | 'help') =>
  Object.fromEntries(Object.entries(barcodes).map(([kind, said]) => [kind, said[of]]));

export default defineTool({
  ...liveText({ action: 'Make Barcode', done: 'Barcode made', failed: 'make the barcode' }),
  needs: ['codes', 'drawings'],
  runsIn: 'browser',
  timeLimit: 60_000,
  title: 'Barcode Generator',
  summary: 'Make EAN, UPC, Code 128, GS1, Data Matrix and 20 other barcodes with right check digits, each read back.',
  category: 'image',
  want: 'make',
  have: 'nothing',
  icon: 'barcode',
  keywords:
    'barcode generator, barcode maker, ean 13 generator, upc generator, code 128, code 39, itf-14, gs1-128, data matrix, pdf417, isbn barcode, check digit calculator, bulk barcodes',
  input: z.object({
    values: z
      .array(z.string({ error: 'The list holds texts' }), { error: 'Please enter a number or text' })
      .max(500, { error: 'Please enter at most 500 lines' })
      .register(field, {
        label: 'Numbers or texts, one per line',
        control: 'lines',
        role: 'material',
        code: 'plain',
        placeholder: '4006381333931',
      }),
    kind: z
      .enum(barcodeKinds, { error: 'Please choose one of the kinds of barcodes' })
      .default('ean13')
      .register(field, { label: 'Kind', names: eachOf('name'), helps: eachOf('help') }),
    label: yesOrNo('Write the content below', { isOn: true }),
    scale: wholeNumber(
      [2, 12],
      4,
      { label: 'Pixels per module', behind: LOOK, role: 'rare', help: 'Of the PNG. SVG fits every size.' },
      'Please choose 2 to 12 pixels per module',
    ),
    height: wholeNumber(
      [5, 100],
      20,
      { label: 'Height of the bars', unit: 'mm', behind: LOOK, role: 'rare', help: 'Where a module is 0.35 mm wide.' },
      'Please choose a height between 5 and 100 mm',
    ),
    quiet: quietZone(10, LOOK, 'Light space beside the bars. Most kinds ask for 10, squares for 1 to 4.'),
    color: codeColour('Color', '#000000', LOOK),
    background: codeColour('Background', '#ffffff', LOOK),
  }),
  output: z.object({
    svg: z.string().register(field, { label: 'Barcode as SVG', display: './barcode', help: 'Of several, the first.' }),
    png: codeFile('Barcode as PNG'),
    pack: codeFile('All as SVG and PNG, in a ZIP'),
    codes: table('Barcodes', {
      content: text('Content', { code: 'plain' }),
      check: text('Check digit'),
      read: text('Read back'),
    }),
    notes: z.array(z.string()).register(field, { label: 'Notes', display: 'list' }),
  }),
  examples: [
    {
      name: 'A product number',
      input: { values: ['4006381333931'] },
      output: { codes: [{ content: '4006381333931', check: 'Check digit 1 is right', read: 'Yes' }] },
    },
    {
      name: 'Three without check digits',
      input: { values: ['036000291452', '01234567890', '12345678901'], kind: 'upca' },
      output: {
        codes: [
          { content: '036000291452', check: 'Check digit 2 is right', read: 'Yes' },
          { content: '012345678905', check: 'Check digit 5 added', read: 'Yes' },
          { content: '123456789012', check: 'Check digit 2 added', read: 'Yes' },
        ],
      },
    },
    { name: 'A batch with its date', input: { values: ['(01)09501101530003(17)261231(10)AB-123'], kind: 'gs1128' } },
    { name: 'A text in Data Matrix', input: { values: ['Grüße aus Köln'], kind: 'datamatrix' } },
  ],
});
