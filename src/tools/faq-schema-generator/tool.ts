import * as z from 'zod';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, yesOrNo } from '#kit/inputs';
import { count } from '#kit/outputs';
import { findingList } from '#kit/shapes';

export default defineTool({
  ...liveText({ action: 'Generate', done: 'FAQ markup generated', failed: 'generate the FAQ markup' }),
  title: 'FAQ Schema Generator',
  summary: 'Turn questions and answers into FAQPage markup: JSON-LD, microdata or plain HTML, with errors pointed out.',
  category: 'meta',
  want: 'make',
  have: 'nothing',
  icon: 'message-circle-question-mark',
  keywords:
    'faq schema, faqpage, json-ld, structured data, schema.org, rich results, microdata, questions and answers, schema markup',
  input: z.object({
    entries: z
      .array(
        z.object({
          question: optionalText(1_000, ['The question must be text', 'A question can have up to 1,000 characters'], {
            label: 'Question',
            control: 'text',
            placeholder: 'Do you ship abroad?',
          }),
          answer: optionalText(20_000, ['The answer must be text', 'An answer can have up to 20,000 characters'], {
            label: 'Answer',
            control: 'textarea',
            role: 'option',
            placeholder: 'Yes, to all of Europe.',
          }),
        }),
        { error: 'The questions must be a list' },
      )
      .max(200, { error: 'Please enter at most 200 questions' })
      .default([])
      .register(field, { label: 'Questions', control: 'rows', role: 'material' }),
    format: oneOf({ jsonld: 'JSON-LD', microdata: 'HTML with microdata', html: 'Plain HTML' }, 'jsonld', {
      label: 'Output format',
      control: 'radio',
    }),
    html: yesOrNo('Answers are HTML', { help: 'If this is off, < and & are shown as text.' }),
    script: yesOrNo('Include the <script> tag', {
      isOn: true,
      when: { format: ['jsonld'] },
      help: 'Ready to paste into a page.',
    }),
  }),
  output: z.object({
    code: z
      .string()
      .nullable()
      .register(field, { label: 'Code for your page', display: 'copy', code: 'html', fileName: 'faq.html' }),
    questions: count('Questions'),
    findings: findingList().register(field, { label: 'Checks', display: 'findings' }),
    preview: z.string().nullable().register(field, { label: 'Preview', display: 'html' }),
  }),
  examples: [
    {
      name: 'A shop',
      input: {
        entries: [
          { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.\nIt takes 3 to 5 days.' },
          { question: 'Can I send things back?', answer: 'Within 30 days, if the price is > 10 €.' },
        ],
      },
      output: {
        questions: 2,
        code: `<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "FAQPage",
  "mainEntity": [
    {
      "@type": "Question",
      "name": "Do you ship abroad?",
      "acceptedAnswer": {
        "@type": "Answer",
        "text": "Yes, to all of Europe.\\u003cbr>It takes 3 to 5 days."
      }
    },
    {
      "@type": "Question",
      "name": "Can I send things back?",
      "acceptedAnswer": {
        "@type": "Answer",
        "text": "Within 30 days, if the price is &gt; 10 €."
      }
    }
  ]
}
</script>`,
      },
    },
    {
      name: 'Microdata with a link',
      input: {
        entries: [{ question: 'Who are you?', answer: 'Read <a href="/about">about us</a>.' }],
        html: true,
        format: 'microdata',
      },
      output: {
        code: `<section itemscope itemtype="https://schema.org/FAQPage">
  <div itemscope itemprop="mainEntity" itemtype="https://schema.org/Question">
    <h3 itemprop="name">Who are you?</h3>
    <div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer">
      <div itemprop="text">Read <a href="/about">about us</a>.</div>
    </div>
  </div>
</section>`,
      },
    },
  ],
  next: ['code-minifier', 'json-formatter', 'serp-snippet-preview'],
});
