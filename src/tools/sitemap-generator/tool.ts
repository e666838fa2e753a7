import * as z from 'zod';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { optionalText, yesOrNo } from '#kit/inputs';
import { count } from '#kit/outputs';
import { findingList, textFiles } from '#kit/shapes';

export default defineTool({
  ...liveText({ action: 'Generate Sitemap', done: 'Sitemap generated', failed: 'generate the sitemap' }),
  title: 'Sitemap Generator',
  summary:
    'Turn a list of addresses into an XML sitemap with dates and languages, checked and split if it is too large.',
  category: 'meta',
  ...{ want: 'make', have: 'text' },
  icon: 'map',
  keywords:
    'sitemap generator, xml sitemap, sitemap.xml, sitemap index, lastmod, url list to sitemap, hreflang sitemap, gzip sitemap, google sitemap, split sitemap',
  input: z.object({
    list: requiredText('Please enter some addresses')
      .max(5_000_000, { error: 'The list must have at most 5,000,000 characters' })
      .register(field, {
        label: 'Addresses',
        control: 'textarea',
        code: 'plain',
        placeholder: 'https://example.com/ 2026-03-12',
        help: 'One per line. You can add the date of the last change, and versions in other languages, such as de=https://example.com/de/',
      }),
    folder: optionalText(2_000, ['The folder is an address', 'The folder must have at most 2,000 characters'], {
      label: 'Folder of the files',
      control: 'url',
      role: 'rare',
      placeholder: 'https://example.com/',
      help: 'Used in the index if there are several files. Leave it empty for the root of the site.',
    }),
    gzipped: yesOrNo('The index links to gzipped files', { role: 'rare' }),
  }),
  output: z.object({
    files: textFiles().register(field, { label: 'Sitemap', display: 'files' }),
    written: count('Addresses'),
    leftOut: count('Lines left out'),
    findings: findingList().register(field, { label: 'Findings', display: 'findings' }),
  }),
  examples: [
    {
      name: 'A small site',
      input: {
        list: `https://example.com/ 2026-03-12
https://example.com/bread?kind=rye&size=2 2026-03-01
https://example.com/über-uns
https://example.com/contact 12.03.2026
https://shop.example.com/`,
      },
      output: {
        written: 4,
        leftOut: 1,
        files: [
          {
            name: 'sitemap.xml',
            text: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>https://example.com/</loc>
    <lastmod>2026-03-12</lastmod>
  </url>
  <url>
    <loc>https://example.com/bread?kind=rye&amp;size=2</loc>
    <lastmod>2026-03-01</lastmod>
  </url>
  <url>
    <loc>https://example.com/%C3%BCber-uns</loc>
  </url>
  <url>
    <loc>https://example.com/contact</loc>
  </url>
</urlset>
`,
          },
        ],
      },
    },
    {
      name: 'Two languages',
      input: { list: 'https://example.com/ en=https://example.com/ de=https://example.com/de/' },
      output: { written: 2, leftOut: 0 },
    },
  ],
  next: ['sitemap-validator', 'robots-txt-generator', 'text-compare'],
});
