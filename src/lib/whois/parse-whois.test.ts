import { expect, it } from 'vitest';
import { onOneLine, samples } from '../../../tests/vectors/whois/samples.ts';
import { parseWhois } from './parse-whois.ts';

it('knows the answers of at least 80 endings', () => {
  expect(new Set(samples.map(({ domain }) => domain.slice(domain.lastIndexOf('.')))).size).toBeGreaterThanOrEqual(80);
});

it.each(samples)('reads every field of $domain', ({ domain, answer, expected }) => {
  expect(onOneLine(parseWhois(answer, domain))).toBe(expected);
});

it.each(samples)('reads $domain alike with every kind of line end', ({ domain, answer, expected }) => {
  expect(onOneLine(parseWhois(answer.replaceAll('\n', '\r\n'), domain))).toBe(expected);
  expect(onOneLine(parseWhois(answer.replaceAll('\n', '\r'), domain))).toBe(expected);
});

const terms = `
NOTICE: The date on which this record is set to expire is the date that the
registrar has stated.  Users may consult the registrar's service
about the expiration date of an agreement, or about the status
of a registration. Terms of Use: you may not query the database by
automated means; the data in this database is provided for
information only. NOTE: a name that is not found may still be
registered. Last update of this service: 2001-02-03T04:05:06Z
The database holds only some endings and
Registrars.
Contact us at +1.5555550100 or http://registry.example/contact
`;

it.each(samples)('reads $domain alike among terms of use', ({ domain, answer, expected }) => {
  expect(onOneLine(parseWhois(`${terms}\n${answer}`, domain))).toBe(expected);
  expect(onOneLine(parseWhois(`${answer}${terms}`, domain))).toBe(expected);
  expect(onOneLine(parseWhois(`${answer.trimEnd()}${terms}`, domain))).toBe(expected);
  expect(onOneLine(parseWhois(`${terms.replaceAll(/^/gm, '% ')}\n${answer}`, domain))).toBe(expected);
});

const ofTheEnding = (ending: string) => `% A server of endings

refer:        whois.registry.example

domain:       ${ending.toUpperCase()}

organisation: A registry
contact:      administrative
name:         Somebody
e-mail:       somebody@registry.example

nserver:      A.SERVERS.EXAMPLE 192.0.2.1 2001:db8::1
ds-rdata:     51277 8 2 462da9af501d2b1eef6725522db5972f8cd2490b51d92088ff1e3d2de0ec7bcd
whois:        whois.registry.example
status:       ACTIVE
created:      1989-07-31
changed:      2025-07-15
source:       IANA

# whois.registry.example

`;

it.each(samples)('reads $domain alike behind the record of its ending', ({ domain, answer, expected }) => {
  const record = parseWhois(ofTheEnding(domain.slice(domain.lastIndexOf('.') + 1)) + answer, domain);
  const ownReferral = / \| referral .*/;
  expect(onOneLine(record).replace(ownReferral, '')).toBe(expected.replace(ownReferral, ''));
});

it.each([
  ['', 'unknown'],
  ['No match for quiet-meadow.fi', 'free'],
  ['Domain name is reserved', 'reserved'],
  ['Too many requests', 'refused'],
])('takes %j behind the record of the ending as %s', (answer, state) => {
  expect(parseWhois(ofTheEnding('fi') + answer, 'quiet-meadow.fi')).toEqual({
    state,
    referral: 'whois.registry.example',
    nameServers: [],
    status: [],
  });
});

it('keeps the words of the answer beside each date', () => {
  const { created, expires } = parseWhois(
    'Domain: a.fo\ncreated: 3.6.2010 03:34:05\nexpires: 2028-01-03T23:00:00-05:00',
    'a.fo',
  );
  expect(created).toEqual({ day: '2010-06-03', raw: '3.6.2010 03:34:05' });
  expect(expires).toEqual({ day: '2028-01-04', time: '2028-01-04T04:00:00Z', raw: '2028-01-03T23:00:00-05:00' });
});

it('gives the words of an inexact registration', () => {
  expect(parseWhois('Domain name:\n  a.uk\n\nRegistered on: before Aug-1996\n', 'a.uk').createdBefore).toEqual({
    month: '1996-08',
    raw: 'before Aug-1996',
  });
});

it('takes no date, server or registrar from the record of the ending', () => {
  const answer = `refer:        whois.registry.example

domain:       COM

organisation: A registry
nserver:      A.SERVERS.EXAMPLE 192.0.2.1
whois:        whois.registry.example
status:       ACTIVE
created:      1985-01-01
changed:      2012-02-15
`;
  expect(parseWhois(answer, 'somewhere.com')).toEqual({
    state: 'unknown',
    referral: 'whois.registry.example',
    nameServers: [],
    status: [],
  });
});

it('takes no date from contacts, notices and the service itself', () => {
  const answer = `Domain: a.fi
nserver: ns1.a.fi

person: Somebody
created: 2001-01-01
changed: 2002-02-02

Technical Contact:
  Created: 2003-03-03
  Last updated: 2004-04-04

[Tech-C]
Changed: 2005-05-05

Last updated on 2006.06.06 00:41:43 MSK
>>> Last update of whois database: 2007-07-07T00:00:00Z <<<
% Timestamp: 2008-08-08
Version 6.3 4/3/2002
`;
  const record = parseWhois(answer, 'a.fi');
  expect(record).toEqual({ state: 'registered', nameServers: ['ns1.a.fi'], status: [] });
});

it('reads labels that lost their accents on the way', () => {
  const record = parseWhois('Nome de dom\uFFFDnio: a.pt\nData de cria\uFFFD\uFFFDo: 09/01/2003\n', 'a.pt');
  expect(record.created?.day).toBe('2003-01-09');
  const twice = parseWhois(
    'Nome de dom\u00C3\u00ADnio: a.pt\nData de cria\u00C3\u00A7\u00C3\u00A3o: 09/01/2003\n',
    'a.pt',
  );
  expect(twice.created?.day).toBe('2003-01-09');
});

it('reads an answer with a blank line after each line', () => {
  const lines =
    'DOMAIN NAME: a.pl\nregistrant type: organization\nnameservers: ns1.a.pl.\n       ns2.a.pl.\ncreated: 2004.02.07 06:45:12\nlast modified: 2019.02.01\nrenewal date: 2020.02.06\ndnssec: Signed\nREGISTRAR:\nHazel SA';
  expect(parseWhois(lines.replaceAll('\n', '\n\n'), 'a.pl')).toMatchObject({
    created: { day: '2004-02-07' },
    expires: { day: '2020-02-06' },
    registrar: { name: 'Hazel SA' },
    nameServers: ['ns1.a.pl', 'ns2.a.pl'],
  });
});

it('finds the record of an international name in either script', () => {
  const answer = 'domain: xn--bcher-kva.de\ncreated: 2001-02-03\n\ndomain: other.de\ncreated: 2009-09-09\n';
  expect(parseWhois(answer, 'bücher.de').created?.day).toBe('2001-02-03');
  expect(parseWhois('Domain: bücher.de\ncreated: 2001-02-03\n', 'xn--bcher-kva.de').created?.day).toBe('2001-02-03');
});
