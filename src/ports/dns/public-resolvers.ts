import type { PublicResolver } from './port.ts';
import { parseDnsServer } from './servers.ts';

/** Well-known resolvers that anybody may ask, in the form of the setting. Their addresses are those their operators publish. */
export const DEFAULT_RESOLVERS = [
  'Cloudflare (United States)=1.1.1.1',
  'Google (United States)=8.8.8.8',
  'Quad9 (Switzerland)=9.9.9.9',
  'OpenDNS (United States)=208.67.222.222',
  'AdGuard (Cyprus)=94.140.14.140',
  'CIRA (Canada)=149.112.121.10',
  'CZ.NIC (Czechia)=193.17.47.1',
  'Yandex (Russia)=77.88.8.8',
  'AliDNS (China)=223.5.5.5',
  'Quad101 (Taiwan)=101.101.101.101',
].join(', ');

/**
 * Reads `Operator (Country)=host[:port]`, `Operator=host[:port]` or `host[:port]` alone.
 *
 * @throws Error with one line that names the entry.
 */
export function parsePublicResolver(entry: string): PublicResolver {
  const at = entry.lastIndexOf('=');
  const { label: server } = parseDnsServer(entry.slice(at + 1));
  const named = /^(?<operator>[^()]+)(?:\((?<country>[^()]+)\))?$/.exec(entry.slice(0, Math.max(0, at)).trim())?.groups;
  if (at !== -1 && !named?.operator) throw new Error(`"${entry}" names nobody: write Operator (Country)=host`);
  const { operator = server, country } = named ?? {};
  return { server, operator: operator.trim(), ...(country !== undefined && { country }) };
}
