import * as z from 'zod';
import { createAnswerCache } from '#calls/answer-cache';
import { parseAnswer } from '#calls/check-answer';
import type { OutsideCalls } from '#calls/outside-calls';
import type { Clock } from '#ports/clock/port';
import { askDirectly } from '#ports/net-guard/ask-directly';
import type { Certificates, LoggedName, LoggedNames } from './port.ts';

interface CrtShOptions {
  /** Address that is asked with `?q=…&output=json`. */
  url: string;
  calls: OutsideCalls;
  clock: Clock;
  userAgent: string;
  /** Milliseconds for one answer. */
  timeout?: number;
}

/** Milliseconds: its database is slow with large domains. */
const TIMEOUT = 30_000;
const MOST_BYTES = 20_000_000;
const MOST_CERTIFICATES = 20_000;
const MOST_NAMES = 10_000;
/** Milliseconds for which an answer is kept: the service is free of charge, and asked for patience. */
const KEEP = 30 * 60 * 1000;
const MOST_KEPT = 50;

const HOST = /^(?:\*\.)?[a-z0-9_](?:[a-z0-9_-]*\.)+[a-z0-9-]+$/;

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((time) => time.slice(0, 10));
const entries = z.array(z.object({ name_value: z.string(), not_before: day, not_after: day }).nullable().catch(null));

/** crt.sh, or what answers like it. Source: https://crt.sh. */
export function createCrtSh({ url, calls, clock, userAgent, timeout = TIMEOUT }: CrtShOptions): Certificates {
  const kept = createAnswerCache<Omit<LoggedNames, 'askedAt'>>({ clock, keep: KEEP, most: MOST_KEPT });
  const { host } = new URL(url);

  async function ask(domain: string, signal: AbortSignal): Promise<Omit<LoggedNames, 'askedAt'>> {
    const address = new URL(url);
    // Certificates that are in a log twice, as a promise and as issued, are one.
    const question = { q: `%.${domain}`, output: 'json', deduplicate: 'Y' };
    for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value);
    const init = { headers: { 'user-agent': userAgent, accept: 'application/json' } };
    const text = await askDirectly({ address, init, timeout, maxBytes: MOST_BYTES, signal });
    const found = parseAnswer(text, entries, host);
    const names = namesIn(found.slice(0, MOST_CERTIFICATES), domain);
    return {
      names: names.slice(0, MOST_NAMES),
      isCut: found.length > MOST_CERTIFICATES || names.length > MOST_NAMES,
      server: host,
    };
  }

  return {
    async namesBelow({ domain, signal }) {
      const { value, askedAt } = await kept.of(domain, () => calls.once(host, () => ask(domain, signal), signal));
      return { ...value, askedAt };
    },
  };
}

function namesIn(found: z.output<typeof entries>, domain: string): LoggedName[] {
  const each = new Map<string, LoggedName>();
  for (const entry of found) {
    if (!entry) continue;
    for (const name of new Set(entry.name_value.slice(0, 100_000).toLowerCase().split('\n'))) {
      // Addresses of people are in some certificates, and other domains beside this one.
      if (name.length > 253 || !HOST.test(name) || !(name === domain || name.endsWith(`.${domain}`))) continue;
      const known = each.get(name);
      const { not_before: from, not_after: until } = entry;
      each.set(name, {
        name,
        firstSeen: known && known.firstSeen < from ? known.firstSeen : from,
        lastSeen: known && known.lastSeen > from ? known.lastSeen : from,
        validUntil: known && known.validUntil > until ? known.validUntil : until,
        certificates: (known?.certificates ?? 0) + 1,
      });
    }
  }
  return [...each.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
