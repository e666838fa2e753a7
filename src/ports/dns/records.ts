import { isIPv4, isIPv6 } from 'node:net';
import type { Answer, CaaData, DnskeyData, DsData, Packet, SoaData, TxtData } from 'dns-packet';
import { codecType, ExchangeFailure } from './exchange.ts';
import type { DnsRecord } from './port.ts';
import { escaped, escapedByte, shortIpv6 } from './presentation.ts';
import { presentServiceBinding } from './service-binding.ts';

/** Times to live with the highest bit set count as zero. Source: RFC 2181, section 8. */
const LONGEST_TTL = 0x7fff_ffff;

const bindings = ['SVCB', 'HTTPS'] as const;

/**
 * The answer section in presentation form; types that are not in `recordTypes` are left out.
 *
 * @throws ExchangeFailure when a record is malformed.
 */
export function readRecords(reply: Packet): DnsRecord[] {
  return (reply.answers ?? []).flatMap((answer) => readRecord(answer) ?? []);
}

function readRecord(answer: Answer): DnsRecord | undefined {
  if (answer.type === 'OPT' || answer.class !== 'IN') return undefined;
  const ttl = answer.ttl ?? 0;
  const owner = { name: presentName(answer.name).toLowerCase(), ttl: ttl > LONGEST_TTL ? 0 : ttl };
  const binding = bindings.find((type) => codecType(type) === String(answer.type));
  if (binding && 'data' in answer && Buffer.isBuffer(answer.data)) {
    return { ...owner, type: binding, value: presentServiceBinding(answer.data) };
  }
  switch (answer.type) {
    case 'A':
      return { ...owner, type: 'A', value: checked(answer.data, isIPv4) };
    case 'AAAA':
      return { ...owner, type: 'AAAA', value: shortIpv6(checked(answer.data, isIPv6)) };
    case 'CNAME':
    case 'NS':
    case 'PTR':
      return { ...owner, type: answer.type, value: presentName(answer.data) };
    case 'MX': {
      const { preference = 0, exchange } = answer.data;
      return { ...owner, type: 'MX', value: `${preference} ${presentName(exchange)}`, priority: preference };
    }
    case 'TXT':
      return { ...owner, type: 'TXT', value: presentText(joined(answer.data)) };
    case 'SOA':
      return { ...owner, type: 'SOA', value: presentSoa(answer.data) };
    case 'CAA':
      return { ...owner, type: 'CAA', value: presentCaa(answer.data) };
    case 'DS':
      return { ...owner, type: 'DS', value: presentDs(answer.data) };
    case 'DNSKEY':
      return { ...owner, type: 'DNSKEY', value: presentDnskey(answer.data) };
    default:
      return undefined;
  }
}

function checked(address: string, isAddress: (text: string) => boolean): string {
  if (!isAddress(address)) throw new ExchangeFailure('gave a malformed record');
  return address;
}

function presentSoa({ mname, rname, serial, refresh, retry, expire, minimum }: SoaData): string {
  return [presentName(mname), presentName(rname), serial, refresh, retry, expire, minimum].join(' ');
}

function presentCaa({ flags = 0, tag, value }: CaaData): string {
  return `${flags} ${presentName(tag)} "${presentText(Buffer.from(value)).replaceAll('"', '\\"')}"`;
}

/** Source: RFC 4034, section 5.3. */
function presentDs({ keyTag, algorithm, digestType, digest }: DsData): string {
  return `${keyTag} ${algorithm} ${digestType} ${digest.toString('hex').toUpperCase()}`;
}

/** The protocol is always 3. Source: RFC 4034, sections 2.1.2 and 2.2. */
function presentDnskey({ flags, algorithm, key }: DnskeyData): string {
  return `${flags} 3 ${algorithm} ${key.toString('base64')}`;
}

function joined(data: TxtData): Buffer {
  const chunks = Array.isArray(data) ? data : [data];
  return Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)));
}

/** Characters that steer a terminal or reorder a line instead of showing something; the joiner of emoji sequences shows. */
const UNSHOWABLE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;
/** Bytes of a text that is not UTF-8, which show nothing by themselves. */
const UNREADABLE = /[^\x20-\x7e]/g;
const UNPRINTABLE = /[^\x21-\x7e]/gu;

/** UTF-8 as text; bytes that are none, or that cannot be shown, as in a zone file. Source: RFC 1035, section 5.1. */
function presentText(bytes: Buffer): string {
  const text = utf8(bytes);
  if (text !== undefined) return text.replaceAll('\\', '\\\\').replaceAll(UNSHOWABLE, escaped);
  return bytes.toString('latin1').replaceAll('\\', '\\\\').replaceAll(UNREADABLE, escapedByte);
}

function presentName(name: string): string {
  return name.replaceAll(UNPRINTABLE, escaped);
}

function utf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
