import * as z from 'zod';
import { domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

/** A new schema each time: hints belong to one. */
const points = () => z.number().min(0).max(100).nullable();

export default defineTool({
  ...domainTool({ done: 'Domain authority retrieved', failed: 'check domain authority' }),
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
      display: 'number',
      help: 'From 0 to 100, our own score; null where no evidence of links was available.',
    }),
    pageAuthority: points().register(field, {
      label: 'Page Authority',
      display: 'number',
      help: 'Of the home page under the name that was entered, from 0 to 100; null where it or the domain’s is not known.',
    }),
    spamScore: z.number().min(0).max(10).nullable().register(field, {
      label: 'Spam Score',
      display: 'number',
      help: 'Points of the flags that are raised, from 0 to 10; null where nothing but the name could be looked at.',
    }),
    unicodeDomain: z.string().register(field, { label: 'Domain in its own script' }),
    asked: z.string().register(field, { label: 'Asked for', help: 'The name that was entered, in ASCII.' }),
    confidence: z.enum(['high', 'medium', 'low', 'none']).register(field, {
      label: 'Confidence',
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
      .register(field, { label: 'Page', help: 'What the page does for its standing; null when it could not be read.' }),
    pageFailure: z.string().nullable().register(field, { label: 'Why the page could not be read' }),
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
      .register(field, { label: 'Flags' }),
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
        help: 'Where a key for Moz is set. Its spam score is in percent.',
      }),
    sources: z
      .array(
        z.object({
          protocol: z.string(),
          server: z.string(),
          askedAt: z.string().optional(),
          failure: z.string().optional(),
        }),
      )
      .register(field, { label: 'Asked' }),
    method: z.int().register(field, { label: 'Version of the method' }),
    checkedAt: z.iso.datetime().register(field, { label: 'Checked at' }),
  }),
  examples: [
    { name: 'A well-known domain', input: { domain: 'example.com' } },
    { name: 'A page under another ending', input: { domain: 'https://www.bbc.co.uk/news' } },
  ],
});
