import * as z from 'zod';
import { sizeFields } from '#families/sizes';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, yesOrNo } from '#kit/inputs';
import { table } from '#kit/outputs';

const MORE = 'More to remove';

export default defineTool({
  ...liveText({ action: 'Clean HTML', done: 'HTML cleaned', failed: 'clean the HTML' }),
  title: 'HTML Cleaner',
  summary: 'Remove Word and Google Docs clutter, styles, classes, scripts and empty tags from HTML.',
  category: 'conversion',
  want: 'change',
  icon: 'brush-cleaning',
  keywords:
    'html cleaner, clean html, word to html, google docs to html, strip tags, remove inline styles, remove classes, html formatter, html beautifier, sanitize html, paste from word',
  input: z.object({
    text: sourceText('<p class="MsoNormal" style="color:red">Paste HTML</p>', { label: 'HTML', code: 'html' }),
    office: yesOrNo('Remove Word and Google Docs clutter', { isOn: true }),
    styles: yesOrNo('Remove styles', { isOn: true, help: 'Bold and italic text is kept.' }),
    classes: yesOrNo('Remove classes'),
    ids: yesOrNo('IDs', { behind: MORE }),
    data: yesOrNo('Data attributes', { behind: MORE, help: 'Attributes that begin with data-.' }),
    comments: yesOrNo('Comments', { behind: MORE, isOn: true }),
    empty: yesOrNo('Empty elements', { behind: MORE, isOn: true }),
    scripts: yesOrNo('Remove scripts', {
      isOn: true,
      help: 'Keeps only elements, attributes and links that are known to run no code.',
    }),
    layout: oneOf({ indent: 'Indented', line: 'One line', keep: 'As they are' }, 'indent', {
      label: 'Line breaks',
      control: 'radio',
    }),
    allowed: optionalText(2_000, [undefined, 'Please enter up to 2,000 characters of tags'], {
      label: 'Only these tags',
      code: 'plain',
      role: 'rare',
      control: 'text',
      placeholder: 'p, h2, h3, ul, ol, li, a, strong, em',
      help: 'Other tags are removed, but their content is kept. Leave it empty to allow all tags.',
    }),
  }),
  output: z.object({
    text: changedText('Clean HTML', 'cleaned.html', { code: 'html' }),
    ...sizeFields(),
    removed: table('Removed', { what: 'Removed', times: z.int().min(1).register(field, { label: 'Count' }) }),
    note: z.string().nullable().register(field, { label: 'Note' }),
    preview: z.string().register(field, { label: 'Preview', display: 'html', help: 'The first 200,000 characters.' }),
  }),
  examples: [
    {
      name: 'Pasted from Word',
      input: {
        text: "<!--StartFragment--><p class=MsoNormal style='margin:0;mso-fareast-language:EN-US'><b>Offer<o:p></o:p></b></p>\n<p class=MsoNormal><span lang=EN-US style='font-size:11.0pt'>Two <span style='font-weight:bold'>fine</span> chairs&nbsp;for 90 €.</span></p>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment-->",
      },
      output: {
        text: '<p><b>Offer</b></p>\n<p><span lang="EN-US">Two <strong>fine</strong> chairs&nbsp;for 90 €.</span></p>',
      },
    },
    {
      name: 'Pasted from Google Docs',
      input: {
        text: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;color:#000">Title</span></h2><ul style="margin:0"><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span style="font-weight:700">One</span><span> point</span></p></li></ul></b><br class="Apple-interchange-newline">',
      },
      output: {
        text: '<h2 dir="ltr">Title</h2>\n<ul>\n  <li dir="ltr">\n    <p dir="ltr" role="presentation"><strong>One</strong> point</p>\n  </li>\n</ul>\n<br class="Apple-interchange-newline">',
      },
    },
    {
      name: 'Only a few tags',
      input: {
        text: '<div onclick="x()"><h1>Hi</h1><script>alert(1)</script><a href="javascript:x()">no</a> <a href="/yes">yes</a></div>',
        allowed: 'h1 a',
        layout: 'line',
      },
      output: { text: '<h1>Hi</h1><a>no</a> <a href="/yes">yes</a>' },
    },
  ],
  next: ['html-to-markdown', 'code-minifier', 'html-entities', 'text-compare'],
});
