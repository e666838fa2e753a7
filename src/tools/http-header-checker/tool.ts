import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table, text } from '#kit/outputs';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Headers', done: 'Headers checked', failed: 'check the headers' }),
  title: 'HTTP Header Checker',
  summary: 'See every HTTP header of a page and its redirects, what each one does, and which ones are missing.',
  category: 'meta',
  icon: 'list-tree',
  keywords: 'http headers, response headers, header checker, cache-control, status code, server header, curl -I',
  output: z.object({
    ...answered,
    waited: z.int().register(field, { label: 'Time to first byte', unit: 'ms', display: 'figure' }),
    headerCount: count('Headers'),
    score,
    headers: table('Headers', { name: 'Name', value: text('Value', { code: 'plain' }), purpose: 'What it is for' }),
    findings,
    redirects: z
      .array(z.object({ status: z.int(), url: z.string(), headers: z.record(z.string(), z.string()) }))
      .register(field, { label: 'Redirects before it', display: 'tree' }),
  }),
  next: ['security-headers', 'compression-test', 'redirect-checker'],
});
