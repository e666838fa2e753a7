import * as z from 'zod';
import { askedOutputs, domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { table, text } from '#kit/outputs';
import { findingList } from '#kit/shapes';

export default defineTool({
  ...domainTool({ done: 'Mail records checked', failed: 'check the mail records' }),
  title: 'Email DNS Checker',
  summary: 'Check SPF, DKIM, DMARC, MTA-STS, TLS reports and BIMI of a domain, with the records to publish.',
  want: 'check',
  icon: 'mail-check',
  keywords: 'spf, dkim, dmarc, mta-sts, tls-rpt, bimi, email authentication, spoofing, deliverability',
  needs: ['dns', 'http', 'clock'],
  input: z.object({
    domain: domainInput(),
    selector: z
      .string()
      .max(200, { error: 'Please enter up to 200 characters' })
      .regex(/^[a-z0-9_.,\s-]*$/i, {
        error: 'A selector has letters, digits, hyphens and dots; separate several by commas',
      })
      .default('')
      .register(field, {
        label: 'DKIM selector (optional)',
        control: 'text',
        role: 'option',
        placeholder: 'mail2026',
        help: 'The s= value in the DKIM-Signature header of a mail you sent. Common selectors are always tried.',
      }),
  }),
  output: z.object({
    verdict: z.string().register(field, { label: 'Protection against forged mail', display: 'figure' }),
    domain: text('Domain'),
    spf: text('SPF'),
    dkim: text('DKIM'),
    dmarc: text('DMARC'),
    mtaSts: text('MTA-STS'),
    tlsReports: text('TLS-RPT'),
    bimi: text('BIMI'),
    findings: findingList().register(field, { label: 'Findings', display: 'findings' }),
    records: table('Records', { topic: 'About', name: 'Name', value: 'Record' }),
    explained: table('Explanation', { topic: 'About', part: 'Part', meaning: 'What it means' }),
    ...askedOutputs(),
  }),
  examples: [
    { name: 'A domain with mail', input: { domain: 'example.com' } },
    { name: 'With a selector', input: { domain: 'example.com', selector: 'mail2026' } },
  ],
});
