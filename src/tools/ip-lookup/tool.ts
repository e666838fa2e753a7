import * as z from 'zod';
import { askedOutputs, domainTool } from '#families/domain';
import { domainOrAddress } from '#families/domain-or-address';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { named, table, text } from '#kit/outputs';

const maybe = (label: string) => z.string().nullable().register(field, { label, none: 'Unknown' });

export default defineTool({
  ...domainTool({ done: 'Address looked up', failed: 'look up the address' }),
  want: 'lookup',
  labels: {
    ...{ action: 'Look up', busy: 'Looking up...' },
    ...{ done: 'Address looked up successfully', failed: 'Failed to look up the address' },
  },
  title: 'IP Lookup',
  summary:
    'See who owns an IP address: network, location, reverse name, and whether it belongs to a server or a home connection.',
  icon: 'network',
  keywords: 'ip lookup, ip address, whois ip, asn, reverse dns, ptr, geolocation, isp, ip location',
  needs: ['dns', 'geo', 'clock'],
  input: z.object({
    domain: domainOrAddress.clone().register(field, {
      label: 'IP address or name',
      control: 'domain',
      placeholder: '8.8.8.8',
      help: 'IPv4 or IPv6. You can also enter a name to look up its addresses.',
    }),
  }),
  output: z.object({
    ip: z.string().register(field, { label: 'IP address', display: 'figure' }),
    use: z.string().register(field, { label: 'Use', display: 'figure' }),
    useNote: text('Why we think so'),
    network: maybe('Network'),
    range: maybe('Range'),
    registered: maybe('Registered in'),
    place: maybe('Location'),
    placeNote: z.string().nullable().register(field, { label: 'About the location' }),
    reverseName: z.string().nullable().register(field, { label: 'Reverse DNS name', none: 'None' }),
    leadsBack: z.string().register(field, { label: 'Does the name point back?' }),
    kind: named('Kind', { public: 'Public', private: 'Private', special: 'Reserved' }),
    addresses: table('All addresses of the name', {
      ip: 'Address',
      network: 'Network',
      place: 'Location',
      reverseName: 'Reverse name',
      use: 'Use',
    }).nullable(),
    attributions: z.array(z.string()).register(field, { label: 'Data', display: 'list' }),
    ...askedOutputs(),
  }),
  examples: [
    { name: 'A public resolver', input: { domain: '8.8.8.8' }, output: { kind: 'public' } },
    { name: 'An IPv6 address', input: { domain: '2001:67c:2e8:22::c100:68b' } },
    { name: 'A private address', input: { domain: '192.168.1.1' }, output: { kind: 'private', network: null } },
  ],
});
