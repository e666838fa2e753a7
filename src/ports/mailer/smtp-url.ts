/** Where a mail server is, and how to speak with it. */
export interface SmtpServer {
  host: string;
  port: number;
  /** `first`: the connection begins with it. `required`: it is asked for before anything else is said. `offered`: it is used where it is offered. */
  tls: 'first' | 'required' | 'offered';
  user?: { name: string; password: string };
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 };

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. Names and passwords cross the network under TLS only: `?tls=offered`
 * is for a server of one's own that has none. A server on this machine is asked for none.
 *
 * @throws Error when it is something else; its message holds nothing of the address.
 */
export function parseSmtpUrl(address: string): SmtpServer {
  const url = URL.parse(address);
  const { protocol, hostname } = url ?? {};
  if (!url || !hostname || (protocol !== 'smtp:' && protocol !== 'smtps:'))
    throw new Error('no address of a mail server');
  const tls = url.searchParams.get('tls');
  const isPlain = /^\/?$/.test(url.pathname) && url.hash === '' && /^(?:\?tls=(?:required|offered))?$/.test(url.search);
  if (!isPlain || (protocol === 'smtps:' && tls !== null)) throw new Error('more than a mail server');
  if ((url.username === '') !== (url.password === '')) throw new Error('a name without a password');
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: Number(url.port) || PORTS[protocol],
    tls: protocol === 'smtps:' ? 'first' : tls === 'offered' || (tls === null && isHere(host)) ? 'offered' : 'required',
    ...(url.username !== '' && {
      user: { name: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    }),
  };
}

function isHere(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
