import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { sampleAddress } from '#lib/sample-address';

/** Longer than any crawler asks for. UTF-16 units. */
const LONGEST_ADDRESS = 20_000;

/** Far above the 500 KiB that crawlers read. UTF-16 units. */
const LONGEST_FILE = 5_000_000;

const finding = z.object({
  level: z.enum(['error', 'warning', 'note']).register(field, { label: 'Level' }),
  line: z.int().min(1).nullable().register(field, { label: 'Line' }),
  message: z.string().register(field, { label: 'Message' }),
});

export default defineTool({
  title: 'Robots.txt Tester',
  summary: 'See whether a crawler may fetch an address, and which line of robots.txt decides.',
  category: 'meta',
  want: 'check',
  icon: 'search-check',
  keywords: 'robots.txt, crawler, googlebot, gptbot, disallow, allow, rfc 9309, blocked, validator',
  needs: ['http'],
  labels: {
    action: 'Test',
    busy: 'Testing...',
    done: 'Robots.txt tested successfully',
    failed: 'Failed to test robots.txt',
  },
  input: z.object({
    url: requiredText('Please enter the address of a page')
      .max(LONGEST_ADDRESS, { error: 'The address is longer than 20,000 characters.' })
      .register(field, {
        label: 'Page URL',
        control: 'url',
        placeholder: 'https://example.com/page',
        help: 'The page in question, or just its site. Our server fetches /robots.txt of its host.',
      }),
    userAgent: z
      .string({ error: 'The crawler is a name, such as Googlebot' })
      .max(2_000, { error: 'The name of the crawler is longer than 2,000 characters.' })
      .default('Googlebot')
      .register(field, {
        label: 'Crawler',
        role: 'option',
        inAddress: 'crawler',
        help: 'A name such as GPTBot, or a full User-Agent header.',
      }),
    path: z
      .string({ error: 'The path is text, such as /private/' })
      .max(LONGEST_ADDRESS, { error: 'The path is longer than 20,000 characters.' })
      .optional()
      .register(field, {
        label: 'Path',
        control: 'unseen',
        help: 'Tested instead of the path in the URL, such as /private/.',
      }),
    robotsTxt: z
      .string({ error: 'The robots.txt is text' })
      .max(LONGEST_FILE, { error: 'The robots.txt is longer than 5 million characters.' })
      .optional()
      .register(field, {
        label: 'Your own robots.txt',
        control: 'textarea',
        code: 'plain',
        help: 'Leave it empty to test the live file. If you paste one, nothing is fetched.',
      }),
  }),
  output: z.object({
    allowed: z.boolean().register(field, { label: 'Allowed', display: './verdict' }),
    explanation: z.string().register(field, { label: 'Why', display: 'caption' }),
    userAgent: z
      .string()
      .register(field, { label: 'Crawler', display: 'caption', help: 'The name used to find its group.' }),
    path: z.string().register(field, { label: 'Path', display: 'caption' }),
    group: z.string().nullable().register(field, {
      label: 'Group',
      display: 'hidden',
      help: 'The name whose group applies; * means everyone, null means none.',
    }),
    line: z
      .int()
      .min(1)
      .nullable()
      .register(field, { label: 'Line', display: 'caption', help: 'The line that decided.' }),
    rule: z.string().nullable().register(field, { label: 'Rule', display: 'hidden', help: 'The rule that decided.' }),
    outcome: z.enum(['read', 'missing', 'unavailable', 'given']).register(field, {
      label: 'Outcome',
      display: 'caption',
      help: 'missing (4xx): everything is allowed. unavailable (5xx, 429, no answer): nothing is allowed.',
    }),
    robotsUrl: z.string().nullable().register(field, {
      label: 'File',
      note: 'Status {status}',
      none: 'The one you pasted',
      help: 'Its address, after redirects.',
    }),
    status: z.int().nullable().register(field, { label: 'HTTP status', display: 'caption' }),
    crawlDelay: z.number().nullable().register(field, {
      label: 'Crawl delay',
      unit: 'seconds',
      help: "Set in the crawler's group; not every crawler respects it.",
    }),
    sitemaps: z.array(z.string()).register(field, { label: 'Sitemaps', display: 'list', none: 'None listed' }),
    warnings: z.array(finding).register(field, { label: 'Worth checking', display: './file' }),
    robotsTxt: z.string().register(field, { label: 'robots.txt', display: 'caption' }),
  }),
  examples: [
    { name: 'The file of this site', input: { url: sampleAddress('garden-shop') } },
    { name: "Wikipedia's file", input: { url: 'https://www.wikipedia.org/wiki/Robots.txt' } },
    {
      name: 'Your own file',
      input: {
        url: 'https://shop.example.com/shop/sale/list.pdf',
        userAgent: 'Bingbot',
        robotsTxt: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/sale/\nDisallow: /*.pdf$\n',
      },
    },
    {
      name: 'An AI crawler',
      input: {
        url: '/drafts/',
        userAgent: 'GPTBot',
        robotsTxt: 'User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nDisallow: /drafts/\n',
      },
    },
  ],
});
