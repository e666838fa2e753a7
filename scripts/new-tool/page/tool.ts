import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { pageAddress } from '#kit/page-address';
import { pageFacts } from '#kit/page-facts';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  title: 'Template',
  summary: 'Fetch a page of the web and see how large its document is, and in which encoding it was written.',
  category: 'meta',
  icon: 'weight',
  keywords: 'page size, page weight, encoding',
  needs: ['http'],
  labels: {
    action: 'Check',
    busy: 'Checking...',
    done: 'Page checked successfully',
    failed: 'Failed to check the page',
  },
  input: z.object({ url: pageAddress.clone().register(field, { label: 'Address', control: 'url' }) }),
  output: z.object({
    bytes: z.int().min(0).register(field, { label: 'Size of the document', display: 'figure', unit: 'bytes' }),
    ...pageFacts,
  }),
  examples: [{ name: 'A page with faults', input: { url: sampleAddress('garden-shop') } }],
});
