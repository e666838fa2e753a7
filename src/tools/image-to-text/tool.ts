import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { sampleAddress } from '#lib/sample-address';

const LANGUAGE = { error: 'Please give a language by its code, such as eng' };

const word = z.object({
  word: z.string(),
  confidence: z.number().min(0).max(100),
  start: z.int().min(0),
  end: z.int().min(1),
});

export default defineTool({
  title: 'Image to Text',
  summary: 'Read the text in a photo, scan or screenshot, ready to copy, with uncertain words marked.',
  category: 'image',
  want: 'convert',
  icon: 'scan-text',
  keywords: 'ocr, image to text, extract text, scan, screenshot, recognition, receipt, jpg, png',
  needs: ['http', 'images', 'ocr'],
  quickUpTo: 16_384,
  isHeavy: true,
  choices: async ({ ocr }) => ({ language: await ocr.languages() }),
  labels: {
    action: 'Extract Text',
    busy: 'Processing...',
    done: 'Text extracted successfully',
    failed: 'Failed to extract text from image',
    stage: 'Reading',
  },
  input: z.object({
    imageUrl: requiredText('Please enter an image URL').register(field, {
      label: 'Image URL',
      control: 'image',
      placeholder: 'https://example.com/scan.png',
      help: 'Supported formats: JPG, PNG, GIF, BMP',
    }),
    language: z
      .string(LANGUAGE)
      .regex(/^[A-Za-z]{2,8}(?:_[A-Za-z]{1,16})*$/, LANGUAGE)
      .default('eng')
      .register(field, {
        label: 'Language of the text',
        control: './language',
        role: 'rare',
        placeholder: 'eng',
        help: 'A language code such as eng (English).',
      }),
  }),
  output: z.object({
    text: z.string().register(field, { label: 'Extracted text', display: './reading' }),
    confidence: z
      .number()
      .min(0)
      .max(100)
      .register(field, { label: 'Confidence', display: 'caption', unit: '%', help: 'The average over all words.' }),
    uncertainWords: z.array(word).register(field, {
      label: 'Uncertain words',
      display: 'hidden',
      help: 'Words read with a confidence below 75, and where they begin and end in the text, in UTF-16 units.',
    }),
    words: z.int().min(0).register(field, { label: 'Words', display: 'caption' }),
    lines: z.int().min(0).register(field, { label: 'Lines', display: 'caption' }),
    paragraphs: z.int().min(0).register(field, { label: 'Paragraphs', display: 'caption' }),
    note: z.string().optional().register(field, {
      label: 'Note',
      display: 'caption',
      help: 'Says if no text was found, or if time ran out.',
    }),
    language: z.string().register(field, { label: 'Language', display: 'caption' }),
    turned: z.number().register(field, {
      label: 'Turned',
      display: 'hidden',
      help: 'How the picture was turned to be read, in degrees clockwise.',
    }),
    width: z.int().min(1).register(field, { label: 'Width', display: 'caption', unit: 'pixels' }),
    height: z.int().min(1).register(field, { label: 'Height', display: 'caption', unit: 'pixels' }),
  }),
  examples: [{ name: 'A scanned page', input: { imageUrl: sampleAddress('seed-packet.png') } }],
});
