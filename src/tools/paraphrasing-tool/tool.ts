import * as z from 'zod';
import { rewriteFacts, rewriteOptions } from '#families/rewrite-options';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';

export default defineTool({
  title: 'Paraphrasing Tool',
  summary: 'Rewrite an English text in different words, sentence by sentence, and keep its facts, names and numbers.',
  category: 'content',
  icon: 'replace',
  keywords: 'paraphrase, rephrase, reword, synonyms, rewrite, other words, sentence',
  needs: ['rewriter'],
  choices: async ({ rewriter }) => ({ leaves: [rewriter.leaves()] }),
  labels: {
    action: 'Paraphrase',
    busy: 'Paraphrasing...',
    done: 'Text paraphrased successfully',
    failed: 'Failed to paraphrase text',
    stage: 'Rewriting',
  },
  input: z.object({
    text: requiredText('Please enter some text to paraphrase').register(field, {
      label: 'Text',
      control: 'textarea',
      placeholder: 'Type or paste English text',
      help: 'English only. Lines and paragraphs are kept.',
    }),
    ...rewriteOptions('Names, numbers and quotations'),
  }),
  output: z.object({
    paraphrasedText: z.string().register(field, { label: 'Paraphrased text', display: './paraphrased' }),
    sentences: z
      .array(
        z.object({
          space: z.string(),
          source: z.string(),
          text: z.string(),
          alternatives: z.array(z.string()),
          changed: z.number().min(0).max(1),
          kept: z.enum(['language', 'unsure']).optional(),
        }),
      )
      .register(field, {
        label: 'Sentences',
        display: 'hidden',
        help: 'For each sentence: the space before it, the source, the new text, alternatives, the share of words changed, and why it was kept: in another language, or no wording certain to mean the same.',
      }),
    ...rewriteFacts(),
  }),
  examples: [
    {
      name: 'A news story',
      input: {
        text: 'The council approved the new bridge on Tuesday because the old one can no longer carry heavy lorries. If the weather is good, work will begin in March. Although many people wanted a tunnel, it was rejected by the engineers as too expensive. The bridge will cost 4.2 million euros and is expected to open in 2028.',
      },
    },
    {
      name: 'A formal e-mail',
      input: {
        text: "Hello Ms Okafor,\n\nThanks for your help with the order last week. We got the first two boxes, but the third one hasn't arrived yet. Can you find out where it is? If it was lost, we will need a new one before 12 May.\n\nBest wishes,\nJonas",
        mode: 'formal',
      },
    },
    {
      name: 'Plain words, brand kept',
      input: {
        text: 'In order to utilise the Lumen lamp, it is necessary to charge the battery for approximately three hours. The lamp is equipped with a sensor, which switches it off in daylight. It was designed by a small team in Porto, and it is manufactured there as well.',
        mode: 'simple',
        locked: ['Lumen lamp'],
      },
    },
  ],
});
