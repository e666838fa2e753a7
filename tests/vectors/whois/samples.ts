import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WhoisRecord } from '#lib/whois/record';

interface Sample {
  domain: string;
  answer: string;
  /** "created 1999-03-05 | registrar Hazel Names | …": every field that the record has. */
  expected: string;
}

/** All answers of the files: "=== domain", the answer, and a line "--- fields". */
export const samples: readonly Sample[] = ['flat', 'blocks', 'objects', 'labels', 'rows'].flatMap((shape) =>
  readFileSync(join(import.meta.dirname, `${shape}.txt`), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map(readSample),
);

function readSample(text: string): Sample {
  const start = text.indexOf('\n');
  const end = text.lastIndexOf('\n--- ');
  return {
    domain: text.slice(0, start),
    answer: text.slice(start + 1, end + 1),
    expected: text.slice(end + 5).trimEnd(),
  };
}

/** A record on one line, every field named. Dates are moments where the answer gives the zone, else days. */
export function onOneLine(record: WhoisRecord): string {
  const { registrar } = record;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['state', record.state === 'registered' ? undefined : record.state],
    ['created', record.created?.time ?? record.created?.day],
    ['before', record.createdBefore?.month],
    ['updated', record.updated?.time ?? record.updated?.day],
    ['expires', record.expires?.time ?? record.expires?.day],
    ['registrar', registrar?.name],
    ['iana', registrar?.ianaId],
    ['url', registrar?.url],
    ['abuse', [registrar?.abuseEmail ?? [], registrar?.abusePhone ?? []].flat().join(' ')],
    ['servers', record.nameServers.join(' ')],
    ['status', record.status.join('; ')],
    ['dnssec', record.dnssec === undefined ? undefined : record.dnssec ? 'yes' : 'no'],
    ['referral', record.referral],
  ];
  return fields.flatMap(([name, value]) => (value ? [`${name} ${value}`] : [])).join(' | ');
}
