import { expect, it } from 'vitest';
import { checkCaa } from './caa.ts';
import { checkDkim } from './dkim-check.ts';
import { checkDmarc } from './dmarc-check.ts';
import { checkDnssec } from './dnssec-check.ts';
import { checkMtaSts } from './mta-sts.ts';
import type { Ask, Report } from './report.ts';
import { checkBimi, checkTlsReports } from './reports-and-brand.ts';
import { checkSpf } from './spf-check.ts';

const good = {
  spf: 'v=spf1 a:host.example/24//64 mx include:a.example ip4:192.0.2.0/24 ip6:2001:db8::/32 exists:%{i}.x.example redirect=b.example -all',
  dmarc: 'v=DMARC1; p=quarantine; sp=none; pct=50; adkim=s; fo=1:d; rua=mailto:a@b.example!10m,mailto:c@d.example; t=y',
  dkim: 'v=DKIM1; k=rsa; t=y:s; h=sha256; p=MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAMaQ6oiTDWVYwsaGwEmX0Vr6z0eMSbUTKBvkhKlvqk/wRDD3UGXJqbFT9zYhyvNQz0hTyYaGbIhuRCgKVGWv9LECAwEAAQ==',
  sts: 'v=STSv1; id=20260101',
  policy: 'version: STSv1\r\nmode: enforce\r\nmx: *.example.net\r\nmax_age: 604800\r\n',
  tls: 'v=TLSRPTv1; rua=mailto:a@b.example,https://c.example/x',
  bimi: 'v=BIMI1; l=https://example.com/l.svg; a=https://example.com/l.pem',
  caa: '128 issue "ca.example; accounturi=https://ca.example/1; validationmethods=dns-01"',
  ds: '55648 13 2 B4C8C1FE2E7477127B27115656AD6256F424625BF5C1E2770CE6D6E37DF61D17',
  key: '257 3 13 GojIhhXUN/u4v54ZQqGSnyhWJwaubCvTmeexv7bR6edbkrSqQpF64cYbcB7wNcP+e+MAnLr+Wi9xMWyQLc8NAA==',
};

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const SCRAPS = [
  '',
  ';',
  '=',
  ':',
  '/',
  '%',
  '%{',
  '"',
  '\\',
  '\\000',
  ' ',
  '\n',
  '\u0000',
  '\u202e',
  '<',
  '9'.repeat(40),
  'ü',
  '👋',
  'v=',
  'p=',
  '.',
  '@',
  '!',
  ',',
];

/** A text with a few places cut, doubled or overwritten. */
function damaged(text: string, random: (below: number) => number): string {
  let result = text;
  for (let times = random(4) + 1; times > 0; times -= 1) {
    const [from, length] = [random(result.length + 1), random(12)];
    const kept = random(3) === 0 ? result.slice(from, from + length).repeat(2) : (SCRAPS[random(SCRAPS.length)] ?? '');
    result = result.slice(0, from) + kept + result.slice(from + length);
  }
  return result;
}

it('every reader bears damaged records', async () => {
  const random = randomFrom(7);
  for (let round = 0; round < 400; round += 1) {
    const bad = (text: string) => damaged(text, random);
    const ask: Ask = async (name, type) => {
      if (random(12) === 0) return undefined;
      if (type !== 'TXT') return type === 'CAA' ? [bad(good.caa)] : ['192.0.2.1'];
      if (name.startsWith('_dmarc.') || name.includes('_report')) return [bad(good.dmarc)];
      if (name.includes('_domainkey')) return name.startsWith('k') ? [bad(good.dkim)] : [];
      if (name.startsWith('_mta-sts')) return [bad(good.sts)];
      if (name.startsWith('_smtp')) return [bad(good.tls)];
      return name.startsWith('default._bimi') ? [bad(good.bimi)] : [bad(good.spf)];
    };
    const url = 'https://mta-sts.example.com/.well-known/mta-sts.txt';
    const fetchPolicy = async () =>
      ({ is: 'found', url, finalUrl: url, type: bad('text/plain'), text: bad(good.policy) }) as const;
    const reports: Report[] = await Promise.all([
      checkSpf({ domain: 'example.com', texts: [bad(good.spf)], takesMail: true }, ask),
      checkDmarc('www.example.com', ask),
      checkDkim('example.com', ask),
      checkMtaSts({ domain: 'example.com', mailServers: ['mx.example.net'], fetchPolicy }, ask),
      checkTlsReports('example.com', true, ask),
      checkBimi('example.com', false, ask),
      checkCaa('example.com', ask),
    ]);
    reports.push(checkDnssec({ zone: 'example.net', ds: [bad(good.ds)], keys: [bad(good.key)], verified: 'unknown' }));
    for (const { summary, explained, findings } of reports) {
      expect(summary).not.toMatch(/undefined|NaN|\[object/);
      for (const { detail, fix = '' } of findings) expect(`${detail} ${fix}`).not.toMatch(/undefined|NaN|\[object/);
      expect(explained.length).toBeLessThanOrEqual(100);
      expect(findings.length).toBeLessThanOrEqual(100);
    }
  }
});
