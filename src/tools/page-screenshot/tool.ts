import * as z from 'zod';
import { inBrowser } from '#families/in-browser';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber, yesOrNo } from '#kit/inputs';
import { pageAddress } from '#kit/page-address';
import { pictureQuality } from '#kit/picture-fields';
import { pictureList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

const side = (label: string, initial: number) =>
  wholeNumber(
    [200, 3840],
    initial,
    { label, unit: 'pixels', short: true, role: 'option', when: { own: ['true'] } },
    'Please enter a whole number of pixels between 200 and 3,840',
  );

export default defineTool({
  ...inBrowser({
    action: 'Take Screenshot',
    busy: 'Taking pictures...',
    done: 'Screenshot taken',
    failed: 'take the screenshot',
  }),
  title: 'Page Screenshot',
  summary:
    'Capture a web page as a picture on phone, tablet and desktop, light or dark, the first screen or the full page.',
  category: 'meta',
  want: 'convert',
  icon: 'camera',
  keywords:
    'website screenshot, full page screenshot, capture web page, webpage to image, responsive screenshot, url to png',
  needs: ['browser', 'files'],
  input: z.object({
    url: pageAddress,
    desktop: yesOrNo('Desktop', { isOn: true, group: 'Screens', help: '1350 × 940 pixels' }),
    tablet: yesOrNo('Tablet', { group: 'Screens', help: '820 × 1180 pixels at twice the resolution' }),
    phone: yesOrNo('Phone', { isOn: true, group: 'Screens', help: '412 × 823 pixels at 1.75 times the resolution' }),
    own: yesOrNo('A size of your own', { group: 'Screens' }),
    width: side('Width', 1280),
    height: side('Height', 720),
    area: oneOf({ first: 'First screen', whole: 'Full page' }, 'first', {
      label: 'Area',
      control: 'radio',
      group: 'Picture',
      helps: { whole: 'Up to 16,384 pixels high. What appears on scrolling is loaded first.' },
    }),
    colors: oneOf({ light: 'Light', dark: 'Dark', both: 'Both' }, 'light', {
      label: 'Color scheme',
      control: 'radio',
      group: 'Picture',
    }),
    format: oneOf({ png: 'PNG', jpeg: 'JPG', webp: 'WEBP' }, 'png', {
      label: 'File type',
      control: 'radio',
      group: 'Picture',
    }),
    quality: pictureQuality(80, 'For JPG and WEBP.', { when: { format: ['jpeg', 'webp'] } }),
  }),
  output: z.object({
    pictures: pictureList().register(field, { label: 'Screenshots', display: 'pictures' }),
    expiresAt: z.iso
      .datetime()
      .register(field, { label: 'Available until', display: 'hidden', help: 'When the pictures are deleted, in UTC.' }),
  }),
  examples: [
    { name: 'A shop on desktop and phone', input: { url: sampleAddress('garden-shop') } },
    { name: 'The full page', input: { url: sampleAddress('garden-shop'), area: 'whole', phone: false } },
  ],
});
