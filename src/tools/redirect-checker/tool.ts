import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table } from '#kit/outputs';
import { completeAddress } from '#kit/page-address';
import { findingList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

const ms = (label: string) => z.int().min(0).register(field, { label, unit: 'ms', display: 'number' });
const WRONG = 'Please enter addresses, one per line';

const address = z.string({ error: WRONG }).check((entered) => {
  const url = completeAddress(entered.value);
  if ('href' in url) entered.value = url.href;
  else entered.issues.push({ code: 'custom', input: entered.value, message: url.reason });
});

export default defineTool({
  title: 'Redirect Checker',
  summary: 'Follow the redirects of up to 20 addresses, with every status and time, and see what to fix.',
  category: 'meta',
  want: 'check',
  have: 'page',
  icon: 'route',
  keywords: 'redirect checker, 301, 302, redirect chain, redirect loop, http status, link checker, 308',
  needs: ['http'],
  timeLimit: 60_000,
  labels: {
    action: 'Check Redirects',
    busy: 'Following...',
    done: 'Redirects checked successfully',
    failed: 'Failed to check the redirects',
  },
  input: z.object({
    urls: z
      .array(address, { error: WRONG })
      .min(1, { error: WRONG })
      .max(20, { error: 'At most 20 addresses can be checked at once' })
      .register(field, {
        label: 'Addresses',
        control: 'lines',
        role: 'material',
        placeholder: 'http://example.com/old-page',
        help: 'One per line, up to 20. You can leave out https://.',
      }),
  }),
  output: z.object({
    findings: findingList().register(field, { label: 'What to do', display: 'findings' }),
    ...{ checked: count('Addresses'), redirected: count('Redirected'), broken: count('Dead ends') },
    chains: table('Where they lead', {
      url: 'Address',
      result: 'Result',
      redirects: z.int().min(0).register(field, { label: 'Redirects', display: 'number' }),
      status: z.int().min(0).register(field, { label: 'Last status' }),
      finalUrl: 'Ends at',
      time: ms('Total time'),
      noindex: 'Noindex',
      canonical: 'Canonical address',
      robots: 'robots.txt',
    }),
    hops: table(
      'Step by step',
      {
        chain: z.int().min(1).register(field, { label: 'No.' }),
        step: z.int().min(1).register(field, { label: 'Step' }),
        status: z.int().register(field, { label: 'Status' }),
        url: 'Address requested',
        meaning: 'Meaning for search engines',
        time: ms('Time'),
      },
      { chart: { as: 'steps', name: 'url', length: 'time', within: 'chain' } },
    ),
    headers: z
      .array(z.object({ url: z.string(), status: z.int(), headers: z.record(z.string(), z.string()) }))
      .register(field, { label: 'All headers', display: 'tree' }),
  }),
  examples: [
    { name: 'A redirect to a redirect, and a loop', input: { urls: [sampleAddress('moved'), sampleAddress('loop')] } },
    {
      name: 'An address without https',
      input: { urls: ['http://example.com/'] },
      output: { checked: 1, redirected: 0 },
    },
    {
      name: 'Three forms of the same address',
      input: { urls: ['http://wikipedia.org/', 'https://wikipedia.org/', 'https://www.wikipedia.org/'] },
    },
  ],
  next: ['redirect-generator', 'on-page-seo-checker'],
});
