import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { dayOf, daysBetween } from '#lib/days-between';
import { unicodeDomain } from '#lib/domain-name';
import { own } from '#lib/own';
import { statusInWords } from '#lib/rdap/status-in-words';
import { type Registration, registeredNameOf, registrationOf } from '#lookups/registration';
import type tool from './tool.ts';

/** UTF-16 units of one answer that are passed on. */
const MOST_RAW = 50_000;

const run: Run<typeof tool> = async ({ domain: asked, whois: asksWhois }, ports, { signal, report }) => {
  const { rdap, whois, dns, clock } = ports;
  const domain = registeredNameOf(asked);
  const onStage = (stage: string) => report({ stage });
  const options = { signal, asksRegistrar: true, asksWhois, onStage };
  const found = await registrationOf(domain, { rdap, whois, dns }, options);
  const { state, created, createdBefore, expires, updated, registrar, nameServers, status, dnssec } = found.record;
  const unicode = unicodeDomain(domain);
  if (state === 'refused') {
    throw new ToolError(
      'upstream-failed',
      `The registry of ${unicode} is not accepting more queries from this server for now.`,
    );
  }
  const now = clock.now();
  return {
    ...{ state, domain, asked },
    registrar: registrar ? inWords(registrar) : null,
    registered: created?.day ?? (createdBefore ? `before ${createdBefore.month}` : null),
    expires: expires?.day ?? null,
    updated: updated?.day ?? null,
    daysLeft: expires ? daysBetween(dayOf(now), expires.day) : null,
    nameServers,
    dnssec: dnssec ?? null,
    unicodeDomain: unicode === domain ? null : unicode,
    contacts: found.contacts.map(({ role, ...contact }) => ({
      role: own(ROLES, role) ?? role,
      name: contact.name ?? null,
      organization: contact.organization ?? null,
      email: contact.email ?? null,
      phone: contact.phone ?? null,
      address: contact.address ?? null,
    })),
    status: status.map((code) => ({ code, meaning: statusInWords(code) ?? '' })),
    events: found.events.map(({ action, date }) => ({ day: date.day, action })),
    raw: rawOf(found),
    sources: found.sources.map((source) => ({ ...source })),
    checkedAt: new Date(now).toISOString(),
  };
};

export default run;

const ROLES: Readonly<Record<string, string>> = {
  registrant: 'Holder',
  administrative: 'Administration',
  technical: 'Technology',
  billing: 'Billing',
  abuse: 'Abuse contact',
};

function inWords({ name, ianaId }: NonNullable<Registration['record']['registrar']>): string {
  return ianaId === undefined ? name : `${name} (IANA number ${ianaId})`;
}

function rawOf({ raw }: Registration): string {
  return raw.map(({ server, text }) => `# ${server}\n\n${text.slice(0, MOST_RAW).trim()}\n`).join('\n');
}
