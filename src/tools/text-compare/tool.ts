import * as z from 'zod';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
import { count } from '#kit/outputs';

const part = z.object({ text: z.string(), changed: z.boolean() });

const lineNumber = z.int().min(1).nullable();

export default defineTool({
  ...liveText({ action: 'Compare', done: 'Texts compared', failed: 'compare the texts' }),
  title: 'Text Compare',
  summary: 'See what changed between two texts, word by word, side by side or inline, and save it as a patch.',
  category: 'content',
  want: 'compare',
  icon: 'git-compare',
  keywords: 'text compare, diff, difference, compare two texts, changes, patch, diff checker, versions',
  input: z.object({
    before: requiredText('Please enter the original text').register(field, {
      label: 'Original text',
      control: 'textarea',
      placeholder: 'Type, paste or open the first text',
    }),
    after: requiredText('Please enter the changed text').register(field, {
      label: 'Changed text',
      control: 'textarea',
      placeholder: 'Type, paste or open the second text',
    }),
    by: oneOf({ words: 'Words', characters: 'Characters', lines: 'Lines' }, 'words', {
      label: 'Compare by',
      control: 'radio',
    }),
    ignoreCase: yesOrNo('Ignore case'),
    ignoreSpaces: yesOrNo('Ignore spaces'),
    ignoreEmpty: yesOrNo('Ignore empty lines'),
    ignoreOrder: yesOrNo('Ignore the order of lines'),
    whole: yesOrNo('Show all unchanged lines'),
  }),
  output: z.object({
    alike: z.number().min(0).max(100).register(field, {
      label: 'Unchanged',
      display: 'figure',
      unit: '%',
      help: 'The share of characters in both texts that did not change.',
    }),
    added: count('Lines added'),
    removed: count('Lines removed'),
    notes: z.array(z.string()).nullable().register(field, { label: 'Good to know', display: 'list' }),
    rows: z
      .array(
        z.object({
          kind: z.enum(['same', 'changed', 'skipped']),
          ...{ left: lineNumber, right: lineNumber },
          ...{ before: z.array(part), after: z.array(part) },
          lines: z.int().min(1).optional(),
        }),
      )
      .register(field, { label: 'Changes', display: './compared' }),
    patch: z
      .string()
      .nullable()
      .register(field, { label: 'Unified patch', display: 'copy', code: 'plain', fileName: 'changes.patch' }),
  }),
  examples: [
    {
      name: 'A clause of a contract',
      input: {
        before: 'The fee is 500 euros a month.\nIt is due on the first day.\nEither side may end this contract.',
        after:
          'The fee is 650 euros a month.\nIt is due on the first day.\nEither side may end this contract in writing.',
      },
      output: { added: 2, removed: 2 },
    },
    {
      name: 'The same list in a different order',
      input: { before: 'Rome\nParis\nOslo', after: 'Oslo\nRome\nMadrid', ignoreOrder: true },
      output: { added: 1, removed: 1, patch: null },
    },
    {
      name: 'Code with different spaces',
      input: { before: 'if (a) {\n  go();\n}', after: 'if (a) {\n\tgo( );\n}', ignoreSpaces: true },
      output: { alike: 100, added: 0, removed: 0, patch: null },
    },
  ],
});
