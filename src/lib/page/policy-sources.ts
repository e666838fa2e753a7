import { own } from '../own.ts';

/** `scheme://host:port/path` of a source, each but the host optional. Source: CSP Level 3, 2.3.1. */
const hostSource = /^(?:([a-z][a-z\d+.-]{0,20}):\/\/)?([\w*.-]{1,255})(?::(\d{1,5}|\*))?(\/[^?#]*)?$/i;

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443' };

/** Whether a directive's values let the page load from an address. Source: CSP Level 3, 6.7.2.8. */
export function allowsAddress(values: readonly string[], address: string, page: URL): boolean {
  if (address === 'data:') return values.some((value) => value.toLowerCase() === 'data:');
  const url = URL.parse(address);
  // Others, such as about:blank, are not asked about.
  if (!url || own(defaultPorts, url.protocol) === undefined) return true;
  return values.some((value) => matches(value, url, page));
}

function matches(value: string, url: URL, page: URL): boolean {
  if (value === '*') return true;
  if (value.toLowerCase() === "'self'") {
    return url.origin === page.origin || (url.hostname === page.hostname && reaches(page.protocol, url.protocol));
  }
  if (/^[a-z][a-z\d+.-]{0,20}:$/i.test(value)) return reaches(value.toLowerCase(), url.protocol);
  const [, scheme, host = '', port, path = ''] = hostSource.exec(value) ?? [];
  if (host === '') return false;
  return (
    reaches(scheme ? `${scheme.toLowerCase()}:` : page.protocol, url.protocol) &&
    isHost(host.toLowerCase(), url.hostname) &&
    isPort(port, url) &&
    isPath(path, url.pathname)
  );
}

/** What is allowed without encryption is allowed with it. */
function reaches(allowed: string, actual: string): boolean {
  return allowed === actual || (allowed === 'http:' && actual === 'https:') || (allowed === 'ws:' && actual === 'wss:');
}

function isHost(allowed: string, actual: string): boolean {
  if (allowed === '*') return true;
  return allowed.startsWith('*.') ? actual.endsWith(allowed.slice(1)) : allowed === actual;
}

function isPort(allowed: string | undefined, { port, protocol }: URL): boolean {
  const actual = port || own(defaultPorts, protocol);
  if (allowed === '*' || allowed === actual) return true;
  return (allowed === undefined || allowed === '80') && actual === own(defaultPorts, protocol);
}

function isPath(allowed: string, actual: string): boolean {
  if (allowed === '' || allowed === '/') return true;
  return allowed.endsWith('/') ? actual.startsWith(allowed) : allowed === actual;
}
