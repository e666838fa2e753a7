import { answerLines } from './clean-answer.ts';
import { type Entry, HOST_RECORD, readEntries } from './entries.ts';
import { hostNameOf } from './host-name.ts';
import { referralLabels } from './labels.data.ts';
import { namesDomain, ownEntries } from './own-records.ts';
import { pickDates } from './pick-dates.ts';
import { pickRegistrar } from './pick-registrar.ts';
import { pickNameServers } from './pick-servers.ts';
import { pickDnssec, pickStatus } from './pick-status.ts';
import type { WhoisRecord } from './record.ts';
import { stateOf } from './state.ts';

/**
 * Reads the answer of a WHOIS service, in any of the layouts that the world's registries and registrars have. Several
 * answers about one domain may follow each other, the registry's first.
 *
 * Never throws: what cannot be read is absent, and an answer that says nothing of the domain has the state `unknown`.
 * A name that is free has no other field. Source of the protocol: RFC 3912, which leaves the answer's form open.
 *
 * @param answer the text as received, decoded; only its first 256 K are read
 * @param domain the registrable domain that was asked for, in either script
 */
export function parseWhois(answer: string, domain: string): WhoisRecord {
  const asked = domain.trim().toLowerCase().replace(/\.$/, '');
  const all = readEntries(answerLines(answer));
  const entries = ownEntries(all, asked);
  const dates = pickDates(entries, asked);
  const registrar = pickRegistrar(entries, asked);
  const nameServers = pickNameServers(entries, asked);
  const status = pickStatus(entries);
  // The record of the ending itself is not the domain's, but it knows whom to ask.
  const referral = pickReferral(entries) ?? (all.names.includes(HOST_RECORD) ? undefined : pickReferral(all.entries));
  const hasDates = Boolean(dates.created ?? dates.createdBefore ?? dates.expires);
  const hasRecord = hasDates || registrar !== undefined || nameServers.length > 0;
  const isNamed = namesDomain(all, asked);
  const state = stateOf(entries, asked, { status, hasDates, hasRecord, isNamed });
  if (state === 'free' && isPage(answer)) return { state: 'unknown', nameServers: [], status: [] };
  const base = { state, ...(referral && { referral }) };
  if (state !== 'registered' && state !== 'reserved') return { ...base, nameServers: [], status: [] };

  const dnssec = pickDnssec(entries);
  return {
    ...base,
    ...dates,
    ...(registrar && { registrar }),
    nameServers,
    status,
    ...(dnssec !== undefined && { dnssec }),
  };
}

/** What a web server says of a name it does not know is not said of a registration. */
function isPage(answer: string): boolean {
  return /^\s*(?:HTTP\/\d|<!doctype\b|<html\b|<head\b|<\?xml\b)/i.test(answer.slice(0, 1_000));
}

/** The host that knows more, by the most telling label that holds one. */
function pickReferral(entries: readonly Entry[]): string | undefined {
  const found = entries.flatMap(({ meaning, keys, value, isRemark }) => {
    if (meaning !== 'referral' || isRemark) return [];
    const word = value.replace(/^r?whois:\/\//i, '').split(/[\s/:]/, 1)[0] ?? '';
    const host = hostNameOf(word);
    return host ? [{ host, rank: referralLabels.findIndex((label) => keys.includes(label)) }] : [];
  });
  return found.toSorted((one, other) => one.rank - other.rank)[0]?.host;
}
