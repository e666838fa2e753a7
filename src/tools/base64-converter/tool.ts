import * as z from 'zod';
import { faultFields } from '#families/faults';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, yesOrNo } from '#kit/inputs';
import { binaryFile, findingList } from '#kit/shapes';
import { encodings } from '#lib/encodings';

const encoding = { action: ['encode'] };

export default defineTool({
  ...liveText({ action: 'Convert', done: 'Text converted', failed: 'convert the text' }),
  title: 'Base64 Converter',
  summary: 'Turn text and files into Base64, Base32, Base58, hex or data URLs, and back.',
  category: 'conversion',
  want: 'convert',
  icon: 'binary',
  keywords:
    'base64, base64 encode, base64 decode, data url, base64 to image, base64url, base32, base58, hex, text to hex',
  input: z.object({
    text: z.string({ error: 'The text must be text' }).default('').register(field, {
      label: 'Text or Base64',
      control: 'textarea',
      code: 'plain',
      role: 'material',
      placeholder: 'Text to encode, or Base64 to decode',
    }),
    file: optionalText(14_000_000, ['The file must be given as Base64', 'The file is larger than 10 MB'], {
      label: 'Or a file',
      control: 'file',
      role: 'material',
      help: 'Up to 10 MB. If you choose a file, the text is ignored.',
    }),
    action: oneOf({ encode: 'Encode', decode: 'Decode' }, 'encode', { label: 'Direction', control: 'radio' }),
    encoding: z
      .enum(encodings, { error: 'Please choose one of the encodings' })
      .default('base64')
      .register(field, {
        label: 'Encoding',
        names: {
          base64: 'Base64',
          base64url: 'Base64 for URLs (- and _)',
          base32: 'Base32',
          base58: 'Base58 (Bitcoin)',
          hex: 'Hexadecimal',
        },
      }),
    lineLength: oneOf({ 0: 'No', 64: 'Every 64 characters (PEM)', 76: 'Every 76 characters (e-mail)' }, '0', {
      label: 'Break lines',
      when: encoding,
    }),
    dataUrl: yesOrNo('Write a data URL', { when: encoding }),
    padding: yesOrNo('Pad with =', { isOn: true, when: encoding }),
    lines: yesOrNo('Each line separately'),
    mediaType: optionalText(200, ['The media type must be text', 'The media type can have up to 200 characters'], {
      label: 'Media type of the data URL',
      role: 'rare',
      when: { ...encoding, dataUrl: ['true'] },
      placeholder: 'image/png',
      help: 'Leave it empty to detect it from the file.',
    }),
  }),
  output: z.object({
    text: z.string().nullable().register(field, {
      label: 'Result',
      display: 'copy',
      code: 'plain',
      fileName: 'converted.txt',
      help: 'null when the result is not text.',
    }),
    file: binaryFile()
      .nullable()
      .register(field, { label: 'Decoded file', display: 'binary', help: 'Bytes that are not text, in Base64.' }),
    type: z.string().nullable().register(field, { label: 'Media type' }),
    bytes: z.int().min(0).nullable().register(field, { label: 'Size', unit: 'bytes', display: 'number' }),
    ...faultFields(),
    faults: findingList()
      .nullable()
      .register(field, { label: 'Errors', display: 'findings', help: 'null when encoding.' }),
  }),
  examples: [
    {
      name: 'Encode a text',
      input: { text: 'Grüße, 世界! 👋' },
      output: { text: 'R3LDvMOfZSwg5LiW55WMISDwn5GL', file: null, bytes: 21 },
    },
    {
      name: 'Decode it',
      input: { text: 'R3LDvMOfZSwg5LiW55WMISDwn5GL', action: 'decode' },
      output: { text: 'Grüße, 世界! 👋', file: null, fault: null },
    },
    {
      name: 'A picture in a data URL',
      input: {
        text: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
        action: 'decode',
      },
      output: { text: null, type: 'image/gif', bytes: 42 },
    },
    {
      name: 'A text with an error',
      input: { text: 'SGVsbG8s\nIHd*cmxk', action: 'decode' },
      output: { text: null, fault: { line: 2, column: 4, message: '“*” is not a valid character in Base64.' } },
    },
    {
      name: 'Hexadecimal lines',
      input: { text: 'one\ntwo', encoding: 'hex', lines: true },
      output: { text: '6f6e65\n74776f' },
    },
  ],
  next: ['image-to-base64', 'url-encoder', 'hash-generator', 'json-formatter', 'html-entities'],
});
