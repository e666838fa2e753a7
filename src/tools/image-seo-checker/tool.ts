import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table } from '#kit/outputs';
import { bars } from '#kit/shapes';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Pictures', done: 'Pictures checked', failed: 'check the pictures' }),
  needs: ['http', 'browser', 'images'],
  title: 'Image SEO Checker',
  summary: 'Check the pictures of a page: alt texts, sizes, formats and loading, with a fix for each problem.',
  category: 'meta',
  icon: 'images',
  keywords: 'image seo, alt text checker, missing alt, image audit, lazy loading, webp, image optimization',
  output: z.object({
    ...{ ...answered, score, findings },
    ...{
      total: count('Pictures'),
      withoutAlt: count('Without alt text'),
      decoration: count('Decorative'),
      lazy: count('Lazy-loaded'),
    },
    formats: bars().register(field, { label: 'By format', display: 'bars' }),
    pictures: table(
      'Pictures',
      {
        address: 'Picture',
        alt: z.string().nullable().register(field, { label: 'Alt text' }),
        size: 'Declared size',
        pixels: 'Actual size',
        weight: 'Weight',
        format: 'Format',
        loading: 'Loading',
      },
      { help: 'In page order, up to 1,000.' },
    ),
  }),
  next: ['compress-image', 'convert-to-webp', 'page-weight-checker'],
});
