import * as z from 'zod';
import { askedOutputs, domainTool } from '#families/domain';
import { domainOrAddress } from '#families/domain-or-address';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

const text = (label: string) => z.string().register(field, { label });
const count = (label: string) => z.int().min(0).register(field, { label, display: 'figure' });

export default defineTool({
  ...domainTool({ done: 'Block lists checked', failed: 'check the block lists' }),
  timeLimit: 60_000,
  title: 'Blacklist Checker',
  summary:
    'See whether a domain, its addresses or its mail servers are on a block list, what that means and how to get off it.',
  want: 'check',
  icon: 'shield-alert',
  keywords: ['blacklist', 'blocklist', 'dnsbl', 'rbl', 'spamhaus', 'spam list', 'mail server reputation', 'delisting'],
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
    results: z
      .array(
        z.object({
          state: z.enum(['listed', 'clear', 'refused', 'unknown']).register(field, {
            label: 'Result',
            names: { listed: 'Listed', clear: 'Not listed', refused: 'List refused to answer', unknown: 'Unknown' },
          }),
          target: text('Address or name'),
          list: text('List'),
          meaning: text('Reason given'),
          wayOut: text('How to get off it'),
        }),
      )
      .register(field, { label: 'Lists', display: 'table' }),
    about: z
      .array(
        z.object({
          list: text('List'),
          zone: text('Zone'),
          purpose: text('What it lists'),
          codes: text('Codes'),
          terms: text('Terms of use'),
          wayOut: text('How to get off it'),
        }),
      )
      .register(field, { label: 'About the lists', display: 'table' }),
    ...askedOutputs(),
  }),
  examples: [
    { name: 'A domain with its mail servers', input: { domain: 'example.com' } },
    { name: 'An address', input: { domain: '193.0.6.139' } },
  ],
});
