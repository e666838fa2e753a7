import * as z from 'zod';
import { sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count } from '#kit/outputs';
import { findingList } from '#kit/shapes';

export default defineTool({
  title: 'HTML Validator',
  summary: 'Check HTML against the standard: every fault with its line and column, why it matters and how to fix it.',
  category: 'meta',
  want: 'check',
  icon: 'file-check',
  keywords:
    'html validator, validate html, w3c validator, html checker, html syntax, unclosed tags, nu html checker, markup validation, html errors, html lint',
  // HTML that was pasted is checked in the browser; only an address is for the server.
  needs: ['http'],
  runsIn: 'browser',
  live: true,
  labels: {
    action: 'Check HTML',
    busy: 'Checking...',
    done: 'HTML checked successfully',
    failed: 'Failed to check the HTML',
  },
  input: z.object({
    text: sourceText('<p>Paste HTML</p>', {
      label: 'HTML',
      code: 'html',
      fromPage: 'source',
      help: 'A page or a part of one. Programs can also give the address of a page.',
    }),
  }),
  output: z.object({
    note: z.string().nullable().register(field, { label: 'Note' }),
    errors: count('Errors'),
    warnings: count('Warnings'),
    elements: count('Elements'),
    faults: findingList().register(field, { label: 'What is wrong', display: 'findings' }),
    html: z.string().nullable().register(field, {
      label: 'HTML of the address',
      display: 'hidden',
      help: 'The HTML that lines and columns are about where an address was given; else null.',
    }),
  }),
  examples: [
    {
      name: 'A list with faults',
      input: {
        text: '<h2>Prices<h2>\n<ul>\n  <li>Oak chair <b>90 €</li>\n  <p>Delivery is free</p>\n</ul>\n<img src="chair.jpg" width="50%">\n<center>Call us &amp visit</center>\n',
      },
    },
    {
      name: 'A page without faults',
      input: {
        text: '<!doctype html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n  <title>Chairs</title>\n</head>\n<body>\n  <h1>Chairs</h1>\n  <p>Made of oak.</p>\n</body>\n</html>\n',
      },
      output: { note: null, errors: 0, warnings: 0, elements: 7, faults: [], html: null },
    },
  ],
  next: ['html-cleaner', 'on-page-seo-checker', 'code-minifier'],
});
