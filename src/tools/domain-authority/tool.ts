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
  summary:
    'See how well linked a domain is, with an open score that you can check part by part, and any signs of spam.',
  want: 'measure',
  icon: 'gauge',
  keywords: 'domain authority, page authority, spam score, da pa checker, domain rating, pagerank, link rank',
  needs: ['authority', 'wikipedia', 'dns', 'rdap', 'whois', 'http', 'clock'],
  input: z.object({
    domain: domainInput(),
  }),
  output: z.object({
    domain: z.string().register(field, { label: 'Domain', help: 'The registered name, in ASCII.' }),
    domainAuthority: points().register(field, {
      label: 'Domain Authority',
      most: 100,
      help: 'Our own score from 0 to 100; null if no link data was available.',
    }),
    pageAuthority: points().register(field, {
      label: 'Page Authority',
      most: 100,
      help: 'For the home page of the name you entered, from 0 to 100; null if unknown.',
    }),
    spamScore: z.number().min(0).max(10).nullable().register(field, {
      label: 'Spam Score',
      most: 10,
      badAbove: 5,
      help: 'The sum of the points of the spam signs, from 0 to 10; null if only the name could be checked.',
    }),
    unicodeDomain: z.string().register(field, { label: 'Domain in Unicode', display: 'caption' }),
    asked: z
      .string()
      .register(field, { label: 'Domain entered', display: 'caption', help: 'The name that was entered, in ASCII.' }),
    confidence: z.enum(['high', 'medium', 'low', 'none']).register(field, {
      label: 'Confidence',
      display: './evidence',
      help: 'high: based on the full link graph; medium: based on Open PageRank; low: based on samples of links; none: unknown.',
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
        label: 'How this score is calculated',
        display: 'caption',
        help: 'Points from 0 to 100 for each source, its weight, and what it adds to the score; null if it is not counted.',
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
        help: 'What the page itself adds; null if it could not be read.',
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
      .register(field, { label: 'Signs of spam found', display: 'caption', cells: { Flags: '{*}' } }),
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
        help: 'Only if this site has a Moz key. Moz gives its spam score in percent.',
      }),
    sources: sourceList().register(field, { label: 'Sources', display: 'sources' }),
    method: z.int().register(field, { label: 'Method version', display: 'caption' }),
    checkedAt: z.iso.datetime().register(field, { label: 'Checked at', display: 'caption' }),
  }),
  examples: [
    { name: 'A well-known domain', input: { domain: 'example.com' } },
    { name: 'A page address', input: { domain: 'https://www.bbc.co.uk/news' } },
  ],
});
