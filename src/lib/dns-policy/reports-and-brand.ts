import { type Ask, capped, type Explained, type Finding, quoted, type Report } from './report.ts';
import { isVersion, readTagList } from './tag-list.ts';

/** Where failures of encrypted delivery are reported. Source: RFC 8460, section 3. */
export async function checkTlsReports(domain: string, takesMail: boolean, ask: Ask): Promise<Report> {
  const name = `_smtp._tls.${domain}`;
  const found = await only(name, 'TLSRPTv1', ask);
  if (found.is === 'unanswered') return unanswered(name);
  if (found.is === 'none') {
    const text = takesMail
      ? 'You do not learn when mail to this name cannot be delivered over encrypted connections.'
      : 'This name accepts no mail, so it needs none.';
    const offer = {
      fix: 'Publish an address for such reports.',
      record: { name, type: 'TXT' as const, value: `v=TLSRPTv1; rua=mailto:tls-reports@${domain}` },
    };
    return {
      summary: 'No reports asked for',
      records: [],
      explained: [],
      findings: [{ severity: 'advice', detail: text, ...(takesMail && offer) }],
    };
  }
  if (found.is === 'several') return several(name, found.texts);
  const { tags, faults } = readTagList(found.text);
  const findings: Finding[] = faults.map((text) => ({
    severity: 'warning',
    detail: text,
    fix: 'Correct or remove this part.',
  }));
  const uris = (tags.get('rua') ?? '').split(',', 20).flatMap((uri) => uri.trim() || []);
  const wrong = uris.filter((uri) => !/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/i.test(uri));
  for (const uri of wrong.slice(0, 5))
    findings.push({
      severity: 'warning',
      detail: `${quoted(uri)} is not an address for reports.`,
      fix: 'Write mailto: and a mail address, or an https address.',
    });
  if (uris.length === 0)
    findings.push({ severity: 'warning', detail: 'The record names no address (rua=).', fix: 'Add one.' });
  else if (wrong.length === 0)
    findings.push({ severity: 'passed', detail: 'Failures of encrypted delivery are reported.' });
  const explained: Explained[] = uris.map((uri) => ({ part: uri, meaning: 'Gets a report each day.' }));
  return {
    summary: uris.length > wrong.length ? 'Reports are asked for' : 'No usable address',
    records: [{ name, value: found.text }],
    explained,
    findings,
  };
}

/**
 * The logo that mail programs may show beside a domain's mail. Source: the BIMI draft (draft-brand-indicators-for-message-identification).
 *
 * @param isEnforced whether DMARC holds or refuses forged mail, without which no logo is shown
 */
export async function checkBimi(domain: string, isEnforced: boolean, ask: Ask): Promise<Report> {
  const name = `default._bimi.${domain}`;
  const found = await only(name, 'BIMI1', ask);
  if (found.is === 'unanswered') return unanswered(name);
  if (found.is === 'none') {
    return {
      summary: 'No logo',
      records: [],
      explained: [],
      findings: [
        { severity: 'advice', detail: 'No logo is offered to mail programs. This affects appearance, not security.' },
      ],
    };
  }
  if (found.is === 'several') return several(name, found.texts);
  const { tags, faults } = readTagList(found.text);
  const findings: Finding[] = faults.map((text) => ({
    severity: 'warning',
    detail: text,
    fix: 'Correct or remove this part.',
  }));
  const logo = tags.get('l') ?? '';
  const evidence = tags.get('a') ?? '';
  const explained: Explained[] = [];
  if (logo !== '') explained.push({ part: `l=${logo}`, meaning: 'The logo, an SVG file.' });
  if (evidence !== '')
    explained.push({ part: `a=${evidence}`, meaning: 'The certificate that proves the right to use the logo.' });
  const records = [{ name, value: found.text }];
  if (logo === '' && evidence === '') {
    findings.push({ severity: 'advice', detail: 'The record declines to show a logo (l= is empty).' });
    return { summary: 'Declined', records, explained, findings };
  }
  if (logo !== '' && !/^https:\/\/\S+\.svgz?$/i.test(logo))
    findings.push({
      severity: 'warning',
      detail: `${quoted(logo)} is not the https address of an SVG file.`,
      fix: 'Logos are SVG Tiny PS, fetched over https.',
    });
  if (evidence !== '' && !/^https:\/\/\S+$/i.test(evidence))
    findings.push({
      severity: 'warning',
      detail: `${quoted(evidence)} is not an https address.`,
      fix: 'Name the certificate by its https address.',
    });
  if (evidence === '')
    findings.push({
      severity: 'advice',
      detail: 'Without a certificate (a=), some mail programs, including Gmail, show no logo.',
    });
  findings.push(
    isEnforced
      ? { severity: 'passed', detail: 'DMARC quarantines or rejects forged mail, as a logo requires.' }
      : {
          severity: 'warning',
          detail: 'No logo is shown until DMARC quarantines or rejects all forged mail.',
          fix: 'Set DMARC to p=quarantine or p=reject for all messages.',
        },
  );
  return {
    summary: isEnforced ? 'A logo is offered' : 'A logo is offered, but DMARC is not strict enough for it',
    records,
    explained,
    findings,
  };
}

type Only = { is: 'unanswered' } | { is: 'none' } | { is: 'one'; text: string } | { is: 'several'; texts: string[] };

/** The one record of this version at a name. */
async function only(name: string, version: string, ask: Ask): Promise<Only> {
  const texts = (await ask(name, 'TXT'))?.filter((text) => isVersion(text, version));
  if (texts === undefined) return { is: 'unanswered' };
  const [text, ...more] = texts;
  if (text === undefined) return { is: 'none' };
  return more.length > 0 ? { is: 'several', texts } : { is: 'one', text: text.slice(0, 10_000) };
}

function unanswered(name: string): Report {
  return {
    summary: 'Unknown',
    records: [],
    explained: [],
    findings: [{ severity: 'unknown', detail: `${name} could not be looked up.` }],
  };
}

function several(name: string, texts: readonly string[]): Report {
  const records = capped(texts).map((value) => ({ name, value }));
  const text = `There are ${texts.length} records at ${name}, so all are ignored.`;
  return {
    summary: 'Several records: all are ignored',
    records,
    explained: [],
    findings: [{ severity: 'warning', detail: text, fix: 'Keep one.' }],
  };
}
