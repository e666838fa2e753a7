import { counted } from '../counted.ts';
import { listed } from '../listed.ts';
import { type Ask, capped, type Finding, quoted, type Report } from './report.ts';
import { isSpf, readSpf, type Term } from './spf-record.ts';
import {
  isOpen,
  MOST_LOOKUPS,
  MOST_MAIL_SERVERS,
  MOST_VOID_LOOKUPS,
  qualifierOfAll,
  type SpfTrouble,
  type SpfWalk,
  walkSpf,
} from './spf-walk.ts';
import { spfInWords } from './spf-words.ts';

/** Bytes that fit into an answer of the old size, with room for the rest of it. Source: RFC 7208, section 3.4. */
const COMFORTABLE_LENGTH = 450;
/** UTF-16 units of a record that are read. */
const LONGEST = 10_000;
/** Networks wider than these many bits hold more machines than one sender has. */
const WIDE_NETWORK = 16;

interface SpfQuestion {
  domain: string;
  /** The domain's TXT records. */
  texts: readonly string[];
  /** Whether it takes mail, by its MX records. */
  takesMail: boolean;
}

/** Who may send mail in a domain's name, by its SPF record. Source: RFC 7208. */
export async function checkSpf({ domain, texts, takesMail }: SpfQuestion, ask: Ask): Promise<Report> {
  const found = texts.filter(isSpf);
  const records = capped(found).map((value) => ({ name: domain, value }));
  const [record] = found;
  if (record === undefined) return withoutRecord(domain, texts, takesMail);
  if (found.length > 1) {
    const text = `There are ${found.length} SPF records, so receivers ignore them all (permerror).`;
    const fix = 'Combine them into one record.';
    return {
      summary: 'Several SPF records: all are ignored',
      records,
      explained: [],
      findings: [{ severity: 'error', detail: text, fix }],
      forgery: 'unstopped',
    };
  }
  const terms = readSpf(record.slice(0, LONGEST));
  const walk = await walkSpf(domain, terms, ask);
  const explained = [
    ...terms.map((term) => ({ part: term.text, meaning: spfInWords(term, domain) })),
    ...walk.visited.map(({ domain: at, by, record: value, lookups }) => ({
      part: at,
      meaning: `Included by ${by}; needs ${counted(lookups, 'lookup')}: ${quoted(value)}`,
    })),
  ];
  const findings = [
    ...wrongTerms(terms),
    ...troublesInWords(walk.troubles),
    ...policyFindings(domain, record, terms),
    ...networkFindings(terms),
    ...reachFindings(terms, walk),
    ...modifierFindings(terms),
    ...costFindings(walk),
    ...lengthFindings(record),
  ];
  const summary = summaryOf(terms, walk);
  const forgery =
    isBroken(terms, walk) || !walk.rest || walk.rest === '?' ? 'unstopped' : isOpen(walk.reach) ? 'passes' : 'stopped';
  return { summary, records, explained: capped(explained), findings: capped(findings), forgery };
}

function withoutRecord(domain: string, texts: readonly string[], takesMail: boolean): Report {
  const nearly = texts.find((text) => /^\W*(?:v\s*(?:=\s*)?)?spf/i.test(text));
  const value = takesMail ? 'v=spf1 mx ~all' : 'v=spf1 -all';
  return {
    summary: 'No SPF record: anyone can send in this name',
    records: nearly === undefined ? [] : [{ name: domain, value: nearly }],
    explained: [],
    forgery: 'unstopped',
    findings: [
      {
        severity: 'warning',
        detail:
          nearly === undefined
            ? `${domain} does not say who may send mail in its name.`
            : `${quoted(nearly)} looks like an SPF record, but receivers only accept records that start with "v=spf1 ".`,
        fix: takesMail
          ? 'Publish a record. This one allows your own mail servers; add an include for every service that sends mail for you.'
          : 'This name has no mail servers. If it sends no mail either, publish this record.',
        record: { name: domain, type: 'TXT', value },
      },
    ],
  };
}

function wrongTerms(terms: readonly Term[]): Finding[] {
  return terms
    .filter((term) => term.kind === 'wrong')
    .map(({ text, why }) => ({
      severity: 'error',
      detail: `${quoted(text)} ${why}, so receivers ignore the whole record (permerror).`,
      fix: 'Correct or remove this part.',
    }));
}

function troublesInWords(troubles: readonly SpfTrouble[]): Finding[] {
  return troubles.map(troubleInWords);
}

function troubleInWords({ kind, domain, detail }: SpfTrouble): Finding {
  switch (kind) {
    case 'loop':
      return {
        severity: 'error',
        detail: `The records include ${domain} in an endless loop (permerror).`,
        fix: 'Remove the include that causes the loop.',
      };
    case 'no-record':
      return {
        severity: 'error',
        detail: `${domain} is included but has no SPF record, so receivers ignore your record (permerror).`,
        fix: `Remove ${domain} from the record, or ask its owner.`,
      };
    case 'several-records':
      return {
        severity: 'error',
        detail: `${domain} has several SPF records, which also breaks yours (permerror).`,
        fix: 'Ask its owner to keep only one.',
      };
    case 'wrong-term':
      return {
        severity: 'error',
        detail: `In the record of ${domain}, ${detail}, which also breaks yours (permerror).`,
        fix: 'Ask its owner to fix it.',
      };
    case 'many-mail-servers':
      return {
        severity: 'error',
        detail: `${domain} has more than ${MOST_MAIL_SERVERS} mail servers, but "mx" may only check ${MOST_MAIL_SERVERS} (permerror).`,
        fix: 'List the networks instead.',
      };
    case 'pass-all':
      return {
        severity: 'error',
        detail: `The record of ${domain} lets everyone send, and so in your name, too.`,
        fix: `Remove ${domain} from the record.`,
      };
    case 'unanswered':
      return {
        severity: 'unknown',
        detail: `The record of ${domain} could not be looked up, so its lookups are not counted here.`,
      };
  }
}

function policyFindings(domain: string, record: string, terms: readonly Term[]): Finding[] {
  const proposal = (value: string) => ({ record: { name: domain, type: 'TXT' as const, value } });
  const all = qualifierOfAll(terms);
  const redirect = terms.find((term) => term.kind === 'modifier' && term.name === 'redirect');
  const findings: Finding[] = [];
  if (all === '+') {
    findings.push({
      severity: 'error',
      detail: 'The record ends in "+all": everyone in the world may send in this name.',
      fix: 'Replace it by "~all", or by "-all" once every sender is listed.',
      ...proposal(record.replace(/(^| )\+?all(?= |$)/i, '$1~all')),
    });
  } else if (all === '?') {
    findings.push({
      severity: 'warning',
      detail: 'The record ends in "?all": it says nothing about senders it does not list.',
      fix: 'Replace it by "~all", or by "-all" once every sender is listed.',
      ...proposal(record.replace(/\?all/i, '~all')),
    });
  } else if (all === undefined && !redirect) {
    findings.push({
      severity: 'warning',
      detail: 'The record has no "all" at its end: it says nothing about senders it does not list.',
      fix: 'Add "~all", or "-all" once every sender is listed.',
      ...proposal(`${record.trimEnd()} ~all`),
    });
  } else if (all) {
    const text = `Senders that are not listed are ${all === '-' ? 'to be rejected' : 'marked as suspicious'}.`;
    findings.push({ severity: 'passed', detail: text });
  }
  const at = terms.findIndex((term) => term.kind === 'mechanism' && term.name === 'all');
  const unreached = at === -1 ? [] : terms.slice(at + 1).filter((term) => term.kind === 'mechanism');
  if (unreached.length > 0) {
    const parts = listed(unreached.slice(0, 10).map(({ text }) => quoted(text)));
    findings.push({
      severity: 'warning',
      detail: `Everything after "all" is ignored: ${parts}.`,
      fix: 'Move these parts before "all", or remove them.',
    });
  }
  if (all && redirect)
    findings.push({
      severity: 'advice',
      detail: 'The redirect is ignored, because there is an "all".',
      fix: 'Remove one of the two.',
    });
  if (terms.some((term) => term.kind === 'mechanism' && term.name === 'ptr')) {
    findings.push({
      severity: 'warning',
      detail: '"ptr" is slow and unreliable. The standard advises against it, and some receivers ignore it.',
      fix: 'List addresses or networks instead.',
    });
  }
  const doubled = terms.filter(
    ({ text }, index) => terms.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) < index,
  );
  if (doubled.length > 0) {
    findings.push({
      severity: 'advice',
      detail: `Duplicate in the record: ${listed([...new Set(doubled.slice(0, 10).map(({ text }) => quoted(text)))])}.`,
      fix: 'Once is enough.',
    });
  }
  return findings;
}

function networkFindings(terms: readonly Term[]): Finding[] {
  return terms.flatMap((term): Finding[] => {
    if (term.kind !== 'mechanism' || term.qualifier !== '+') return [];
    const isWide = (term.bits4 ?? WIDE_NETWORK) < WIDE_NETWORK || (term.bits6 ?? WIDE_NETWORK) < WIDE_NETWORK;
    if (!isWide) return [];
    const isAll = term.bits4 === 0 || term.bits6 === 0;
    const text = isAll
      ? `${quoted(term.text)} covers every address, so everyone may send.`
      : `${quoted(term.text)} allows a very large network to send.`;
    return [
      { severity: isAll ? 'error' : 'warning', detail: text, fix: 'List only the addresses that really send mail.' },
    ];
  });
}

/** What many networks let pass together, or a name that always exists. */
function reachFindings(terms: readonly Term[], { reach, troubles }: SpfWalk): Finding[] {
  const isSaid =
    qualifierOfAll(terms) === '+' ||
    troubles.some(({ kind }) => kind === 'pass-all') ||
    networkFindings(terms).some(({ severity }) => severity === 'error');
  const fix = 'List only the addresses that really send mail.';
  return isSaid
    ? []
    : (['ipv4', 'ipv6'] as const)
        .filter((family) => reach[family] >= 1 / 2)
        .map((family) => ({
          severity: 'error',
          detail: `Together the parts of the record let ${Math.floor(reach[family] * 100)} in 100 ${family === 'ipv4' ? 'IPv4' : 'IPv6'} addresses of the world send in this name.`,
          fix,
        }));
}

const looksLikeMechanism = /^(?:include|a|mx|ptr|ip4|ip6|ipv4|ipv6|exists|all)$/;

/** Receivers pass over what they do not know, and with it a sender that somebody meant to list. */
function modifierFindings(terms: readonly Term[]): Finding[] {
  return terms.flatMap((term): Finding[] => {
    if (term.kind !== 'modifier' || !looksLikeMechanism.test(term.name)) return [];
    const { name, value } = term;
    const written = quoted(`${name.replace('ipv', 'ip')}:${value}`);
    const text = `${quoted(term.text)} is ignored: a mechanism is written with a colon.`;
    return [{ severity: 'warning', detail: text, fix: `Write ${written}.` }];
  });
}

function costFindings({ lookups, isMore, voids }: SpfWalk): Finding[] {
  const findings: Finding[] = [];
  const count = `${isMore ? 'more than ' : ''}${counted(isMore ? lookups - 1 : lookups, 'DNS lookup')}`;
  if (lookups > MOST_LOOKUPS) {
    findings.push({
      severity: 'error',
      detail: `The record needs ${count}, but receivers stop at ${MOST_LOOKUPS} and treat it as broken (permerror).`,
      fix: 'Remove services that no longer send for you, and use networks (ip4, ip6) instead of names if they do not change.',
    });
  } else {
    const isNear = lookups >= MOST_LOOKUPS - 1;
    const text = `The record needs ${count} of the ${MOST_LOOKUPS} that receivers allow.`;
    findings.push({
      severity: isNear ? 'advice' : 'passed',
      detail: text,
      ...(isNear && { fix: 'One more sender, here or in an included record, may be too many.' }),
    });
  }
  if (voids.length > 0) {
    const isTooMuch = voids.length > MOST_VOID_LOOKUPS;
    findings.push({
      severity: isTooMuch ? 'error' : 'warning',
      detail: `${counted(voids.length, 'name')} in the record ${voids.length === 1 ? 'has' : 'have'} no records: ${listed(voids.slice(0, 10))}.${isTooMuch ? ` Receivers stop at ${MOST_VOID_LOOKUPS} (permerror).` : ''}`,
      fix: 'Remove them: anyone who registers such a name can send as you.',
    });
  }
  return findings;
}

function lengthFindings(record: string): Finding[] {
  if (record.length > LONGEST)
    return [
      {
        severity: 'error',
        detail: `The record is ${record.length.toLocaleString('en')} characters long, far more than receivers read.`,
        fix: 'Shorten it.',
      },
    ];
  if (record.length <= COMFORTABLE_LENGTH) return [];
  return [
    {
      severity: 'advice',
      detail: `The record is ${record.length} characters long; beyond ${COMFORTABLE_LENGTH} an answer may not fit into one packet.`,
      fix: 'Shorten it, or move parts into an included record.',
    },
  ];
}

/** Whether receivers pass over the record as a whole. */
function isBroken(terms: readonly Term[], { lookups, isMore, troubles, voids }: SpfWalk): boolean {
  const breaks = ['loop', 'no-record', 'several-records', 'wrong-term', 'many-mail-servers'];
  return (
    isMore ||
    lookups > MOST_LOOKUPS ||
    voids.length > MOST_VOID_LOOKUPS ||
    terms.some(({ kind }) => kind === 'wrong') ||
    troubles.some(({ kind }) => breaks.includes(kind))
  );
}

function summaryOf(terms: readonly Term[], walk: SpfWalk): string {
  if (isBroken(terms, walk)) return 'Broken: receivers ignore this record';
  const all = qualifierOfAll(terms);
  if (all === '+' || isOpen(walk.reach)) return 'Everyone may send in this name';
  if (all === '-') return 'Only the listed senders may send; others are rejected';
  if (all === '~') return 'The listed senders may send; others are marked as suspicious';
  if (all === undefined && terms.some((term) => term.kind === 'modifier' && term.name === 'redirect'))
    return 'The record of another domain applies';
  return 'The listed senders may send; others are not mentioned';
}
