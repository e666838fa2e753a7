import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns } from '#ports/dns/fake';
import { createFakeRdap, sampleRegistration } from '#ports/rdap/fake';
import { createFakeWhois } from '#ports/whois/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('domain-expiry', tool, run);
const busy = new ToolError('busy', 'The registry answers no more questions.');

const expiring = (domain: string, eventDate: string) => ({
  ...sampleRegistration(domain),
  events: [
    { eventAction: 'registration', eventDate: '2001-01-01T00:00:00Z' },
    { eventAction: 'expiration', eventDate },
  ],
});

function check(domains: string[], onProgress?: (news: object) => void) {
  const rdap = createFakeRdap({
    'late.test': expiring('late.test', '2027-01-15T00:00:00Z'),
    'soon.test': expiring('soon.test', '2026-02-01T00:00:00Z'),
    'free.test': null,
    'busy.test': busy,
    'throttled.test': busy,
    'served.test': null,
  });
  const whois = createFakeWhois({
    'whois.root.test busy.test': busy,
    'whois.root.test throttled.test': 'WHOIS LIMIT EXCEEDED\n',
  });
  const dns = createFakeDns({ zone: { 'served.test': { NS: ['ns.other.test'] } } });
  const ports = { rdap, whois, dns, clock: createFakeClock(Date.UTC(2026, 0, 15, 12)) };
  return execute(entry, { domains }, { ports, ...(onProgress && { onProgress }) });
}

describe('the dates of many domains', () => {
  it('come soonest first, and as a calendar', async () => {
    const news: object[] = [];
    const domains = ['late.test, https://www.soon.test/', 'free.test', 'busy.test', 'a..b'];
    const answer = await check(domains, (told) => news.push(told));
    expect(answer).toMatchObject({
      ...{ known: 2, soon: 1, untold: 3 },
      dates: [
        { domain: 'soon.test', expires: '2026-02-01', daysLeft: 17, registrar: 'Sample Registrar', note: '' },
        { domain: 'late.test', expires: '2027-01-15', daysLeft: 365 },
        { domain: 'free.test', expires: null, note: 'Not registered' },
        { domain: 'busy.test', expires: null, note: busy.message },
        { domain: 'a..b', expires: null },
      ],
      calendar: expect.stringContaining('DTSTART;VALUE=DATE:20260201\r\n'),
    });
    expect(String(answer.calendar).match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(news.at(-1)).toMatchObject({ share: 1, stage: '5 of 5 domains' });
  });

  it('are not known where a registry is throttled, or denies a name that is in use', async () => {
    const { dates } = await check(['throttled.test', 'served.test']);
    expect(dates).toMatchObject([
      { domain: 'throttled.test', note: 'The registry is not accepting more queries from this server for now.' },
      { domain: 'served.test', note: 'The registry says that there is no such name, but it has name servers.' },
    ]);
  });

  it('may be unknown altogether', async () => {
    expect(await check(['free.test'])).toMatchObject({ known: 0, calendar: null });
    await expect(check([])).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
