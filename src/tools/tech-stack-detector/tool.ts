import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { count, table } from '#kit/outputs';

const { answered, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Detect', done: 'Technologies detected', failed: 'detect the technologies' }),
  title: 'Tech Stack Detector',
  summary: 'Find out what a site is built with: CMS, shop, framework, server, analytics and more.',
  category: 'meta',
  icon: 'layers',
  keywords:
    'tech stack, what cms, built with, technology detector, wordpress detector, site technology, framework detector',
  output: z.object({
    ...answered,
    found: count('Technologies found'),
    technologies: table('Technologies', { name: 'Name', kind: 'Kind', because: 'Detected by' }),
    findings,
  }),
  next: ['domain-hosting', 'http-header-checker', 'on-page-seo-checker'],
});
