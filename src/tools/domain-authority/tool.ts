import * as z from 'zod';
import { domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { sourceList } from '#kit/shapes';

/** A new schema each time: hints belong to one. */
const points = () => z.number().min(0).max(100).nullable();

export default defineTool({
  ...domainTool({ done: 'Domain authority retrieved', failed: 'check domain authority', stage: 'Asking the sources' }),
  title: 'Domain Authority',
  summary: 'See how well a domain is linked, in an open score with every part shown, and which signs of spam it bears.',
  want: 'measure',
  icon: 'gauge',
  keywords: [
    'domain authority',
    'page authority',
    'spam score',
    'da pa checker',
    'domain rating',
    'pagerank',
    'link rank',
  ],
  needs: ['authority', 'wikipedia', 'dns', 'rdap', 'whois', 'http', 'clock'],
  input: z.object({
    domain: domainInput(),
  }),
  output: z.object({
    domain: z.string().register(field, { label: 'Domain', help: 'The registered name, in ASCII.' }),
    domainAuthority: points().register(field, {
      label: 'Domain Authority',
      display: 'meter',
      most: 100,
      help: 'From 0 to 100, our own score; null where no evidence of links was available.',
    }),
    pageAuthority: points().register(field, {
      label: 'Page Authority',
      display: 'meter',
      most: 100,
      help: 'Of the home page under the name that was entered, from 0 to 100; null where it or the domain’s is not known.',
    }),
    spamScore: z.number().min(0).max(10).nullable().register(field, {
      label: 'Spam Score',
      display: 'meter',
      most: 10,
      badAbove: 5,
      help: 'Points of the flags that are raised, from 0 to 10; null where nothing but the name could be looked at.',
    }),
    unicodeDomain: z.string().register(field, { label: 'Domain in its own script', display: 'caption' }),
    asked: z
      .string()
      .register(field, { label: 'Asked for', display: 'caption', help: 'The name that was entered, in ASCII.' }),
    confidence: z.enum(['high', 'medium', 'low', 'none']).register(field, {
      label: 'Confidence',
      display: './evidence',
      help: 'high: measured over the whole graph of links; medium: by Open PageRank; low: from samples of links; none: unknown.',
    }),
    evidence: z
      .array(
        z.object({
          name: z.string(),
          value: z.string(),
          source: z.string(),
          date: z.string().nullable(),
          points: points(),
          weight: z.number(),
          adds: z.number().nullable(),
        }),
      )
      .register(field, {
        label: 'How this score is made',
        display: 'caption',
        help: 'Points from 0 to 100 by each evidence, its weight, and what it adds to the score; null where it is not counted.',
      }),
    page: z
      .object({
        url: z.string(),
        title: z.string(),
        checks: z.array(z.object({ name: z.string(), isMet: z.boolean(), weight: z.number() })),
        articleLinks: z.int(),
        bonus: z.number(),
      })
      .nullable()
      .register(field, {
        label: 'Page',
        display: 'caption',
        help: 'What the page does for its standing; null when it could not be read.',
      }),
    pageFailure: z.string().nullable().register(field, { label: 'Why the page could not be read', display: 'caption' }),
    flags: z
      .array(
        z.object({
          name: z.string(),
          state: z.enum(['raised', 'clear', 'not checked']),
          points: z.number(),
          reason: z.string(),
          source: z.enum(['Page', 'Name', 'DNS', 'Registry']),
          remedy: z.string(),
        }),
      )
      .register(field, { label: 'Flags', display: 'caption' }),
    raised: z
      .array(z.string())
      .register(field, { label: 'Flags that are raised', display: 'caption', cells: { Flags: '{*}' } }),
    moz: z
      .object({
        domainAuthority: points(),
        pageAuthority: points(),
        spamScore: points(),
        linkingDomains: z.int().nullable(),
        lastCrawled: z.string().nullable(),
        askedAt: z.iso.datetime(),
      })
      .nullable()
      .register(field, {
        label: 'Moz’s own figures',
        display: 'caption',
        help: 'Where a key for Moz is set. Its spam score is in percent.',
      }),
    sources: sourceList().register(field, { label: 'Asked', display: 'sources' }),
    method: z.int().register(field, { label: 'Version of the method', display: 'caption' }),
    checkedAt: z.iso.datetime().register(field, { label: 'Checked at', display: 'caption' }),
  }),
  examples: [
    { name: 'A well-known domain', input: { domain: 'example.com' } },
    { name: 'A page under another ending', input: { domain: 'https://www.bbc.co.uk/news' } },
  ],
});
