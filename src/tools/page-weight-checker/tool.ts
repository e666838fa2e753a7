import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { bars } from '#kit/shapes';

const count = (label: string) => z.int().min(0).register(field, { label, display: 'figure' });
const text = z.string();
const { requestedUrl, url, status, note, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Weigh Page', done: 'Page weighed', failed: 'weigh the page' }),
  timeLimit: 60_000,
  title: 'Page Weight Checker',
  summary: 'Weigh a page and the files that it fetches: pictures, scripts, styles, and the heaviest of each.',
  category: 'meta',
  icon: 'weight',
  keywords: [
    'page weight',
    'page size checker',
    'website size',
    'heavy images',
    'page speed',
    'kilobytes',
    'page load',
  ],
  output: z.object({
    ...{ requestedUrl, url, status, note },
    weight: text.clone().register(field, { label: 'Known weight', display: 'figure' }),
    ...{ files: count('Files named'), weighed: count('Weighed') },
    kinds: bars().register(field, { label: 'Kilobytes by kind', display: 'bars' }),
    ...{ score, findings },
    heaviest: z
      .array(
        z.object({
          kind: text,
          address: text,
          weight: z.number().nullable().register(field, { label: 'Weight', unit: 'KB' }),
          note: text,
        }),
      )
      .register(field, { label: 'Files, the heaviest first', display: 'table' }),
  }),
  examples: [
    { name: 'A page', input: { url: 'https://example.com/' } },
    { name: 'A page of another site', input: { url: 'https://www.wikipedia.org/' } },
  ],
  next: ['compress-image', 'image-seo-checker', 'compression-test'],
});
