import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { bars } from '#kit/shapes';

const bytes = (label: string) => z.int().min(0).register(field, { label, unit: 'bytes', display: 'figure' });
const { answered, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Test Compression', done: 'Compression tested', failed: 'test the compression' }),
  title: 'Compression Test',
  summary: 'See whether a page is sent compressed, with which method, and how many bytes that saves.',
  category: 'meta',
  icon: 'file-archive',
  keywords: 'gzip test, brotli test, compression checker, content-encoding, zstd, page size, http compression',
  output: z.object({
    ...answered,
    coding: z.string().register(field, { label: 'Method', display: 'figure' }),
    ...{ original: bytes('Page'), sent: bytes('As sent') },
    saved: z.number().register(field, { label: 'Saved', unit: '%', display: 'figure' }),
    sizes: bars().register(field, { label: 'Bytes', display: 'bars' }),
    findings,
  }),
  next: ['page-weight-checker', 'http-header-checker', 'compress-image'],
});
