import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count } from '#kit/outputs';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Page', done: 'Page checked', failed: 'check the page' }),
  title: 'Mobile-Friendly Check',
  summary: 'Check how well a page works on phones: width, zoom, pictures, forms, phone links and speed.',
  category: 'meta',
  icon: 'smartphone',
  keywords: 'mobile friendly test, responsive test, mobile seo, viewport, phone friendly, mobile usability',
  output: z.object({
    ...{ ...answered, score, findings },
    viewport: z.string().register(field, { label: 'Viewport', none: 'None', help: 'The viewport tag of the page.' }),
    ...{ elements: count('Elements'), pictures: count('Pictures'), responsive: count('Pictures in several sizes') },
  }),
  next: ['page-weight-checker', 'on-page-seo-checker', 'image-seo-checker'],
});
