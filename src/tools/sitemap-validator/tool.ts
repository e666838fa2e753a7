import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { count, named, table } from '#kit/outputs';
import { findingList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  title: 'Sitemap Validator',
  summary: 'Check an XML sitemap or index and visit its pages: syntax, dates, errors, redirects, noindex and more.',
  category: 'meta',
  ...{ want: 'check', have: 'page' },
  icon: 'map-pinned',
  keywords:
    'sitemap validator, sitemap checker, xml sitemap test, sitemap errors, sitemap index, sitemap.xml.gz, validate sitemap, lastmod check, sitemap url count',
  needs: ['http', 'clock'],
  timeLimit: 120_000,
  labels: {
    action: 'Check Sitemap',
    busy: 'Checking...',
    done: 'Sitemap checked successfully',
    failed: 'Failed to check the sitemap',
  },
  input: z.object({
    source: requiredText('Please enter the address of a sitemap, or paste one')
      .max(20_000_000, { error: 'A pasted sitemap must have at most 20,000,000 characters; enter its address instead' })
      .register(field, {
        label: 'Address or sitemap',
        control: 'textarea',
        code: 'auto',
        placeholder: 'https://example.com/sitemap.xml',
        help: 'The address of a sitemap, a sitemap index or a site, or the XML itself.',
      }),
  }),
  output: z.object({
    addresses: count('Addresses'),
    files: count('Files read'),
    visited: count('Pages visited'),
    errors: count('Errors'),
    warnings: count('Warnings'),
    findings: findingList().register(field, { label: 'Findings', display: 'findings' }),
    visits: table(
      'Listed pages',
      {
        url: 'Address',
        status: z.int().nullable().register(field, { label: 'Status', none: '' }),
        result: 'Result',
        leadsTo: 'Leads to',
        noindex: 'Noindex',
        canonical: 'Canonical address',
        robots: 'robots.txt',
        note: 'Note',
      },
      { help: 'The first 50 pages of the site, and 50 more from all over the rest.' },
    ),
    maps: table('Files', {
      place: 'File',
      kind: named('Kind', { sitemap: 'Sitemap', index: 'Index', other: 'Not a sitemap', unread: 'Could not be read' }),
      entries: z.int().min(0).register(field, { label: 'Entries' }),
      bytes: z.int().min(0).register(field, { label: 'Bytes' }),
      newest: 'Newest date',
      note: 'Note',
    }),
    entries: table(
      'Entries',
      {
        url: 'Address',
        lastmod: 'Last changed',
        changefreq: 'Frequency',
        priority: 'Priority',
        languages: z.int().min(0).register(field, { label: 'Languages' }),
        pictures: z.int().min(0).register(field, { label: 'Pictures' }),
        line: z.int().min(1).register(field, { label: 'Line' }),
      },
      { help: 'The first 1,000.' },
    ),
  }),
  examples: [
    {
      name: 'A sitemap with mistakes',
      input: {
        source: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.com/</loc><lastmod>2026-03-12</lastmod></url>
  <url><loc>https://example.com/bread</loc><lastmod>12.03.2026</lastmod></url>
  <url><loc>http://example.com/cake</loc><changefreq>often</changefreq></url>
  <url><loc>https://shop.example.com/</loc><priority>7</priority></url>
  <url><loc>https://example.com/</loc></url>
  <url><loc>/contact</loc></url>
</urlset>`,
      },
      output: { addresses: 6, files: 1 },
    },
    { name: 'A sitemap by its address', input: { source: sampleAddress('sitemap.xml') } },
    {
      name: 'Broken XML',
      input: {
        source: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.com/?a=1&b=2</loc></url>
</urlset>`,
      },
      output: { addresses: 0, files: 1, errors: 1 },
    },
  ],
});
