import { own } from '../own.ts';

/** Servers that want more than the name to give the domain's own record in full; `*` stands for the name. */
const FORMS: Readonly<Record<string, string>> = {
  'whois.verisign-grs.com': 'domain *',
  'whois.denic.de': '-T dn,ace *',
  'whois.jprs.jp': '*/e',
  'whois.nic.name': 'domain = *',
};

/** What to send to a server to be told of a domain. */
export function whoisQuestion(server: string | undefined, domain: string): string {
  const form = own(FORMS, server?.toLowerCase().replace(/:43$/, '') ?? '');
  return form?.replace('*', () => domain) ?? domain;
}
