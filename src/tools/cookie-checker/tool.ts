import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table } from '#kit/outputs';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Cookies', done: 'Cookies checked', failed: 'check the cookies', sample: 'cookies' }),
  title: 'Cookie Checker',
  summary: 'See the cookies that a page sets before visitors agree, and whether they are safe.',
  category: 'meta',
  icon: 'cookie',
  keywords: 'cookie checker, cookie scanner, set-cookie, samesite, httponly, secure cookie, gdpr, consent',
  output: z.object({
    ...{ ...answered, score, findings },
    total: count('Cookies set without consent'),
    cookies: table('Cookies', {
      name: 'Name',
      host: 'Sent to',
      lifetime: 'Kept for',
      secure: z.boolean().register(field, { label: 'Secure' }),
      httpOnly: z.boolean().register(field, { label: 'HttpOnly' }),
      sameSite: 'SameSite',
      size: z.int().register(field, { label: 'Size', unit: 'bytes' }),
      from: 'Set by',
    }),
  }),
  next: ['security-headers', 'http-header-checker', 'on-page-seo-checker'],
});
