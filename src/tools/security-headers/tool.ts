import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { table, text } from '#kit/outputs';

const lines = (label: string, fileName: string) =>
  z.string().optional().register(field, { label, display: 'copy', code: 'plain', fileName });
const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Grade Headers', done: 'Headers graded', failed: 'grade the headers' }),
  title: 'Security Headers',
  summary: 'Grade the security headers of a page from A+ to F, and get the missing lines for nginx, Caddy and Apache.',
  category: 'meta',
  icon: 'shield-check',
  keywords:
    'security headers, csp checker, hsts, x-frame-options, content security policy, permissions policy, security grade',
  output: z.object({
    ...answered,
    grade: z
      .string()
      .nullable()
      .register(field, { label: 'Grade', display: 'hidden', help: 'A+ to F; null when nothing answered.' }),
    ...{ score, findings },
    nginx: lines('Missing lines for nginx', 'security-headers.conf'),
    caddy: lines('Missing lines for Caddy', 'Caddyfile'),
    apache: lines('Missing lines for Apache', '.htaccess'),
    headers: table('Security headers found', { name: 'Name', value: text('Value', { code: 'plain' }) }),
  }),
  next: ['http-header-checker', 'cookie-checker', 'ssl-checker'],
});
