import { ExchangeFailure } from './exchange.ts';
import { escapedByte, shortIpv6 } from './presentation.ts';

/** Names of parameters by their key; others are written `key` and the number. Source: the IANA registry of service parameter keys. */
const NAMES = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint', 'dohpath', 'ohttp'];
const IPV4_BYTES = 4;
const IPV6_BYTES = 16;

/**
 * The data of an SVCB or HTTPS record in presentation form: `1 . alpn=h2,h3 port=8443`. Source: RFC 9460, section 2.1.
 *
 * @throws ExchangeFailure when it is malformed.
 */
export function presentServiceBinding(data: Buffer): string {
  const read = reader(data);
  const priority = read.number();
  const parts = [String(priority), read.name()];
  let last = -1;
  while (!read.isAtEnd()) {
    const key = read.number();
    // Keys come in ascending order, each once. Source: RFC 9460, section 2.2.
    if (key <= last) throw malformed();
    last = key;
    parts.push(presentParameter(key, read.bytes(read.number())));
  }
  return parts.join(' ');
}

function presentParameter(key: number, value: Buffer): string {
  const name = NAMES[key] ?? `key${key}`;
  const text = presentValue(name, value);
  return text === '' ? name : `${name}=${text}`;
}

function presentValue(name: string, value: Buffer): string {
  const read = reader(value);
  switch (name) {
    case 'mandatory':
      return listOf(read, () => {
        const key = read.number();
        return NAMES[key] ?? `key${key}`;
      });
    case 'alpn':
      // Commas within a protocol's name are escaped twice. Source: RFC 9460, appendix A.1.
      return quoted(listOf(read, () => shown(read.text()).replaceAll('\\', '\\\\').replaceAll(',', '\\\\,')));
    case 'port':
      return String(read.number());
    case 'ipv4hint':
      return listOf(read, () => read.bytes(IPV4_BYTES).join('.'));
    case 'ipv6hint':
      return listOf(read, () => ipv6(read.bytes(IPV6_BYTES)));
    case 'ech':
      return value.toString('base64');
    default:
      return quoted(shown(value));
  }
}

function listOf(read: ReturnType<typeof reader>, item: () => string): string {
  const items: string[] = [];
  while (!read.isAtEnd()) items.push(item());
  return items.join(',');
}

function ipv6(bytes: Buffer): string {
  return shortIpv6(bytes.toString('hex').replace(/.{4}(?!$)/g, '$&:'));
}

/** Bytes as characters of a zone file. */
function shown(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll(/[\\"]/g, '\\$&')
    .replaceAll(/[^\x20-\x7e]/g, escapedByte);
}

function quoted(text: string): string {
  return /[ ;()]/.test(text) ? `"${text}"` : text;
}

function reader(data: Buffer) {
  let at = 0;
  const bytes = (length: number) => {
    if (at + length > data.length) throw malformed();
    at += length;
    return data.subarray(at - length, at);
  };
  const text = () => bytes(bytes(1).readUInt8());
  return {
    isAtEnd: () => at >= data.length,
    bytes,
    text,
    number: () => bytes(2).readUInt16BE(),
    /** Without the final dot; the root, which stands for the owner itself, is the dot alone. */
    name() {
      const labels: string[] = [];
      for (let label = text(); label.length > 0; label = text()) labels.push(shown(label).replaceAll('.', '\\.'));
      return labels.join('.') || '.';
    },
  };
}

function malformed(): ExchangeFailure {
  return new ExchangeFailure('gave a malformed record');
}
