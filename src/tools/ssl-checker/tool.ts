import * as z from 'zod';
import { askedOutputs, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { named, table, text } from '#kit/outputs';
import { findingList } from '#kit/shapes';
import { hostAndPort, portNames, portNumbers } from './target.ts';

const certificate = z.object({
  subject: text('For'),
  issuer: text('Issued by'),
  validFrom: text('From'),
  validTo: text('Until'),
  daysLeft: z.int().register(field, { label: 'Days left' }),
  key: text('Key'),
  signature: text('Signature'),
  role: text('Place in the chain'),
  serial: z.string().register(field, { label: 'Serial number', display: 'hidden' }),
  fingerprint: z.string().register(field, { label: 'SHA-256 fingerprint', display: 'hidden' }),
});

const version = z.object({
  version: text('Version'),
  isOffered: named('Supported', { yes: 'Yes', no: 'No', unknown: 'Unknown' }),
  meaning: text('What that means'),
});

export default defineTool({
  ...domainTool({ done: 'Certificate checked', failed: 'check the certificate' }),
  title: 'SSL Checker',
  summary:
    'Check the TLS certificate of a site or mail server: chain, names, days left, protocol versions and problems.',
  want: 'check',
  icon: 'lock',
  keywords:
    'ssl, tls, certificate, https, expiry, chain, intermediate, ocsp, certificate transparency, starttls, mail server, mutual tls',
  needs: ['tls', 'clock'],
  input: z.object({
    domain: hostAndPort.register(field, {
      label: 'Domain or IP address',
      control: 'domain',
      placeholder: 'example.com',
      help: 'Enter without http:// (e.g., example.com, mail.example.com:587 or 203.0.113.7)',
    }),
    port: z.enum(portNumbers, { error: 'Please choose one of the ports' }).default('443').register(field, {
      label: 'Port',
      control: 'select',
      role: 'rare',
      help: 'Ignored if you enter a port after the domain.',
      names: portNames,
    }),
  }),
  output: z.object({
    verdict: z.string().register(field, { label: 'Certificate', display: 'figure' }),
    daysLeft: z.int().register(field, { label: 'Days left', display: 'figure' }),
    domain: z.string().register(field, { label: 'Domain' }),
    expiryDate: text('Expires'),
    issuer: text('Issued by'),
    key: text('Key'),
    protocol: text('Connected with'),
    names: z.array(z.string()).register(field, { label: 'Names', display: 'list' }),
    findings: findingList().register(field, { label: 'Findings', display: 'findings' }),
    certificates: z.array(certificate).register(field, {
      label: 'Certificates sent by the server',
      display: 'table',
      chart: { as: 'ranges', name: 'subject', from: 'validFrom', to: 'validTo' },
    }),
    versions: z.array(version).register(field, { label: 'Protocol versions', display: 'table' }),
    logged: table('Certificate transparency', { at: 'Logged', log: 'Log' }),
    calendar: z.string().register(field, {
      label: 'Calendar file with the expiry date',
      display: 'file',
      fileName: 'certificate-expiry.ics',
    }),
    ...askedOutputs(),
  }),
  examples: [{ name: 'A site with a valid certificate', input: { domain: 'example.com' }, output: { verdict: 'OK' } }],
});
