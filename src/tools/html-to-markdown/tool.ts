import * as z from 'zod';
import { sizeFields } from '#families/sizes';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, yesOrNo } from '#kit/inputs';

export default defineTool({
  ...liveText({ action: 'Convert', done: 'HTML converted', failed: 'convert the HTML' }),
  title: 'HTML to Markdown',
  summary: 'Turn HTML, or text copied from Word and Google Docs, into clean Markdown with tables.',
  category: 'conversion',
  want: 'convert',
  icon: 'file-down',
  keywords:
    'html to markdown, word to markdown, google docs to markdown, html2md, turndown, github markdown, table to markdown, convert html, readme, md',
  input: z.object({
    text: sourceText('<h1>Title</h1><p>Some <b>bold</b> text</p>', { label: 'HTML', code: 'html' }),
    headings: oneOf({ atx: '# Title', setext: 'Underlined' }, 'atx', { label: 'Heading style', control: 'select' }),
    bullet: oneOf(['-', '*', '+'], '-', { label: 'Bullet points', control: 'select' }),
    emphasis: oneOf({ '*': '*text*', _: '_text_' }, '*', { label: 'Italic text', control: 'select' }),
    links: oneOf({ keep: 'Keep', text: 'Text only' }, 'keep', { label: 'Links', control: 'select' }),
    pictures: yesOrNo('Keep pictures', { isOn: true }),
    base: optionalText(2_000, [undefined, 'The address is longer than 2,000 characters'], {
      label: 'Page address',
      role: 'rare',
      control: 'text',
      placeholder: 'https://example.com/page',
      help: 'Links such as /contact become full addresses.',
    }),
  }),
  output: z.object({
    text: changedText('Markdown', 'converted.md', { code: 'markdown' }),
    ...sizeFields(),
    note: z.string().nullable().register(field, { label: 'Note' }),
  }),
  examples: [
    {
      name: 'A page with a table',
      input: {
        text: '<h1>Prices</h1><p>For <strong>2026</strong>, see <a href="/terms">our terms</a>.</p><table><tr><th>Chair</th><th align="right">Price</th></tr><tr><td>Oak</td><td align="right">90 €</td></tr></table><pre><code class="language-js">let a = 1;\n</code></pre><ul><li>One<ol><li>Two</li></ol></li><li><input type="checkbox" checked> Done</li></ul>',
        base: 'https://example.com/prices',
      },
      output: {
        text: '# Prices\n\nFor **2026**, see [our terms](https://example.com/terms).\n\n| Chair | Price |\n| ----- | ----: |\n| Oak   |  90 € |\n\n```js\nlet a = 1;\n```\n\n- One\n  1. Two\n- [x] Done\n',
      },
    },
    {
      name: 'Pasted from Google Docs',
      input: {
        text: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt">Title</span></h2><p><span style="font-weight:700">Bold</span><span> and </span><span style="font-style:italic">italic</span></p></b>',
      },
      output: { text: '## Title\n\n**Bold** and *italic*\n' },
    },
    {
      name: 'Pasted from Word',
      input: {
        text: "<p class=MsoNormal><b>Offer<o:p></o:p></b></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Chairs<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Oak</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>",
      },
      output: { text: '**Offer**\n\n- Chairs\n  1. Oak\n' },
    },
  ],
  next: ['markdown-to-html', 'word-counter', 'text-compare'],
});
