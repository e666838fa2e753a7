/** Names and addresses that lead nowhere from outside. Source: RFC 6761, RFC 1918. */
const local =
  /^(?:localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\]|[^.]+\.local|.*\.(?:test|localhost|internal))$/i;

/** Whether the host of an address only answers on the computer or network where the page was made. */
export function isLocal(address: string): boolean {
  return local.test(URL.parse(address)?.hostname ?? '');
}
