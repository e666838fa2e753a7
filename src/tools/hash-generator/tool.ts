import * as z from 'zod';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, yesOrNo } from '#kit/inputs';
import { table, text } from '#kit/outputs';
import { algorithmNames } from '#lib/hashing/algorithm-names';

const formNames = { utf8: 'Text', hex: 'Hexadecimal digits', base64: 'Base64' };

export default defineTool({
  ...liveText({ action: 'Hash', done: 'Hashes computed', failed: 'compute the hashes' }),
  title: 'Hash Generator',
  summary: 'Make SHA-256, SHA-3, BLAKE3, MD5, CRC-32 and other hashes of text, lines and files, or sign with a key.',
  category: 'conversion',
  want: 'convert',
  icon: 'hash',
  keywords:
    'hash, sha256, sha512, sha1, sha3, blake2, blake3, crc32, ripemd160, xxhash, md5, hmac, checksum, digest, file hash, verify checksum',
  input: z.object({
    text: z.string({ error: 'The text must be text' }).default('').register(field, {
      label: 'Text to hash',
      control: 'textarea',
      role: 'material',
      placeholder: 'Type or paste the text to hash',
      help: 'Hashed as UTF-8, exactly as entered: spaces and line breaks count.',
    }),
    file: optionalText(
      14_000_000,
      [
        'The file must be given as Base64',
        'The file is larger than 10 MB. On the website you can hash files of any size',
      ],
      {
        label: 'Or a file',
        control: 'file',
        role: 'material',
        help: 'If you choose a file, the text is ignored.',
      },
    ),
    expected: optionalText(
      100_000,
      ['The hash to compare with must be text', 'The hash to compare with can have up to 100,000 characters'],
      {
        label: 'Compare with',
        code: 'plain',
        control: 'text',
        role: 'material',
        placeholder: 'Paste the expected hash',
      },
    ),
    algorithm: z
      .enum(
        [
          'all',
          ...(['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha512-256'] as const),
          ...(['sha3-224', 'sha3-256', 'sha3-384', 'sha3-512'] as const),
          ...(['blake2b', 'blake2s', 'blake3', 'ripemd160', 'crc32', 'xxh32', 'xxh64'] as const),
        ],
        { error: 'Please choose one of the algorithms' },
      )
      .default('all')
      .register(field, { label: 'Algorithm', names: { all: 'All of them', ...algorithmNames } }),
    encoding: oneOf({ hex: 'Hexadecimal digits', base64: 'Base64' }, 'hex', { label: 'Output format' }),
    lines: yesOrNo('Each line separately', { help: 'Uses the chosen algorithm, or SHA-256.' }),
    upper: yesOrNo('Uppercase digits', { when: { encoding: ['hex'] } }),
    key: optionalText(100_000, ['The key must be text', 'The key can have up to 100,000 characters'], {
      label: 'Key for HMAC',
      code: 'plain',
      control: 'text',
      role: 'material',
      placeholder: 'Only for signing with a secret',
      secret: true,
    }),
    keyForm: oneOf(formNames, 'utf8', { label: 'Key format', role: 'rare' }),
    form: oneOf(formNames, 'utf8', { label: 'Input format', role: 'rare' }),
  }),
  output: z.object({
    verdict: z.string().nullable().register(field, { label: 'Comparison' }),
    text: z.string().nullable().register(field, {
      label: 'Hash',
      display: 'copy',
      code: 'plain',
      one: 'Hash',
      help: 'For one algorithm, or for each line.',
    }),
    hashes: table('Hashes', {
      algorithm: 'Algorithm',
      hash: text('Hash', { code: 'plain' }),
      bits: z.int().register(field, { label: 'Bits' }),
    }).nullable(),
    bytes: z.int().min(0).register(field, { label: 'Size', unit: 'bytes', display: 'number' }),
  }),
  examples: [
    {
      name: 'A sentence',
      input: { text: 'The quick brown fox jumps over the lazy dog' },
      output: { text: null, verdict: null, bytes: 43 },
    },
    {
      name: 'Compare with a hash',
      input: {
        text: 'The quick brown fox jumps over the lazy dog',
        expected: 'D7A8FBB307D7809469CA9ABCB0082E4F8D5651E46D3CDB762D02D0BF37C9E592  fox.txt',
      },
      output: { verdict: 'It matches: SHA-256.' },
    },
    {
      name: 'Sign with a key (HMAC)',
      input: { text: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'sha256' },
      output: { text: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843', hashes: null },
    },
    {
      name: 'A list, line by line',
      input: { text: 'ann@example.com\nbob@example.com', lines: true, algorithm: 'sha256' },
      output: {
        text: '71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476\n5ff860bf1190596c7188ab851db691f0f3169c453936e9e1eba2f9a47f7a0018',
      },
    },
  ],
  next: ['base64-converter', 'uuid-generator'],
});
