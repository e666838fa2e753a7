import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { presetLabels, presetNames } from './preset-names.ts';

/** Longer than any crawler asks for. UTF-16 units. */
const LONGEST_PATH = 2_083;

const paths = z.array(
  z
    .string({ error: 'A path is text, such as /private/' })
    .max(LONGEST_PATH, { error: 'A path is longer than 2,083 characters.' }),
  { error: 'The paths of a rule are a list.' },
);

const WRONG_RULE = 'A rule is an object with userAgents, allow and disallow, or lines of a robots.txt.';

const group = z.object({
  userAgents: z
    .array(
      z.string().regex(/^(\*|[\w.-]{1,200})$/, {
        error: 'The name of a crawler has letters, digits, hyphens and underscores; * stands for everyone.',
      }),
    )
    .min(1, { error: 'Please name the crawlers of each rule, or * for everyone.' })
    .max(500, { error: 'A rule can name 500 crawlers at most.' })
    .default(['*'])
    .register(field, {
      label: 'Crawlers',
      control: './crawlers',
      byCommas: true,
      placeholder: 'GPTBot, ClaudeBot',
      help: 'Names separated by commas. * stands for every crawler without a rule of its own.',
    }),
  disallow: paths.max(2_000, { error: 'A rule can have 2,000 paths at most.' }).default([]).register(field, {
    label: 'Disallow',
    placeholder: '/search',
    help: 'Paths that may not be fetched, one per line. / means everything.',
  }),
  allow: paths.max(2_000, { error: 'A rule can have 2,000 paths at most.' }).default([]).register(field, {
    label: 'Allow',
    placeholder: '/search/about',
    help: 'Exceptions, one per line. The longest path wins.',
  }),
  crawlDelay: z
    .number({ error: 'The crawl delay is a number of seconds.' })
    .min(0, { error: 'The crawl delay is a number of seconds.' })
    .max(86_400, { error: 'The crawl delay is longer than a day.' })
    .optional()
    .register(field, {
      label: 'Crawl delay',
      control: 'text',
      help: 'Seconds between pages, or empty. Bing and some others respect it, Google does not.',
    }),
});

const lines = z
  .string()
  .max(600_000, { error: 'The lines of a rule are longer than 600,000 characters.' })
  .register(field, { label: 'Lines', help: 'Lines of a robots.txt, in place of an object.' });

export default defineTool({
  title: 'Robots.txt Generator',
  summary: 'Write a robots.txt for search and AI crawlers, and see what each crawler may fetch.',
  category: 'meta',
  want: 'make',
  have: 'nothing',
  icon: 'bot',
  keywords: 'robots.txt, crawler, gptbot, claudebot, googlebot, ai, disallow, sitemap, block',
  needs: [],
  live: true,
  labels: {
    action: 'Generate robots.txt',
    busy: 'Generating...',
    done: 'Robots.txt generated successfully',
    failed: 'Failed to generate robots.txt',
  },
  input: z.object({
    preset: z
      .enum(presetNames, { error: `The preset is one of ${presetNames.join(', ')}` })
      .optional()
      .register(field, {
        label: 'Start from',
        names: presetLabels,
        help: 'Rules to start from; you can add others.',
        // The page's own choice puts its rules among those of the form, where they can be changed.
        control: 'unseen',
        role: 'material',
      }),
    rules: z
      .array(z.union([group, lines], { error: WRONG_RULE }), { error: 'The rules are a list.' })
      .max(1_000, { error: 'There can be 1,000 rules at most.' })
      .default([])
      .register(field, {
        label: 'Rules',
        one: 'rule',
      }),
    sitemaps: z
      .array(
        z
          .string({ error: 'A sitemap is an address, such as https://example.com/sitemap.xml' })
          .max(LONGEST_PATH, { error: 'The address of a sitemap is longer than 2,083 characters.' }),
        { error: 'The sitemaps are a list of addresses.' },
      )
      .max(1_000, { error: 'There can be 1,000 sitemaps at most.' })
      .default([])
      .register(field, {
        label: 'Sitemaps',
        placeholder: 'https://example.com/sitemap.xml',
        help: 'One complete address per line.',
      }),
  }),
  output: z.object({
    robotsTxt: z
      .string()
      .register(field, { label: 'robots.txt', display: 'copy', code: 'plain', fileName: 'robots.txt' }),
    warnings: z
      .array(
        z.object({
          level: z.enum(['error', 'warning', 'note']).register(field, { label: 'Level' }),
          line: z.int().min(1).nullable().register(field, { label: 'Line' }),
          message: z.string().register(field, { label: 'Message' }),
        }),
      )
      .register(field, { label: 'Worth checking', display: './who-may-fetch' }),
  }),
  examples: [
    {
      name: 'Found, but not trained on',
      input: {
        preset: 'block-ai-training',
        rules: [{ userAgents: ['*'], disallow: ['/search'], allow: ['/search/about'] }],
        sitemaps: ['https://example.com/sitemap.xml'],
      },
    },
    { name: 'A WordPress site', input: { preset: 'wordpress', sitemaps: ['https://example.com/wp-sitemap.xml'] } },
    {
      name: 'Slow down some, close one folder',
      input: {
        preset: 'allow-all',
        rules: [
          { userAgents: ['*'], disallow: ['/drafts/'] },
          { userAgents: ['AhrefsBot'], disallow: ['/drafts/'], crawlDelay: 10 },
        ],
      },
    },
  ],
});
