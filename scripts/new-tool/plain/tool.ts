import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';

export default defineTool({
  title: 'Template',
  summary: 'Turn a text around, so that its last character comes first and its first comes last.',
  category: 'content',
  icon: 'arrow-left-right',
  keywords: 'reverse, backwards, mirror',
  needs: [],
  labels: {
    action: 'Reverse Text',
    busy: 'Reversing...',
    done: 'Text reversed successfully',
    failed: 'Failed to reverse text',
  },
  input: z.object({
    text: requiredText('Please enter some text to reverse').register(field, {
      label: 'Text',
      control: 'textarea',
      placeholder: 'Type or paste a text',
    }),
  }),
  output: z.object({
    reversed: z.string().register(field, { label: 'Reversed text', display: 'copy' }),
  }),
  examples: [
    { name: 'A palindrome', input: { text: 'A man, a plan, a canal: Panama' } },
    { name: 'Accents and emoji', input: { text: 'Déjà vu 👩‍🚀' } },
  ],
});
