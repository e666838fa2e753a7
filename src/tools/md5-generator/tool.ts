import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';

export default defineTool({
  title: 'MD5 Generator',
  summary: 'Turn any text or file into its MD5 hash, and compare it with a hash you were given.',
  category: 'conversion',
  want: 'convert',
  have: 'data',
  icon: 'hash',
  keywords: 'md5, hash, checksum, digest, fingerprint, encrypt',
  runsIn: 'server',
  needs: [],
  quickUpTo: 16_384,
  labels: {
    action: 'Generate MD5',
    busy: 'Generating...',
    done: 'MD5 hash generated successfully',
    failed: 'Failed to generate MD5 hash',
  },
  input: z.object({
    text: requiredText('Please enter some text to hash').register(field, {
      label: 'Text',
      control: 'textarea',
      placeholder: 'Type or paste the text to hash',
      help: 'Hashed as UTF-8, exactly as entered: spaces and line breaks count.',
    }),
  }),
  output: z.object({
    hash: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .register(field, {
        label: 'MD5 hash',
        display: './hash',
        copied: 'Hash copied to clipboard',
        note: 'Hash of {file}.',
        shares: 'text',
      }),
  }),
  examples: [
    {
      name: 'A sentence',
      input: { text: 'The quick brown fox jumps over the lazy dog' },
      output: { hash: '9e107d9d372bb6826bd81d3542a419d6' },
    },
    { name: 'Other scripts and emoji', input: { text: 'Привет, 世界! 👋🏽' } },
  ],
});
