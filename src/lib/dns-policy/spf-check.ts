import { type Ask, capped, counted, type Finding, listed, quoted, type Report } from './report.ts';
import { isSpf, readSpf, type Term } from './spf-record.ts';
import {
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
    const text = `There are ${found.length} SPF records, so receivers take none of them (permerror).`;
    const mend = 'Keep one record, with the parts of all.';
    return {
      summary: 'Several SPF records: none counts',
      records,
      explained: [],
      findings: [{ level: 'danger', text, mend }],
    };
  }
  const terms = readSpf(record.slice(0, LONGEST));
  const walk = await walkSpf(domain, terms, ask);
  const explained = [
    ...terms.map((term) => ({ part: term.text, meaning: spfInWords(term, domain) })),
    ...walk.visited.map(({ domain: at, by, record: value, lookups }) => ({
      part: at,
      meaning: `Reached by ${by}; costs ${counted(lookups, 'lookup')} itself: ${quoted(value)}`,
    })),
  ];
  const findings = [
    ...wrongTerms(terms),
    ...troublesInWords(walk.troubles),
    ...policyFindings(domain, record, terms),
    ...networkFindings(terms),
    ...costFindings(walk),
    ...lengthFindings(record),
  ];
  return { summary: summaryOf(terms, walk), records, explained: capped(explained), findings: capped(findings) };
}

function withoutRecord(domain: string, texts: readonly string[], takesMail: boolean): Report {
  const nearly = texts.find((text) => /^\W*(?:v\s*(?:=\s*)?)?spf/i.test(text));
  const value = takesMail ? 'v=spf1 mx ~all' : 'v=spf1 -all';
  return {
    summary: 'No SPF record: anybody can send in this name',
    records: nearly === undefined ? [] : [{ name: domain, value: nearly }],
    explained: [],
    findings: [
      {
        level: 'mend',
        text:
          nearly === undefined
            ? `${domain} does not say who may send mail in its name.`
            : `${quoted(nearly)} looks like an SPF record, but receivers only take what begins with "v=spf1 ".`,
        mend: takesMail
          ? 'Publish a record. This one lets your own mail servers send; add an include for every service that sends for you.'
          : 'This name takes no mail. If it sends none either, publish this.',
        record: { name: domain, type: 'TXT', value },
      },
    ],
  };
}

function wrongTerms(terms: readonly Term[]): Finding[] {
  return terms
    .filter((term) => term.kind === 'wrong')
    .map(({ text, why }) => ({
      level: 'danger',
      text: `${quoted(text)} ${why}: receivers then take no part of the record (permerror).`,
      mend: 'Correct or remove this part.',
    }));
}

function troublesInWords(troubles: readonly SpfTrouble[]): Finding[] {
  return troubles.map(troubleInWords);
}

function troubleInWords({ kind, domain, detail }: SpfTrouble): Finding {
  switch (kind) {
    case 'loop':
      return {
        level: 'danger',
        text: `The records lead back to ${domain}, without end (permerror).`,
        mend: 'Remove the include that leads back.',
      };
    case 'no-record':
      return {
        level: 'danger',
        text: `${domain} is included but has no SPF record, so receivers take no part of yours (permerror).`,
        mend: `Remove ${domain} from the record, or ask its owner.`,
      };
    case 'several-records':
      return {
        level: 'danger',
        text: `${domain} has several SPF records, which breaks yours as well (permerror).`,
        mend: 'Ask its owner to keep one.',
      };
    case 'wrong-term':
      return {
        level: 'danger',
        text: `In the record of ${domain}, ${detail}: that breaks yours as well (permerror).`,
        mend: 'Ask its owner to mend it.',
      };
    case 'many-mail-servers':
      return {
        level: 'danger',
        text: `${domain} has more than ${MOST_MAIL_SERVERS} mail servers, where "mx" may look at ${MOST_MAIL_SERVERS} (permerror).`,
        mend: 'Name the networks instead.',
      };
    case 'pass-all':
      return {
        level: 'danger',
        text: `The record of ${domain} ends in "+all": by it, everybody may send in your name.`,
        mend: `Remove ${domain} from the record.`,
      };
    case 'unanswered':
      return {
        level: 'note',
        text: `The record of ${domain} could not be asked for, so what it leads to is not counted here.`,
        isUnasked: true,
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
      level: 'danger',
      text: 'The record ends in "+all": everybody in the world may send in this name.',
      mend: 'Replace it by "~all", or by "-all" once every sender is listed.',
      ...proposal(record.replace(/(^| )\+?all(?= |$)/i, '$1~all')),
    });
  } else if (all === '?') {
    findings.push({
      level: 'mend',
      text: 'The record ends in "?all": it says nothing of those it does not list.',
      mend: 'Replace it by "~all", or by "-all" once every sender is listed.',
      ...proposal(record.replace(/\?all/i, '~all')),
    });
  } else if (all === undefined && !redirect) {
    findings.push({
      level: 'mend',
      text: 'The record has no "all" at its end: it says nothing of those it does not list.',
      mend: 'Add "~all", or "-all" once every sender is listed.',
      ...proposal(`${record.trimEnd()} ~all`),
    });
  } else if (all) {
    const text = `Senders that are not listed are ${all === '-' ? 'to be refused' : 'marked as suspect'}.`;
    findings.push({ level: 'good', text });
  }
  const at = terms.findIndex((term) => term.kind === 'mechanism' && term.name === 'all');
  const unreached = at === -1 ? [] : terms.slice(at + 1).filter((term) => term.kind === 'mechanism');
  if (unreached.length > 0) {
    const parts = listed(unreached.slice(0, 10).map(({ text }) => quoted(text)));
    findings.push({
      level: 'mend',
      text: `Behind "all" nothing counts any more: ${parts}.`,
      mend: 'Move these parts before "all", or remove them.',
    });
  }
  if (all && redirect)
    findings.push({
      level: 'note',
      text: 'The redirect never counts, as there is an "all".',
      mend: 'Remove one of the two.',
    });
  if (terms.some((term) => term.kind === 'mechanism' && term.name === 'ptr')) {
    findings.push({
      level: 'mend',
      text: '"ptr" is slow and unsure; the standard asks not to use it, and some receivers pass it over.',
      mend: 'Name addresses or networks instead.',
    });
  }
  const doubled = terms.filter(
    ({ text }, index) => terms.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) < index,
  );
  if (doubled.length > 0) {
    findings.push({
      level: 'note',
      text: `Twice in the record: ${listed([...new Set(doubled.slice(0, 10).map(({ text }) => quoted(text)))])}.`,
      mend: 'Once is enough.',
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
      ? `${quoted(term.text)} holds every address there is: everybody may send.`
      : `${quoted(term.text)} lets a very large network send.`;
    return [{ level: isAll ? 'danger' : 'mend', text, mend: 'Name the addresses that really send.' }];
  });
}

function costFindings({ lookups, isMore, voids }: SpfWalk): Finding[] {
  const findings: Finding[] = [];
  const count = `${isMore ? 'more than ' : ''}${counted(isMore ? lookups - 1 : lookups, 'DNS lookup')}`;
  if (lookups > MOST_LOOKUPS) {
    findings.push({
      level: 'danger',
      text: `The record costs ${count}, where receivers stop at ${MOST_LOOKUPS}: to them it is broken (permerror).`,
      mend: 'Remove what no longer sends for you, and name networks (ip4, ip6) instead of names where they do not change.',
    });
  } else {
    const isNear = lookups >= MOST_LOOKUPS - 1;
    const text = `The record costs ${count} of the ${MOST_LOOKUPS} that receivers make.`;
    findings.push({
      level: isNear ? 'note' : 'good',
      text,
      ...(isNear && { mend: 'One more sender, here or in an included record, may be too much.' }),
    });
  }
  if (voids.length > 0) {
    const isTooMuch = voids.length > MOST_VOID_LOOKUPS;
    findings.push({
      level: isTooMuch ? 'danger' : 'mend',
      text: `${counted(voids.length, 'name')} in the record ${voids.length === 1 ? 'holds' : 'hold'} nothing: ${listed(voids.slice(0, 10))}.${isTooMuch ? ` Receivers stop at ${MOST_VOID_LOOKUPS} (permerror).` : ''}`,
      mend: 'Remove them: who registers such a name may send as you.',
    });
  }
  return findings;
}

function lengthFindings(record: string): Finding[] {
  if (record.length > LONGEST)
    return [
      {
        level: 'danger',
        text: `The record is ${record.length.toLocaleString('en')} characters long, far more than receivers read.`,
        mend: 'Shorten it.',
      },
    ];
  if (record.length <= COMFORTABLE_LENGTH) return [];
  return [
    {
      level: 'note',
      text: `The record is ${record.length} characters long; beyond ${COMFORTABLE_LENGTH} an answer may not fit into one packet.`,
      mend: 'Shorten it, or move parts into an included record.',
    },
  ];
}

function summaryOf(terms: readonly Term[], { lookups, isMore, troubles }: SpfWalk): string {
  const breaks = ['loop', 'no-record', 'several-records', 'wrong-term', 'many-mail-servers'];
  const isBroken =
    lookups > MOST_LOOKUPS ||
    terms.some(({ kind }) => kind === 'wrong') ||
    troubles.some(({ kind }) => breaks.includes(kind));
  if (isBroken || isMore) return 'Broken: receivers take no part of this record';
  const all = qualifierOfAll(terms);
  if (all === '+') return 'Everybody may send in this name';
  if (all === '-') return 'Only the listed senders may send; others are to be refused';
  if (all === '~') return 'The listed senders may send; others are marked as suspect';
  if (all === undefined && terms.some((term) => term.kind === 'modifier' && term.name === 'redirect'))
    return 'The record of another domain holds';
  return 'The listed senders may send; of others nothing is said';
}
