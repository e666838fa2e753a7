import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { oneOf, optionalText } from '#kit/inputs';
import { pictureColour } from '#kit/picture-fields';
import { pictureList } from '#kit/shapes';

export default defineTool({
  category: 'image',
  needs: ['http', 'images', 'files', 'lettering'],
  quickUpTo: 16_384,
  // Without a picture of anybody's, so that links may show it.
  givenAt: { path: '/social-card.png', output: 'cards' },
  labels: {
    action: 'Make Card',
    busy: 'Drawing...',
    done: 'Card made successfully',
    failed: 'Failed to make the card',
  },
  title: 'Social Card Maker',
  summary:
    'Draw the picture beside a shared link: a title, a text and a brand in 1200 × 630 pixels, fitted by themselves.',
  want: 'make',
  icon: 'gallery-horizontal-end',
  keywords:
    'social card, og image, open graph image, og image generator, twitter card, link preview image, share image, social media image, facebook image',
  input: z.object({
    title: requiredText('Please enter the title of the card')
      .max(200, { error: 'The title can have 200 characters at most' })
      .register(field, { label: 'Title', control: 'text', placeholder: 'How we made our pages twice as fast' }),
    text: optionalText(300, [undefined, 'The text can have 300 characters at most'], {
      label: 'Text below',
      role: 'material',
      placeholder: 'Six changes, with figures',
    }),
    brand: optionalText(60, [undefined, 'The brand can have 60 characters at most'], {
      label: 'Brand',
      role: 'material',
      placeholder: 'example.com',
    }),
    template: oneOf({ paper: 'Paper', bold: 'One color', gradient: 'Gradient', panel: 'Panel' }, 'paper', {
      label: 'Template',
      control: 'radio',
    }),
    color: pictureColour('#0f766e', {
      label: 'Color',
      role: 'option',
      help: 'Words on it are black or white, whichever is read better.',
    }),
  }),
  output: z.object({
    cards: pictureList().register(field, { label: 'Card', display: 'pictures' }),
    address: z.string().register(field, {
      label: 'Address of this card',
      display: './address',
      help: 'Below the address of this site: gives the picture to whoever asks, so that a link can name it.',
    }),
    html: z.string().register(field, {
      label: 'HTML for the head of the page',
      display: 'copy',
      code: 'html',
      fileName: 'social-card.html',
    }),
    expiresAt: z.iso.datetime().register(field, {
      label: 'Available until',
      display: 'hidden',
      help: 'When the file is deleted, in UTC. Its address below this site draws it anew.',
    }),
  }),
  examples: [
    {
      name: 'A blog post',
      input: { title: 'How we made our pages twice as fast', text: 'Six changes, with figures', brand: 'example.com' },
    },
    {
      name: 'A product',
      input: { title: 'Tea from the hills', brand: 'Hillside Tea', template: 'gradient', color: '#7c2d12' },
    },
  ],
  next: ['social-preview', 'meta-tag-generator'],
});
