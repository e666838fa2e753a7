import * as z from 'zod';
import { inBrowser } from '#families/in-browser';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber, yesOrNo } from '#kit/inputs';
import { pageAddress } from '#kit/page-address';
import { documentFile } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

const margin = (label: string) =>
  wholeNumber(
    [0, 100],
    20,
    { label, unit: 'mm', short: true, role: 'option', group: 'Paper', when: { margins: ['own'] } },
    'Please enter a whole number of millimeters between 0 and 100',
  );

export default defineTool({
  ...inBrowser({ action: 'Make PDF', busy: 'Making the PDF...', done: 'PDF made', failed: 'make the PDF' }),
  title: 'HTML to PDF',
  summary:
    'Save a web page as a PDF: paper, margins, scale, page numbers, with print or screen styles, links included.',
  category: 'meta',
  want: 'convert',
  icon: 'file-down',
  keywords: 'webpage to pdf, url to pdf, save website as pdf, print web page to pdf, website to pdf converter',
  needs: ['browser', 'files'],
  input: z.object({
    url: pageAddress,
    paper: oneOf(['A4', 'Letter', 'Legal', 'A3', 'A5', 'A6', 'Tabloid'], 'A4', {
      label: 'Size',
      short: true,
      group: 'Paper',
    }),
    margins: oneOf({ none: 'None', narrow: 'Narrow', normal: 'Normal', wide: 'Wide', own: 'Your own' }, 'normal', {
      label: 'Margins',
      short: true,
      group: 'Paper',
      helps: { narrow: '6 mm', normal: '12 mm', wide: '25 mm' },
    }),
    top: margin('Top'),
    right: margin('Right'),
    bottom: margin('Bottom'),
    left: margin('Left'),
    orientation: oneOf({ portrait: 'Portrait', landscape: 'Landscape' }, 'portrait', {
      label: 'Orientation',
      control: 'radio',
      group: 'Paper',
    }),
    styles: oneOf({ print: 'For print', screen: 'As on screen' }, 'print', {
      label: 'Styles',
      control: 'radio',
      group: 'Page',
      helps: {
        print: 'Many sites leave out menus and advertisements on paper.',
        screen: 'As the page looks in a window as wide as the paper.',
      },
    }),
    backgrounds: yesOrNo('Background colors and pictures', { isOn: true, group: 'Page' }),
    header: yesOrNo('Title and date at the top', { group: 'Page' }),
    footer: yesOrNo('Address and page numbers at the bottom', { group: 'Page' }),
    scale: wholeNumber(
      [20, 200],
      100,
      {
        label: 'Scale: {value}%',
        control: 'slider',
        unit: '%',
        role: 'option',
        group: 'Page',
        captions: ['More on a sheet', 'Larger letters'],
        help: 'At a small scale, pages use the layout for wide windows.',
      },
      'Please choose a scale between 20 and 200, as a whole number',
    ),
  }),
  output: z.object({
    document: documentFile().register(field, { label: 'PDF', display: 'document' }),
    url: z.string().register(field, { label: 'Address', help: 'The address that answered, after redirects.' }),
    expiresAt: z.iso
      .datetime()
      .register(field, { label: 'Available until', display: 'hidden', help: 'When the PDF is deleted, in UTC.' }),
  }),
  examples: [
    { name: 'A shop on A4', input: { url: sampleAddress('garden-shop') } },
    {
      name: 'Landscape, as on screen, with page numbers',
      input: { url: sampleAddress('garden-shop'), orientation: 'landscape', styles: 'screen', footer: true },
    },
  ],
});
