import { domainOrAddress } from '#families/domain-or-address';
import { requiredText } from '#kit/field';
import { readIpAddress } from '#lib/ip-address';
import type { PlainStart } from '#ports/tls/port';

export interface Service {
  /** What a person chooses it by. */
  name: string;
  isWeb?: boolean;
  /** What is spoken before TLS, and the command that TLS follows. */
  startsAs?: PlainStart;
  by?: string;
}

export const portNumbers = [
  ...(['443', '8443', '465', '993', '995', '25', '587', '143', '110'] as const),
  ...(['21', '990', '389', '636', '853', '5432'] as const),
] as const;

type PortNumber = (typeof portNumbers)[number];

const services: Readonly<Record<PortNumber, Service>> = {
  '443': { name: 'web', isWeb: true },
  '8443': { name: 'web', isWeb: true },
  '465': { name: 'sending mail (SMTP)' },
  '993': { name: 'reading mail (IMAP)' },
  '995': { name: 'reading mail (POP3)' },
  '25': { name: 'mail between servers (SMTP with STARTTLS)', startsAs: 'smtp', by: 'STARTTLS' },
  '587': { name: 'sending mail (SMTP with STARTTLS)', startsAs: 'smtp', by: 'STARTTLS' },
  '143': { name: 'reading mail (IMAP with STARTTLS)', startsAs: 'imap', by: 'STARTTLS' },
  '110': { name: 'reading mail (POP3 with STLS)', startsAs: 'pop3', by: 'STLS' },
  '21': { name: 'files (FTP with AUTH TLS)', startsAs: 'ftp', by: 'AUTH TLS' },
  '990': { name: 'files (FTPS)' },
  '389': { name: 'directory (LDAP with StartTLS)', startsAs: 'ldap', by: 'StartTLS' },
  '636': { name: 'directory (LDAPS)' },
  '853': { name: 'DNS over TLS' },
  '5432': { name: 'PostgreSQL', startsAs: 'postgresql', by: 'SSLRequest' },
};

export const portNames: Readonly<Record<string, string>> = Object.fromEntries(
  portNumbers.map((port) => [port, `${port}, ${services[port].name}`]),
);

/** A host alone or with its port, as people and addresses write it; passed on as `host`, `host:port` or `[2001:db8::1]:port`. */
export const hostAndPort = requiredText('Please enter a domain name').check((entered) => {
  if (entered.issues.length > 0) return;
  const { host, port } = split(entered.value);
  if (port !== undefined && !isChecked(port)) {
    const message = `Port ${port} is not checked here, only ${portNumbers.join(', ')}`;
    entered.issues.push({ code: 'custom', input: entered.value, message });
    return;
  }
  const parsed = domainOrAddress.safeParse(host);
  if (!parsed.success) {
    entered.issues.push(
      ...parsed.error.issues.map(({ message }) => ({ code: 'custom', input: entered.value, message }) as const),
    );
    return;
  }
  const isV6 = parsed.data.includes(':');
  entered.value = port === undefined ? parsed.data : `${isV6 ? `[${parsed.data}]` : parsed.data}:${port}`;
});

interface Target {
  host: string;
  port: number;
  service: Service;
}

/** @param entered what `hostAndPort` passes on; its port comes before `chosen` */
export function targetOf(entered: string, chosen: PortNumber): Target {
  const { host, port } = split(entered);
  const number = port !== undefined && isChecked(port) ? port : chosen;
  return { host, port: Number(number), service: services[number] };
}

function isChecked(port: string): port is PortNumber {
  return portNumbers.some((each) => each === port);
}

/** UTF-16 units in which a port is looked for. */
const LONGEST = 8192;

/** Takes the port out of a host or a web address. An IPv6 address without brackets has none. */
function split(text: string): { host: string; port?: string } {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || readIpAddress(trimmed)) return { host: trimmed };
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(trimmed)?.[0] ?? '';
  const authority = /^[^/?#\\]*/.exec(trimmed.slice(scheme.length))?.[0] ?? '';
  const colon = authority.lastIndexOf(':');
  const port = authority.slice(colon + 1);
  const host = authority.slice(0, colon);
  if (colon === -1 || !/^\d{1,5}$/.test(port)) return { host: trimmed };
  const bare = /^\[([^\]]*)\]$/.exec(host)?.[1] ?? host;
  return { host: bare, port: String(Number(port)) };
}
