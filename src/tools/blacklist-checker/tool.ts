import * as z from 'zod';
import { askedOutputs, domainTool } from '#families/domain';
import { domainOrAddress } from '#families/domain-or-address';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, named, table, text } from '#kit/outputs';

export default defineTool({
  ...domainTool({ done: 'Block lists checked', failed: 'check the block lists' }),
  timeLimit: 60_000,
  title: 'Blacklist Checker',
  summary:
    'See whether a domain, its addresses or its mail servers are on a block list, what that means and how to get off it.',
  want: 'check',
  icon: 'shield-alert',
  keywords: 'blacklist, blocklist, dnsbl, rbl, spamhaus, spam list, mail server reputation, delisting',
  needs: ['dns', 'clock'],
  input: z.object({
    domain: domainOrAddress.clone().register(field, {
      label: 'Domain or IP address',
      control: 'domain',
      placeholder: 'example.com',
      help: 'For a domain, its addresses and mail servers are checked too.',
    }),
  }),
  output: z.object({
    listed: count('Listed'),
    clear: count('Not listed'),
    untold: count('Unknown'),
    target: text('Checked'),
    results: table('Lists', {
      state: named('Result', {
        listed: 'Listed',
        clear: 'Not listed',
        refused: 'List refused to answer',
        unknown: 'Unknown',
      }),
      target: 'Address or name',
      list: 'List',
      meaning: 'Reason given',
      wayOut: 'How to get off it',
    }),
    about: table('About the lists', {
      list: 'List',
      zone: 'Zone',
      purpose: 'What it lists',
      codes: 'Codes',
      terms: 'Terms of use',
      wayOut: 'How to get off it',
    }),
    ...askedOutputs(),
  }),
  examples: [
    { name: 'A domain with its mail servers', input: { domain: 'example.com' } },
    { name: 'An address', input: { domain: '193.0.6.139' } },
  ],
});
