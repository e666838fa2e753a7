import * as z from 'zod';
import { rewriteFacts, rewriteOptions } from '#families/rewrite-options';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { documentFormats, passageKinds } from '#lib/rewrite/document/passage';

const count = z.int().min(0);

export const formatNames = {
  auto: 'Detect automatically',
  text: 'Plain text',
  markdown: 'Markdown',
  html: 'HTML',
} as const;

export default defineTool({
  title: 'Article Rewriter',
  summary: 'Rewrite an English article in different words, and keep its headings, links, lists and tables in place.',
  category: 'content',
  icon: 'file-pen-line',
  keywords: 'article, rewrite, reword, spin, blog post, document, markdown, html, rephrase',
  needs: ['rewriter'],
  choices: async ({ rewriter }) => ({ leaves: [rewriter.leaves()] }),
  next: ['word-counter', 'keyword-density', 'plagiarism-checker'],
  timeLimit: 180_000,
  labels: {
    action: 'Rewrite Article',
    busy: 'Rewriting...',
    done: 'Article rewritten successfully',
    failed: 'Failed to rewrite article',
    stage: 'Rewriting',
  },
  input: z.object({
    text: requiredText('Please enter some text to rewrite').register(field, {
      label: 'Text',
      control: 'textarea',
      placeholder: 'Type or paste an English article',
      help: 'English only: plain text, Markdown or HTML. The structure is kept.',
    }),
    ...rewriteOptions('Names, numbers, quotations and code'),
    format: z
      .enum(['auto', ...documentFormats], { error: 'The format must be auto, text, markdown or html' })
      .default('auto')
      .register(field, {
        label: 'Format',
        control: 'select',
        role: 'rare',
        names: formatNames,
        help: 'How the text is written.',
      }),
  }),
  output: z.object({
    rewrittenText: z.string().register(field, { label: 'Rewritten text', display: './rewritten' }),
    format: z
      .enum(documentFormats)
      .register(field, { label: 'Format', display: 'caption', help: 'What the text was read as.' }),
    passages: z
      .array(
        z.object({
          kind: z.enum(passageKinds),
          sentences: z.array(
            z.object({
              space: z.string(),
              source: z.string(),
              text: z.string(),
              kept: z.enum(['language', 'unsure', 'markup']).optional(),
            }),
          ),
        }),
      )
      .register(field, {
        label: 'Passages',
        display: 'hidden',
        help: 'Headings and prose in order, sentence by sentence without their markup; why a sentence was kept: in another language, no way that surely says the same, or none that its markup fits.',
      }),
    ...rewriteFacts(),
    passageCount: z.object({ rewritten: count, kept: count }).register(field, {
      label: 'Rewritten passages',
      display: 'caption',
      help: 'Passages with at least one changed sentence, and passages that stayed the same.',
    }),
  }),
  examples: [
    {
      name: 'A blog post in Markdown',
      input: {
        text: '# How to choose a bike\n\nChoosing a bike is **not always easy**, and many people buy the wrong one because they do not know what they need. See our [size guide](https://example.com/sizes) before you decide.\n\n## Before you buy\n\n- Frame: steel or aluminium\n- The brakes should be checked by a mechanic, because they wear out quickly.\n- If you ride at night, you will need a good lamp.\n\n> The best bike is the one you ride.\n\nRun `bike --check` to see whether the model was recalled by its maker in 2024.\n',
      },
    },
    {
      name: 'A news story in HTML',
      input: {
        text: '<h1>New bridge approved</h1>\n<p class="lead">The council approved the <a href="/bridge">new bridge</a> on Tuesday because the old one can no longer carry heavy lorries.</p>\n<ul>\n  <li>Cost: 4.2 million euros</li>\n  <li>If the weather is good, work will begin in March.</li>\n</ul>\n<p>Although many people wanted a tunnel, it was rejected by the engineers as <em>too expensive</em>.</p>\n',
        mode: 'formal',
      },
    },
    {
      name: 'A short article',
      input: {
        text: 'Why bread rises\n\nBread rises because yeast eats the sugar in the flour and gives off gas. The gas is held in the dough by a protein that is called gluten. When the dough is kneaded, the gluten becomes stronger, and the bread gets a better shape.\n\nMany bakers let the dough rest for a night, since a slow rise gives more taste. If the room is cold, it will take longer.\n',
        mode: 'simple',
      },
    },
  ],
});
