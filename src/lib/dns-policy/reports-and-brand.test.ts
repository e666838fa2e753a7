import { describe, expect, it } from 'vitest';
import type { Ask } from './report.ts';
import { checkBimi, checkTlsReports } from './reports-and-brand.ts';

const askFor =
  (texts: readonly string[] | undefined): Ask =>
  async () =>
    texts;
const told = ({ findings }: { findings: readonly { severity: string; detail: string }[] }) =>
  findings.map(({ severity, detail }) => `${severity}: ${detail}`);

describe('reports on encrypted delivery', () => {
  const check = (...texts: string[]) => checkTlsReports('example.com', true, askFor(texts));

  it.each([
    [
      'v=TLSRPTv1; rua=mailto:t@example.com,https://t.example/x',
      'passed: Failures of encrypted delivery are reported.',
    ],
    ['v=TLSRPTv1; rua=t@example.com', 'warning: "t@example.com" is not an address for reports.'],
    ['v=TLSRPTv1;', 'warning: The record names no address (rua=).'],
    ['v=TLSRPTv1; x', 'warning: "x" is not in the form tag=value.'],
  ])('%s', async (text, finding) => {
    expect(told(await check(text))).toContain(finding);
  });

  it('may be absent, several or unknown', async () => {
    expect(await check('v=spf1')).toMatchObject({
      summary: 'No reports asked for',
      findings: [{ severity: 'advice', record: { value: 'v=TLSRPTv1; rua=mailto:tls-reports@example.com' } }],
    });
    expect((await checkTlsReports('example.com', false, askFor([]))).findings).toEqual([
      { severity: 'advice', detail: 'This name accepts no mail, so it needs none.' },
    ]);
    expect(await check('v=TLSRPTv1; rua=mailto:a@b.c', 'v=TLSRPTv1; rua=mailto:a@b.c')).toMatchObject({
      summary: 'Several records: all are ignored',
    });
    expect(await checkTlsReports('example.com', true, askFor(undefined))).toMatchObject({ summary: 'Unknown' });
  });
});

describe('a logo', () => {
  const record = 'v=BIMI1; l=https://example.com/logo.svg; a=https://example.com/vmc.pem';
  const check = (text: string, isEnforced = true) => checkBimi('example.com', isEnforced, askFor([text]));

  it.each([
    [record, true, ['passed: DMARC quarantines or rejects forged mail, as a logo requires.']],
    [record, false, ['warning: No logo is shown until DMARC quarantines or rejects all forged mail.']],
    ['v=BIMI1; l=; a=', true, ['advice: The record declines to show a logo (l= is empty).']],
    [
      'v=BIMI1; l=http://example.com/logo.png; a=x',
      true,
      [
        'warning: "http://example.com/logo.png" is not the https address of an SVG file.',
        'warning: "x" is not an https address.',
        'passed: DMARC quarantines or rejects forged mail, as a logo requires.',
      ],
    ],
    [
      'v=BIMI1; l=https://example.com/logo.svg',
      true,
      [
        'advice: Without a certificate (a=), some mail programs, including Gmail, show no logo.',
        'passed: DMARC quarantines or rejects forged mail, as a logo requires.',
      ],
    ],
  ])('%s with DMARC enforced: %s', async (text, isEnforced, findings) => {
    expect(told(await check(text, isEnforced))).toEqual(findings);
  });

  it('may be absent or unknown', async () => {
    expect(await check('v=DKIM1')).toMatchObject({ summary: 'No logo', findings: [{ severity: 'advice' }] });
    expect(await checkBimi('example.com', true, askFor(undefined))).toMatchObject({ summary: 'Unknown' });
  });
});
