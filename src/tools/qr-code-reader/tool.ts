import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, text } from '#kit/outputs';
import { pictureAddress } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  title: 'QR Code & Barcode Reader',
  summary: 'Read QR codes and barcodes by camera or in a picture, and see what a link hides before you open it.',
  category: 'image',
  want: 'check',
  icon: 'scan-qr-code',
  keywords:
    'qr code reader, qr scanner, qr code scanner, webcam qr scanner, scan qr code from image, barcode reader, barcode scanner, decode qr code, ean, data matrix, pdf417, aztec',
  needs: ['http', 'images'],
  quickUpTo: 16_384,
  asksFor: ['camera'],
  labels: {
    action: 'Read Codes',
    busy: 'Reading...',
    done: 'Picture read successfully',
    failed: 'Failed to read the picture',
  },
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      placeholder: 'https://example.com/poster.jpg',
      help: 'A photo or screenshot with codes: JPG, PNG, WEBP, AVIF, HEIC',
    }),
  }),
  output: z.object({
    codes: z
      .array(
        z.object({
          format: text('Kind of code'),
          kind: text('Content'),
          text: text('Text'),
          details: z.array(z.object({ name: z.string(), value: z.string() })),
          warnings: z.array(z.string()),
        }),
      )
      .register(field, { label: 'Codes', display: './codes', help: 'From the top of the picture, at most 50.' }),
    count: count('Codes found'),
    text: z.string().register(field, {
      label: 'All contents',
      display: 'caption',
      help: 'One below the other, with an empty line between.',
    }),
    note: z.string().nullable().register(field, { label: 'Note', display: 'caption' }),
    width: z.int().min(1).register(field, { label: 'Width', display: 'hidden', unit: 'pixels' }),
    height: z.int().min(1).register(field, { label: 'Height', display: 'hidden', unit: 'pixels' }),
  }),
  examples: [{ name: 'A poster with two codes', input: { imageUrl: sampleAddress('codes.png') } }],
  next: ['redirect-checker', 'punycode-converter'],
});
