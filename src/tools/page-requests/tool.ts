import * as z from 'zod';
import { inBrowser } from '#families/in-browser';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { count, named, table, text } from '#kit/outputs';
import { pageAddress } from '#kit/page-address';
import { bars } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

const ms = (label: string) => z.int().min(0).nullable().register(field, { label, unit: 'ms', none: '' });
const kilobytes = (label: string) => z.number().min(0).register(field, { label, unit: 'KB' });
const party = () => named('Party', { first: 'First', third: 'Third' });

export default defineTool({
  ...inBrowser({
    action: 'List Requests',
    busy: 'Loading the page...',
    done: 'Requests listed',
    failed: 'list the requests',
  }),
  title: 'Page Requests',
  summary:
    'See every request a page makes in a browser: a waterfall with sizes, times, third parties and cookies, saved as HAR.',
  category: 'meta',
  want: 'lookup',
  icon: 'network',
  keywords: 'waterfall, har file, network requests, third party requests, cookies set, http requests, request map',
  needs: ['browser'],
  input: z.object({
    url: pageAddress,
    device: oneOf({ desktop: 'Desktop', phone: 'Phone' }, 'desktop', { label: 'Device', control: 'radio' }),
  }),
  output: z.object({
    url: text('Address'),
    note: z.string().nullable().register(field, { label: 'Note' }),
    requests: count('Requests'),
    weight: z.string().register(field, { label: 'Transferred', display: 'figure' }),
    loaded: z.string().nullable().register(field, { label: 'Loaded after', display: 'figure' }),
    thirdParties: count('Third parties'),
    failed: count('Failed'),
    cookiesSet: count('Cookies'),
    kinds: bars().register(field, { label: 'Kilobytes by type', display: 'bars' }),
    files: table(
      'Waterfall',
      {
        name: 'File',
        type: 'Type',
        status: z.int().register(field, { label: 'Status' }),
        size: kilobytes('Size'),
        start: ms('Start'),
        firstByte: ms('First byte'),
        end: ms('End'),
        protocol: 'Protocol',
        cache: 'Cache',
        party: party(),
        owner: 'Owner',
        askedBy: 'Asked for by',
        problem: 'Problem',
        address: z.string().register(field, { label: 'Full address' }),
      },
      { chart: { as: 'ranges', name: 'name', from: 'start', to: 'end', at: 'firstByte' } },
    ),
    parties: table('By party', {
      owner: 'Owner',
      kind: 'Kind',
      party: party(),
      requests: z.int().register(field, { label: 'Requests' }),
      size: kilobytes('Size'),
    }),
    cookies: table('Cookies', {
      name: 'Name',
      domain: 'Domain',
      party: party(),
      lifetime: 'Lifetime',
      flags: 'Flags',
      bytes: z.int().register(field, { label: 'Bytes' }),
    }),
    har: z.string().register(field, {
      label: 'HAR file',
      display: 'file',
      fileName: 'page.har',
      help: 'HTTP Archive 1.2, for the developer tools of browsers and other programs.',
    }),
  }),
  examples: [
    { name: 'A shop with a script and pictures', input: { url: sampleAddress('garden-shop') } },
    { name: 'A page of another site, on a phone', input: { url: 'https://example.com/', device: 'phone' } },
  ],
});
