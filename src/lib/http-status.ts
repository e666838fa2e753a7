/** Names of the statuses that people meet. Source: RFC 9110, section 15; RFC 6585; Cloudflare for 52x. */
const names: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  206: 'Partial Content',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  418: "I'm a teapot",
  421: 'Misdirected Request',
  425: 'Too Early',
  429: 'Too Many Requests',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  520: 'Unknown Error of the site behind Cloudflare',
  521: 'The site behind Cloudflare is down',
  522: 'The site behind Cloudflare does not connect',
  523: 'The site behind Cloudflare is unreachable',
  524: 'The site behind Cloudflare is too slow',
  525: 'TLS behind Cloudflare fails',
  526: 'Wrong certificate behind Cloudflare',
};

/** "404 Not Found", or the number alone. */
export function statusName(status: number): string {
  const name = names[status];
  return name === undefined ? String(status) : `${status} ${name}`;
}
