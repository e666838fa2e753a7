import { providersNamed } from './by-name.ts';
import type { Evidence, Verdict } from './verdict.ts';

/** Who answers for the domain, by its name servers. */
export function dnsHostOf(nameServers: readonly string[]): Verdict[] {
  return named('ns', 'NS', nameServers);
}

interface MailVerdicts {
  /** Who takes in mail. Behind a filter, who may hold the mailboxes is named too, as `possible`. */
  receives: Verdict[];
  /** Who may send for the domain. */
  sends: Verdict[];
}

/**
 * @param mx names of the mail servers, most preferred first
 * @param spf the SPF record, when there is one
 */
export function mailHostOf(mx: readonly string[], spf: string | undefined): MailVerdicts {
  const receives = named('mx', 'MX', mx);
  const sends = named('spf', 'SPF', spf === undefined ? [] : includedBy(spf));
  const isFiltered = receives.length > 0 && receives.every(({ provider }) => provider.note !== undefined);
  if (!isFiltered) return { receives, sends };
  // Anyone who has mailboxes lets them send as well, so the SPF record gives away what the filter hides.
  const mailboxes = sends
    .filter(({ provider }) => provider.mx !== undefined && provider.note === undefined && !provider.isSender)
    .map((verdict): Verdict => ({ ...verdict, sureness: 'possible' }));
  return { receives: [...receives, ...mailboxes], sends };
}

/** Domains of an SPF record that are looked at; no receiver follows more than ten. */
const MOST_INCLUDED = 50;

/** The domains whose records an SPF record takes in, each once. Source: RFC 7208, sections 5.2 and 6.1. */
export function includedBy(spf: string): string[] {
  const found = spf.matchAll(/(?:^|\s)(?:[+?~-]?include:|redirect=)(\S+)/gi);
  return [...new Set([...found].flatMap(([, name]) => name?.toLowerCase() ?? []))].slice(0, MOST_INCLUDED);
}

function named(mark: 'ns' | 'mx' | 'spf', where: string, names: readonly string[]): Verdict[] {
  const found = names.flatMap((value) => providersNamed(mark, value).map((provider) => ({ provider, value })));
  return [...Map.groupBy(found, ({ provider }) => provider)].map(([provider, seen]): Verdict => {
    return { provider, sureness: 'sure', evidence: seen.map(({ value }): Evidence => ({ mark, where, value })) };
  });
}
