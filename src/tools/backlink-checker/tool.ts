import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { pageList } from '#kit/page-list';
import { parseTarget } from './target.ts';

/** Pages of one's own list. */
const MOST_PAGES = 100;

const TOO_MANY = `Please enter at most ${MOST_PAGES} pages`;

const target = requiredText('Please enter a domain name')
  .check((entered) => {
    if (entered.issues.length > 0) return;
    const read = parseTarget(entered.value);
    if ('reason' in read) entered.issues.push({ code: 'custom', input: entered.value, message: read.reason });
    else entered.value = read.text;
  })
  .register(field, {
    label: 'Domain',
    control: 'domain',
    placeholder: 'example.com',
    help: 'Enter without http:// or www (e.g., example.com); for links to one page, enter its address.',
  });

const pages = pageList({ most: MOST_PAGES, tooMany: TOO_MANY }).register(field, {
  label: 'Pages to verify',
  control: 'lines',
  placeholder: 'https://blog.example.org/a-post',
  help: `Optional: pages that should link to it, one address per line, up to ${MOST_PAGES}.`,
});

// Hints belong to one schema each: a shared one would carry the words of another field.
const count = () => z.int().min(0);
const text = () => z.string();
const unknown = <S extends z.ZodType>(schema: S) => schema.nullable();

const backlink = z.object({
  page: text().register(field, { label: 'Page', help: 'The address of the page that links.' }),
  title: text(),
  domain: text().register(field, { label: 'Referring domain', help: 'The registered name of the page.' }),
  sources: z.array(text()).register(field, { label: 'From', help: 'Who reported the page.' }),
  state: z
    .enum(['found', 'not-found', 'unreachable', 'refused', 'not-checked'])
    .register(field, { label: 'State', help: 'Whether the link was seen on the page just now.' }),
  reason: unknown(text()).register(field, { label: 'Reason', help: 'Why it was not seen.' }),
  target: unknown(text()).register(field, { label: 'Leads to', help: 'As found on the page, or as the source says.' }),
  differences: z
    .array(text())
    .register(field, { label: 'Differences', help: 'How that differs from the page you asked about.' }),
  anchor: unknown(text()).register(field, { label: 'Anchor', help: 'The text of the link, or what its picture says.' }),
  isImage: z.boolean().register(field, { label: 'Picture', help: 'Whether the link is a picture.' }),
  rel: z.array(text()),
  follow: unknown(z.boolean()).register(field, { label: 'Follow', help: 'Whether search engines may follow it.' }),
  followReason: unknown(text()),
  links: count().register(field, { label: 'Links', help: 'How many such links the page has.' }),
  status: unknown(z.int()).register(field, { label: 'Status', help: 'The HTTP status of the page.' }),
  finalUrl: unknown(text()).register(field, { label: 'Redirected to' }),
  indexable: unknown(z.boolean()).register(field, {
    label: 'Indexable',
    help: 'Whether search engines may list the page.',
  }),
  indexReason: unknown(text()),
  isInternal: z.boolean().register(field, { label: 'Internal', help: 'Whether the page belongs to the same site.' }),
  checkedAt: unknown(text()),
});

export default defineTool({
  title: 'Backlink Checker',
  summary: 'Find pages that link to a domain or page, and see whether each link is really there and counts.',
  category: 'backlinks',
  want: 'check',
  icon: 'link',
  keywords: 'backlinks, referring domains, inbound links, nofollow, anchor text, link building, verify',
  needs: ['wikipedia', 'authority', 'http', 'clock'],
  timeLimit: 80_000,
  labels: {
    action: 'Check Backlinks',
    busy: 'Checking...',
    done: 'Backlinks checked successfully',
    failed: 'Failed to check backlinks',
    stage: 'Checking',
  },
  input: z.object({
    domain: target,
    pages,
    wikipedia: yesOrNo('Look in Wikipedia', {
      role: 'rare',
      help: 'Articles that link to it, according to Wikipedia’s own index.',
      isOn: true,
    }),
    verify: yesOrNo('Visit each page', {
      role: 'rare',
      help: 'To see whether the link is there right now, and what kind it is.',
      isOn: true,
    }),
    homePages: yesOrNo('Add home pages of linking domains', {
      role: 'rare',
      help: 'Home pages of the domains in the link graph, if this site has one. The link may be on another of their pages.',
    }),
  }),
  output: z.object({
    domain: text().register(field, {
      label: 'Domain',
      display: 'caption',
      help: 'What was looked for: a domain or a page.',
    }),
    totals: z
      .object({
        pages: count(),
        found: count(),
        notFound: count(),
        unreachable: count(),
        refused: count(),
        notChecked: count(),
        follow: count(),
        nofollow: count(),
      })
      .register(field, { label: 'Totals', display: 'caption' }),
    referringDomains: count().register(field, {
      label: 'Referring domains',
      display: 'caption',
      help: 'Registered names with a page whose link was found, or was named by a source and not visited.',
    }),
    backlinks: z.array(backlink).register(field, { label: 'Backlinks', display: './backlinks' }),
    linkingDomains: z
      .object({
        release: text(),
        isChosen: z
          .boolean()
          .register(field, { label: 'Kept', help: 'Whether the import kept who links to this domain.' }),
        total: count(),
        domains: z.array(z.object({ domain: text(), hosts: count() })),
      })
      .nullable()
      .register(field, {
        label: 'Linking domains',
        display: 'caption',
        help: "According to Common Crawl's link graph, which knows domains but not pages; null if this site does not have it.",
      }),
    sources: z
      .array(
        z.object({
          ...{ name: text(), server: unknown(text()), found: count(), isCut: z.boolean() },
          ...{ askedAt: unknown(text()), failure: unknown(text()) },
        }),
      )
      .register(field, { label: 'Sources', display: 'caption', help: 'Who was asked, when, and what they found.' }),
    coverage: text().register(field, { label: 'Coverage', display: 'caption', help: 'What this list cannot know.' }),
    checkedAt: text().register(field, { label: 'Checked at', display: 'caption' }),
  }),
  examples: [
    { name: 'A domain', input: { domain: 'example.com' } },
    { name: 'One page', input: { domain: 'https://www.bbc.co.uk/news' } },
    {
      name: 'A list of pages',
      input: { domain: 'iana.org', pages: ['https://example.com/', 'https://www.example.org/'], wikipedia: false },
    },
  ],
});
