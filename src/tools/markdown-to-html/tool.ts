import * as z from 'zod';
import { sizeFields } from '#families/sizes';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
import { table } from '#kit/outputs';

export default defineTool({
  ...liveText({ action: 'Convert', done: 'Markdown converted', failed: 'convert the Markdown' }),
  title: 'Markdown to HTML',
  summary: 'Turn GitHub Flavored Markdown into clean HTML: tables, task lists, footnotes and a preview.',
  category: 'conversion',
  want: 'convert',
  icon: 'file-code-2',
  keywords:
    'markdown to html, md to html, markdown preview, github markdown, gfm, commonmark, readme, markdown viewer, task list, footnotes',
  input: z.object({
    text: sourceText('# Title\n\nSome **bold** text', { label: 'Markdown', code: 'markdown' }),
    page: oneOf({ part: 'HTML fragment', whole: 'A whole page' }, 'part', { label: 'Result', control: 'radio' }),
    isSafe: yesOrNo('Only safe HTML', {
      isOn: true,
      help: 'Keeps the HTML that GitHub allows: no scripts, no styles.',
    }),
    ids: yesOrNo('Heading ids', {
      isOn: true,
      help: 'For links such as #getting-started, in the same form as GitHub.',
    }),
    breaks: yesOrNo('Keep line breaks', { help: 'If this is off, the lines of a paragraph are joined.' }),
    typography: yesOrNo('Typographic characters', { help: 'Curly quotation marks, dashes and ©.' }),
  }),
  output: z.object({
    text: changedText('HTML', 'converted.html', { code: 'html' }),
    preview: z.string().register(field, { label: 'Preview', display: 'html', help: 'The first 200,000 characters.' }),
    ...sizeFields(),
    note: z.string().nullable().register(field, { label: 'Note' }),
    headings: table(
      'Headings',
      { level: z.int().min(1).max(6).register(field, { label: 'Level' }), heading: 'Heading', id: 'Id' },
      { help: 'The first 1,000.' },
    ),
  }),
  examples: [
    {
      name: 'A bit of everything',
      input: {
        text: '# Oak chair\n\nA **solid** chair[^1] from www.example.com, ~~120 €~~ 90 €.\n\n| Size | Price |\n| ---- | ----: |\n| S    |  90 € |\n\n- [x] Sanded\n- [ ] Oiled\n\n```js\nlet a = 1;\n```\n\n[^1]: Made in 2026.\n',
      },
      output: {
        note: null,
        headings: [{ level: 1, heading: 'Oak chair', id: 'oak-chair' }],
      },
    },
    {
      name: 'Harmful HTML',
      input: {
        text: 'Hi <script>alert(1)</script><b onclick="x()">there</b>\n\n[no](javascript:alert(1))\n\n<details><summary>More</summary>Text</details>',
      },
      output: {
        text: '<p>Hi <b>there</b></p>\n<p>[no](javascript:alert(1))</p>\n<details><summary>More</summary>Text</details>',
      },
    },
    {
      name: 'A whole page',
      input: { text: '# Hello\n\nWorld', page: 'whole', ids: false },
      output: {
        text: '<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>Hello</title>\n</head>\n<body>\n<h1>Hello</h1>\n<p>World</p>\n</body>\n</html>\n',
      },
    },
  ],
  next: ['html-cleaner', 'code-minifier', 'html-entities', 'word-counter'],
});
