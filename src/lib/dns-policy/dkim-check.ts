import { counted } from '../counted.ts';
import { isDkimKey, readDkimKey } from './dkim-key.ts';
import { dkimSelectors } from './dkim-selectors.data.ts';
import { type Ask, type Explained, type Finding, quoted, type Report } from './report.ts';

/** No selector of anybody: a key under it means that every name has one. */
const NOBODYS = 'no-such-selector-7f3a';
/** UTF-16 units of a record that are read: an RSA key of 4,096 bits has 736. */
const LONGEST = 5_000;
/** Bits of RSA: fewer are broken, and fewer are advised against. Source: RFC 8301, section 3.2. */
const BROKEN_BELOW = 1024;
const WEAK_BELOW = 2048;

interface Found {
  selector: string;
  service?: string;
  name: string;
  text: string;
}

/**
 * Keys for signing mail, under the selectors that are in common use: the DNS has no way to list them. Source: RFC 6376.
 *
 * @param own further selectors, which their owner knows of
 */
export async function checkDkim(domain: string, ask: Ask, own: readonly string[] = []): Promise<Report> {
  const keyAt = async (selector: string) => {
    const texts = await ask(`${selector}._domainkey.${domain}`, 'TXT');
    return texts === undefined ? undefined : (texts.find(isDkimKey) ?? '');
  };
  const tried: readonly { selector: string; service?: string }[] = [
    ...own
      .filter((selector) => !dkimSelectors.some((each) => each.selector === selector))
      .map((selector) => ({ selector })),
    ...dkimSelectors,
  ];
  const [wildcard, ...keys] = await Promise.all([keyAt(NOBODYS), ...tried.map(({ selector }) => keyAt(selector))]);
  const missed = keys.filter((key) => key === undefined).length;
  const found = tried.flatMap(({ selector, service }, index): Found[] => {
    const text = keys[index];
    // Under a wildcard every selector seems to exist; only what differs from it does.
    if (!text || text === wildcard) return [];
    return [{ selector, name: `${selector}._domainkey.${domain}`, text, ...(service !== undefined && { service }) }];
  });
  const read = found.map((one) => ({ ...one, key: readDkimKey(one.text.slice(0, LONGEST)) }));
  const hint: Finding = {
    severity: 'advice',
    detail: `The DNS has no way to list selectors, so ${dkimSelectors.length} common ones were tried. If yours is a different one, enter it: it is the s= value in the DKIM-Signature header of a mail.`,
  };
  const findings: Finding[] = [
    ...read.flatMap(findingsOf),
    ...(wildcard ? [wildcardFinding(domain, wildcard)] : []),
    ...(missed > 0
      ? [
          {
            severity: 'unknown',
            detail: `${counted(missed, 'selector')} could not be looked up.`,
          } satisfies Finding,
        ]
      : []),
    hint,
    ...own.filter((selector) => keys[tried.findIndex((each) => each.selector === selector)] === '').map(absent),
  ];
  const usable = read.filter(({ key }) => !key.isRevoked && key.faults.length === 0);
  return {
    summary:
      usable.length > 0
        ? `${counted(usable.length, 'key')} found under common selectors`
        : 'No key found under common selectors',
    records: found.map(({ name, text }) => ({ name, value: text })),
    explained: read.map(explain),
    findings,
  };
}

/** Of a selector that its owner named. */
function absent(selector: string): Finding {
  return {
    severity: 'warning',
    detail: `There is no key under the selector ${quoted(selector)}.`,
    fix: 'Publish the key that your mail service shows you, or check the name of the selector.',
  };
}

function explain({ selector, service, key }: Found & { key: ReturnType<typeof readDkimKey> }): Explained {
  const what = key.isRevoked
    ? 'revoked: mail signed with it counts as unsigned'
    : key.bits === undefined
      ? `${nameOf(key.kind)} key that cannot be read`
      : `${nameOf(key.kind)} key of ${key.bits} bits`;
  return {
    part: selector,
    meaning: service === undefined ? `${upper(what)}.` : `${upper(what)}. A selector that ${service} uses.`,
  };
}

function findingsOf({ selector, key }: Found & { key: ReturnType<typeof readDkimKey> }): Finding[] {
  const findings: Finding[] = key.faults.map((text) => ({
    severity: 'warning',
    detail: `${selector}: ${text}`,
    fix: 'Publish the complete key again.',
  }));
  const { bits } = key;
  if (key.isRevoked) findings.push({ severity: 'advice', detail: `${selector}: the key was revoked (p= is empty).` });
  if (key.kind === 'rsa' && bits !== undefined && !key.isRevoked) {
    if (bits < BROKEN_BELOW)
      findings.push({
        severity: 'error',
        detail: `${selector}: an RSA key of ${bits} bits can be broken, so receivers ignore it.`,
        fix: 'Make a new key of 2048 bits.',
      });
    else if (bits < WEAK_BELOW)
      findings.push({
        severity: 'warning',
        detail: `${selector}: an RSA key of ${bits} bits is weak today.`,
        fix: 'Make a new key of 2048 bits.',
      });
    else findings.push({ severity: 'passed', detail: `${selector}: an RSA key of ${bits} bits.` });
  }
  if (key.kind === 'ed25519' && bits !== undefined) {
    findings.push({
      severity: 'passed',
      detail: `${selector}: an Ed25519 key. Not every receiver supports these, so also publish an RSA key.`,
    });
  }
  if (key.isTest)
    findings.push({
      severity: 'advice',
      detail: `${selector}: the key is marked as a test (t=y).`,
      fix: 'Remove t=y once signing works.',
    });
  if (key.isOldHash)
    findings.push({
      severity: 'warning',
      detail: `${selector}: the key only allows SHA-1, which receivers no longer accept.`,
      fix: 'Remove h=, or write h=sha256.',
    });
  return findings;
}

function wildcardFinding(domain: string, text: string): Finding {
  const { isRevoked } = readDkimKey(text.slice(0, LONGEST));
  if (isRevoked)
    return {
      severity: 'passed',
      detail: `A wildcard record revokes every other selector of ${domain}. That is right for a name that does not use them.`,
    };
  return {
    severity: 'advice',
    detail: `${domain} answers for every possible selector with the same key: it has a wildcard record.`,
  };
}

function nameOf(kind: string): string {
  return { rsa: 'RSA', ed25519: 'Ed25519' }[kind] ?? quoted(kind);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
