import { readIpAddress } from './ip-address.ts';

/**
 * A record's value as it is compared: two spellings of the same are alike. Letters count in texts and keys, and nowhere
 * else.
 *
 * @param type such as `AAAA`
 */
export function comparableValue(type: string, value: string): string {
  const text = value.trim().replaceAll(/\s+/g, ' ');
  switch (type) {
    case 'A':
    case 'AAAA':
      return readIpAddress(text)?.ip ?? text.toLowerCase();
    case 'TXT':
    case 'DNSKEY':
      return value.trim();
    case 'CAA':
      return comparableCaa(text);
    case 'HTTPS':
    case 'SVCB':
      return comparableBinding(text);
    default:
      return text.toLowerCase().replaceAll(/\.(?= |$)/g, '');
  }
}

/** The flags as a number, the property in lower case, its value without quotation marks. Source: RFC 8659, section 4. */
function comparableCaa(text: string): string {
  const parts = /^(?<flags>\d{1,3}) (?<tag>[a-z0-9]+) (?<value>.*)$/i.exec(text)?.groups;
  if (!parts) return text.toLowerCase();
  const tag = (parts.tag ?? '').toLowerCase();
  const value = withoutQuotes(parts.value ?? '').trim();
  return `${Number(parts.flags)} ${tag} ${/^issue/.test(tag) ? value.toLowerCase() : value}`;
}

/** The target in lower case without its final dot, parameters in order and without quotation marks. Source: RFC 9460, section 2.1. */
function comparableBinding(text: string): string {
  const [priority = '', target = '', ...parameters] = text.split(' ');
  const host = target.toLowerCase().replace(/(?<=.)\.$/, '');
  const plain = parameters.map((parameter) => {
    const [key = '', ...value] = parameter.split('=');
    const bare = withoutQuotes(value.join('='));
    const name = key.toLowerCase();
    const items = name.endsWith('hint') ? bare.split(',').map((ip) => readIpAddress(ip)?.ip ?? ip) : [bare];
    return `${name}=${items.join(',')}`;
  });
  return [String(Number(priority)), host, ...plain.sort()].join(' ');
}

/** A text as zone files write it, `"part" "part"`, as one. */
export function withoutQuotes(text: string): string {
  if (!/^"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*$/s.test(text.trim())) return text;
  const parts = text.matchAll(/"((?:[^"\\]|\\.?)*)(?:"|$)/gs);
  return [...parts].map(([, part = '']) => part.replaceAll('\\"', '"')).join('');
}
