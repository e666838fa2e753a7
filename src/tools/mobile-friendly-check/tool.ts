import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count } from '#kit/outputs';
import { pictureList } from '#kit/shapes';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Page', done: 'Page checked', failed: 'check the page' }),
  title: 'Mobile-Friendly Check',
  summary:
    'Check how well a page works on phones: width, zoom, text size, touch targets, pictures, forms and phone links.',
  category: 'meta',
  icon: 'smartphone',
  keywords: 'mobile friendly test, responsive test, mobile seo, viewport, phone friendly, mobile usability',
  needs: ['http', 'browser', 'files'],
  output: z.object({
    ...{ ...answered, score, findings },
    screens: pictureList().register(field, {
      label: 'On a phone',
      display: 'pictures',
      help: 'With the places that were found; only as a browser sees it.',
    }),
    expiresAt: z.iso.datetime().nullable().register(field, {
      label: 'Picture until',
      display: 'hidden',
      help: 'When the picture is deleted, in UTC; null without one.',
    }),
    viewport: z.string().register(field, { label: 'Viewport', none: 'None', help: 'The viewport tag of the page.' }),
    ...{ elements: count('Elements'), pictures: count('Pictures'), responsive: count('Pictures in several sizes') },
  }),
  next: ['page-weight-checker', 'on-page-seo-checker', 'image-seo-checker'],
});
