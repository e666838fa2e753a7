import {
  algorithmOf,
  type DelegationSigner,
  digestOf,
  dsOf,
  matches,
  readDs,
  readZoneKey,
  type ZoneKey,
} from './dnssec-key.ts';
import { capped, type Explained, type Finding, type Report } from './report.ts';

/** Keys and DS that are compared with each other. */
const MOST = 20;
/** Bits of an RSA key, by its bytes, below which it is advised against. */
const SHORT_RSA_BYTES = 200;
const RSA = [1, 5, 7, 8, 10];

export interface DnssecFacts {
  /** The zone that holds the domain. */
  zone: string;
  /** As the parent answers; `undefined`: could not be asked. */
  ds: readonly string[] | undefined;
  /** As the zone answers. */
  keys: readonly string[] | undefined;
  /**
   * Whether a resolver that checks signatures found them right; `wrong`: it has no answer unless asked not to check;
   * `unknown`: none of those asked checks, or could be asked.
   */
  verified: 'right' | 'wrong' | 'unknown';
  /** Who said so. */
  resolver?: string;
}

/** Whether answers from a zone can be trusted to be its owner's. Source: RFC 4033 to 4035. */
export function checkDnssec({ zone, ds, keys, verified, resolver = 'A resolver' }: DnssecFacts): Report {
  const records = [
    ...capped(ds ?? []).map((value) => ({ name: `${zone} DS`, value })),
    ...capped(keys ?? []).map((value) => ({ name: `${zone} DNSKEY`, value })),
  ];
  const signers = (ds ?? []).flatMap((text) => readDs(text) ?? []).slice(0, MOST);
  const zoneKeys = (keys ?? []).flatMap((text) => readZoneKey(text) ?? []).slice(0, MOST);
  const explained: Explained[] = [...signers.map(explainDs), ...zoneKeys.map(explainKey)];
  const verdict = judge({ zone, ds, keys, verified, resolver }, signers, zoneKeys);
  const isSigned = signers.length > 0 || zoneKeys.length > 0;
  const findings = isSigned ? [...verdict.findings, ...methodFindings(signers, zoneKeys)] : verdict.findings;
  return { summary: verdict.summary, records, explained, findings };
}

type Verdict = Pick<Report, 'summary' | 'findings'>;

function judge(
  { zone, ds, keys, verified, resolver }: Required<DnssecFacts>,
  signers: readonly DelegationSigner[],
  zoneKeys: readonly ZoneKey[],
): Verdict {
  const say = (summary: string, finding: Finding): Verdict => ({ summary, findings: [finding] });
  if (ds === undefined || keys === undefined) {
    const missing = ds === undefined ? 'DS records at the parent' : 'keys of the zone';
    if (verified === 'wrong') return say('Broken', wrongSignatures(zone, resolver));
    return say('Unknown', {
      severity: 'unknown',
      detail: `The ${missing} could not be looked up, so it is unknown how ${zone} is signed.`,
    });
  }
  if (signers.length === 0 && zoneKeys.length === 0) {
    return say('Not signed', {
      severity: 'advice',
      detail: `${zone} is not signed, so attackers on the way can forge its answers.`,
      fix: 'Switch on DNSSEC at your DNS provider, then give the DS record to your registrar. Many providers do both with one click.',
    });
  }
  if (signers.length === 0) {
    const key = zoneKeys.find(({ isEntryPoint, isRevoked }) => isEntryPoint && !isRevoked) ?? zoneKeys[0];
    return say('Signed, but not linked from the parent', {
      severity: 'warning',
      detail: `${zone} has keys, but its parent has no DS record for them, so resolvers treat it as unsigned.`,
      fix: 'Give this DS record to your registrar.',
      ...(key && { record: { name: zone, type: 'DS', value: dsOf(zone, key) } }),
    });
  }
  if (zoneKeys.length === 0) {
    return say('Broken: a DS without a key', {
      severity: 'error',
      detail: `The parent says that ${zone} is signed, but it has no key. Resolvers that validate cannot find this name.`,
      fix: 'Remove the DS record at the registrar, or sign the zone again.',
    });
  }
  const pairs = signers.map((signer) => zoneKeys.some((key) => matches(zone, signer, key) !== false));
  if (!pairs.includes(true)) {
    const key = zoneKeys.find(({ isEntryPoint }) => isEntryPoint) ?? zoneKeys[0];
    return say('Broken: the DS record matches no key', {
      severity: 'error',
      detail: `No DS record at the parent matches a key of ${zone}. Resolvers that validate cannot find this name.`,
      fix: 'Replace the DS record at the registrar.',
      ...(key && { record: { name: zone, type: 'DS', value: dsOf(zone, key) } }),
    });
  }
  if (verified === 'wrong') return say('Broken: the signatures are wrong', wrongSignatures(zone, resolver));
  const findings = signers
    .filter((_, index) => !pairs[index])
    .map(
      ({ tag }): Finding => ({
        severity: 'advice',
        detail: `The DS record ${tag} matches no key. That is normal while keys are being replaced.`,
        fix: 'Remove it once that is done.',
      }),
    );
  if (verified === 'right')
    return {
      summary: 'Signed and valid',
      findings: [
        { severity: 'passed', detail: `Signed, linked from the parent and validated by ${resolver}.` },
        ...findings,
      ],
    };
  return {
    summary: 'Signed and linked; the signatures were not checked',
    findings: [
      {
        severity: 'advice',
        detail:
          'The DS record at the parent matches a key of the zone. None of the resolvers confirmed that it checked the signatures.',
      },
      ...findings,
    ],
  };
}

function wrongSignatures(zone: string, resolver: string): Finding {
  return {
    severity: 'error',
    detail: `${resolver.charAt(0).toUpperCase()}${resolver.slice(1)} only answers for ${zone} if it does not check signatures: they are wrong or out of date, so resolvers that validate cannot reach this name.`,
    fix: 'Sign the zone again, or remove the DS record until that is done.',
  };
}

function methodFindings(signers: readonly DelegationSigner[], keys: readonly ZoneKey[]): Finding[] {
  const findings: Finding[] = [];
  for (const number of new Set(keys.map(({ algorithm }) => algorithm))) {
    const { name, strength } = algorithmOf(number);
    if (strength === 'weak')
      findings.push({
        severity: 'warning',
        detail: `Keys of the kind ${name} are no longer safe; some resolvers treat the zone as not signed.`,
        fix: 'Change to ECDSA P-256 (algorithm 13).',
      });
    if (strength === 'unknown') findings.push({ severity: 'advice', detail: `The ${name} is unknown.` });
  }
  const short = keys.filter(({ algorithm, key }) => RSA.includes(algorithm) && key.length < SHORT_RSA_BYTES);
  for (const { tag } of short) {
    findings.push({
      severity: 'advice',
      detail: `The key ${tag} is a short RSA key.`,
      fix: 'Use 2048 bits, or ECDSA P-256, which is short and strong.',
    });
  }
  const types = signers.map(({ digestType }) => digestType);
  if (types.length > 0 && types.every((type) => digestOf(type).strength === 'weak')) {
    findings.push({
      severity: 'warning',
      detail: `The parent only has a DS record with ${digestOf(types[0] ?? 0).name}, which is no longer safe.`,
      fix: 'Add one by SHA-256.',
    });
  }
  return findings;
}

function explainDs({ text, tag, algorithm, digestType }: DelegationSigner): Explained {
  return {
    part: `DS ${text.split(' ').slice(0, 3).join(' ')}`,
    meaning: `The parent points at the key ${tag} (${algorithmOf(algorithm).name}), by its ${digestOf(digestType).name}.`,
  };
}

function explainKey({ tag, algorithm, isEntryPoint, isRevoked }: ZoneKey): Explained {
  const role = isRevoked
    ? 'was withdrawn'
    : isEntryPoint
      ? 'signs the keys of the zone'
      : 'signs the records of the zone';
  return { part: `DNSKEY ${tag}`, meaning: `A key (${algorithmOf(algorithm).name}) that ${role}.` };
}
