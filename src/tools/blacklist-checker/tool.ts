import * as z from 'zod';
import { askedOutputs, domainTool } from '#families/domain';
import { domainOrAddress } from '#families/domain-or-address';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

const text = (label: string) => z.string().register(field, { label });
const count = (label: string) => z.int().min(0).register(field, { label, display: 'figure' });

export default defineTool({
  ...domainTool({ done: 'Block lists asked', failed: 'ask the block lists' }),
  timeLimit: 60_000,
  title: 'Blacklist Checker',
  summary:
    'See whether a domain, its addresses or its mail servers are on block lists, what that means and the way out.',
  want: 'check',
  icon: 'shield-alert',
  keywords: ['blacklist', 'blocklist', 'dnsbl', 'rbl', 'spamhaus', 'spam list', 'mail server reputation', 'delisting'],
  needs: ['dns', 'clock'],
  input: z.object({
    domain: domainOrAddress.clone().register(field, {
      label: 'Domain or IP address',
      control: 'domain',
      placeholder: 'example.com',
      help: 'Of a domain, its addresses and its mail servers are looked up as well.',
    }),
  }),
  output: z.object({
    listed: count('Found on lists'),
    clear: count('Not on lists'),
    untold: count('Could not tell'),
    target: text('Looked up'),
    results: z
      .array(
        z.object({
          state: z.enum(['listed', 'clear', 'refused', 'unknown']).register(field, {
            label: 'Result',
            names: { listed: 'Listed', clear: 'Not listed', refused: 'Refused to answer', unknown: 'Could not tell' },
          }),
          target: text('Address or name'),
          list: text('List'),
          meaning: text('What it says'),
          wayOut: text('Way out'),
        }),
      )
      .register(field, { label: 'Lists', display: 'table' }),
    about: z
      .array(
        z.object({
          list: text('List'),
          zone: text('Zone'),
          purpose: text('What is on it'),
          codes: text('Codes'),
          terms: text('Terms of use'),
          wayOut: text('Way out'),
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
