import { sampleRegistration } from '#ports/rdap/fake';
import type { Route } from '../servers/http-server.ts';
import type { WhoisReply } from '../servers/whois-server.ts';

const json = (body: object): Route => ({
  headers: { 'content-type': 'application/rdap+json' },
  body: JSON.stringify(body),
});

/** A registry for `.test`, below `/rdap` of the web server, and the list that names it. */
export function rdapRoutes(): Record<string, Route> {
  return {
    '/rdap-servers.json': (request, response) => {
      const list = { version: '1.0', services: [[['test'], [`http://${request.headers.host}/rdap/`]]] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
    },
    '/rdap/domain/example.test': json(sampleRegistration('example.test')),
  };
}

/** What the root of WHOIS says of names whose ending has no RDAP. */
export const whoisReplies: Record<string, WhoisReply> = {
  'old.example': [
    'Domain Name: OLD.EXAMPLE',
    'Creation Date: 1999-02-28T10:00:00Z',
    'Registry Expiry Date: 2031-02-28T10:00:00Z',
    'Registrar: A Registrar by WHOIS',
    'Name Server: NS1.OLD.EXAMPLE',
    'Domain Status: ok https://icann.org/epp#ok',
    '',
  ].join('\r\n'),
};
