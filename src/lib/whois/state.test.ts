import { expect, it } from 'vitest';
import { parseWhois } from './parse-whois.ts';

const name = 'quiet-meadow';
const terms = `
Terms: you may look up whether a domain name is still available or not. No data may be copied. Too many requests, or
excessive use, will result in being permanently blacklisted. Reserved rights apply. If the domain is not found in the
database, that does not mean that it is free. NOTE: NO RECORD DOES NOT MEAN AVAILABLE.
`;

it.each([
  ['com', 'No match for "QUIET-MEADOW.COM".\n>>> Last update of whois database: 2018-02-07T20:36:02Z <<<'],
  ['com', 'No match for domain "QUIET-MEADOW.COM" (ERROR:3)'],
  ['com', 'Domain quiet-meadow.com is not registered here.'],
  ['org', 'NOT FOUND\n>>> Last update of WHOIS database: 2018-02-07T20:36:02Z <<<'],
  ['org', 'Domain not found.'],
  ['info', 'Not found: quiet-meadow.info'],
  ['biz', 'No Data Found\n'],
  ['london', 'The queried object does not exist: quiet-meadow.london'],
  ['shop', 'DOMAIN NOT FOUND'],
  ['ac', 'Domain quiet-meadow.ac is available for purchase'],
  ['af', 'Domain Name: quiet-meadow.af\nDomain Status: No Object Found\n\nContact the registry.'],
  ['am', '%\n% A server\n%\n\nNo match\n'],
  ['as', 'Domain Not Found'],
  ['at', '% Copyright 2014-02-03\n% nothing found\n'],
  ['be', 'Domain:\tquiet-meadow.be\nStatus:\tAVAILABLE\n'],
  ['bg', 'Domain name quiet-meadow.bg does not exist in database!'],
  ['br', '% Copyright\n%  2011-07-23 15:43:32 (BRT -03:00)\n\n% No match for quiet-meadow.br'],
  ['ca', 'Domain name:           quiet-meadow.ca\nDomain status:         available\n'],
  ['ch', 'We do not have an entry in our database matching your query.'],
  ['ci', 'Domain quiet-meadow.ci not found'],
  ['cl', 'quiet-meadow.cl: no entries found.'],
  ['cl', 'quiet-meadow.cl: no existe'],
  ['cn', 'No matching record.'],
  ['cx', 'Domain: quiet-meadow.cx\nStatus: Not Registered\n'],
  ['cz', '%ERROR:101: no entries found\n% \n% No entries found.'],
  ['de', 'Domain: quiet-meadow.de\nStatus: free\n'],
  ['dk', '# No entries found for the selected source.'],
  ['ee', 'Domain not found'],
  ['eu', '% WHOIS quiet-meadow\nDomain: quiet-meadow.eu\nScript: LATIN\n\nStatus: AVAILABLE\n'],
  ['fj', 'The domain quiet-meadow.fj was not found!'],
  ['fr', '%% RL Net [##########]\n\n%% NOT FOUND\n'],
  ['fr', '%% No entries found in the registry database.'],
  ['hk', 'The domain has not been registered.'],
  ['hr', '%ERROR: No entries found'],
  ['hu', '% Whois server\n\nNo match\n'],
  ['ie', '% Not Registered - quiet-meadow.ie'],
  ['il', '% No data was found to match the request criteria.'],
  ['im', 'The domain quiet-meadow.im was not found.'],
  ['io', 'Domain quiet-meadow.io - Available'],
  ['is', '% No entries found for query "quiet-meadow.is".'],
  ['it', 'Domain:             quiet-meadow.it\nStatus:             AVAILABLE\n'],
  ['jp', '[ JPRS ]\n\nNo match!!\n'],
  ['ke', 'No match found for "quiet-meadow.ke"'],
  ['kg', 'Data not found. This domain is available for registration.'],
  ['kr', 'query : quiet-meadow.kr\n\n상기 도메인이름은 등록되어 있지 않습니다.'],
  ['kz', '*** Nothing found for this query.'],
  ['lt', 'Domain:\t\t\tquiet-meadow.lt\nStatus:\t\t\tavailable\n'],
  ['lu', '% No such domain'],
  ['lv', 'Domain: quiet-meadow.lv\nStatus: free\n'],
  ['ma', '%error 230 No Objects Found'],
  ['mt', 'Domain is not registered'],
  ['mx', 'Object_Not_Found'],
  ['mx', 'No_Se_Encontro_El_Objeto/Object_Not_Found'],
  ['my', 'Domain Name [quiet-meadow.my] does not exist in database'],
  ['nl', 'quiet-meadow.nl is free'],
  ['no', '% No match'],
  ['nz', 'version: 5.00\ndomain_name: quiet-meadow.nz\nquery_status: 220 Available\n'],
  ['pl', 'No information available about domain name quiet-meadow.pl in the Registry database.'],
  ['pr', 'The domain quiet-meadow.pr is available for registration.'],
  ['pt', 'quiet-meadow.pt - no match'],
  ['ro', '% No entries found for the selected source(s).'],
  ['rs', '%ERROR:103: Domain is not registered'],
  ['ru', 'No entries found for the selected source(s).\n\nLast updated on 2014.02.19 00:41:43 MSK\n'],
  ['se', 'domain "quiet-meadow.se" not found.'],
  ['sg', 'Domain Not Found'],
  ['si', '% No entries found for the selected source(s).'],
  ['tc', 'quiet-meadow.tc is not registered here.'],
  ['tk', 'Invalid query or domain name not known in the registry'],
  ['tw', 'No Found'],
  ['ua', '% No entries found for quiet-meadow.ua'],
  [
    'uk',
    '    No match for "quiet-meadow.co.uk".\n\n    This domain name has not been registered.\n\n    WHOIS lookup made at 13:36:21 01-May-2012',
  ],
  ['us', 'No Data Found'],
  ['uz', 'Sorry, but domain: "quiet-meadow.uz", not found in database'],
  ['ve', 'No match for "quiet-meadow.ve"'],
  ['coop', 'No domain records were found to match "quiet-meadow.coop"'],
  ['int', '% This query returned 0 objects.'],
  ['gp', 'NO OBJECT FOUND!'],
  ['lk', 'quiet-meadow.lk - This Domain is not available in our whois database'],
  ['vu', 'The domain quiet-meadow.vu is not registered.'],
  ['bd', 'Above domain name is not registered to KRNIC.'],
  ['to', 'Island whoisd V1.1\nNo match for quiet-meadow.to'],
  ['mg', 'Domain Name: quiet-meadow.mg\nDomain Status: Available'],
  ['py', 'Dominio no encontrado'],
  ['ar', 'El dominio no se encuentra registrado en el registro'],
  ['nu', 'NO MATCH for domain "quiet-meadow.nu"'],
  ['cat', '% Object "quiet-meadow.cat" NOT FOUND.'],
  ['ax', 'No records matching quiet-meadow.ax found.'],
  ['by', 'Object does not exist'],
  ['co.za', 'No information was found matching that query.'],
  ['cf', 'Invalid query or domain name not known in a domain registry'],
  ['hk.com', 'Available: Yes\n\nDomain Name: QUIET-MEADOW.HK.COM\n'],
])('knows a free name of .%s: %s', (ending, answer) => {
  const free = { state: 'free', nameServers: [], status: [] };
  expect(parseWhois(answer, `${name}.${ending}`)).toEqual(free);
  expect(parseWhois(`${answer}\n${terms}`, `${name}.${ending}`)).toEqual(free);
});

it.each([
  ['be', 'Domain:\tquiet-meadow.be\nStatus:\tNOT ALLOWED\n'],
  ['com', 'Reserved Domain Name'],
  ['info', 'This name is reserved by the Registry in accordance with a policy.'],
  ['it', 'Domain:             quiet-meadow.it\nStatus:             UNASSIGNABLE\n'],
  ['jp', '[Domain Name]                   QUIET-MEADOW.JP\n\n[Status]                        Reserved\n'],
  ['uk', '    Error for "quiet-meadow.uk".\n\n    This domain cannot be registered because it contravenes the rules.'],
  ['sg', 'The domain name quiet-meadow.sg is reserved.'],
  ['top', 'The domain is blocked by the registry'],
  ['nl', 'quiet-meadow.nl is withdrawn'],
  ['ca', 'Domain name: quiet-meadow.ca\nDomain status: unavailable'],
  ['tw', 'Domain Name: quiet-meadow.tw\n\n  reserved name'],
  ['club', 'The registration of this domain is restricted, as it is protected by a policy.'],
  ['cn', 'the domain you want to register is reserved'],
  ['name', 'Not available for registration.\nSecond level domain name is reserved.'],
])('knows a reserved name of .%s: %s', (ending, answer) => {
  expect(parseWhois(`${answer}\n${terms}`, `${name}.${ending}`).state).toBe('reserved');
});

it.each([
  ['be', '% Excessive querying, grace period of 2 seconds'],
  ['be', '% Maximum queries per hour reached (100)'],
  ['be', ' quiet-meadow.be\n-3: IP address blocked'],
  ['de', '% Error: 55000000002 Connection refused; access control limit exceeded.'],
  ['fr', '%% Too many requests...\n%%\n\n%% No entries found in the registry database.'],
  ['net', 'Your connection limit exceeded. Please slow down and try again later.'],
  ['nz', 'version: 5.00\nquery_status: 440 Request Denied\n'],
  ['org', 'WHOIS LIMIT EXCEEDED - SEE SOMEWHERE FOR DETAILS'],
  ['sg', 'You have exceeded your query limit. Please try again later.'],
  ['es', 'Access denied from 192.0.2.1'],
  ['xyz', 'Query rate limit exceeded. Reduced information.'],
  ['br', '% Query rate limit exceeded. Reduced information.'],
  ['at', '% Quota exceeded'],
  ['cn', 'Queried interval is too short.'],
  ['com', 'Number of allowed queries exceeded.'],
  ['eu', '% Your request can temporarily not be answered'],
  ['eu', '-1: Still in grace period, wait 3 seconds'],
  ['nl', 'Error: maximum number of requests per day exceeded'],
  ['nl', 'Only 15 requests per minute are allowed.'],
  ['dk', '# Your access to the service has been temporarily limited'],
  ['es', 'The IP address used to perform the query is not authorised or has exceeded the limit for queries.'],
  ['br', '% Permission denied.'],
  [
    'uk',
    '    Error for "quiet-meadow.uk".\n\n    The WHOIS query quota for 192.0.2.1 has been exceeded\n    and will be replenished in 50 seconds.',
  ],
])('knows a refusal by .%s: %s', (ending, answer) => {
  expect(parseWhois(answer, `${name}.${ending}`)).toEqual({ state: 'refused', nameServers: [], status: [] });
});

it.each([
  ['', 'nothing'],
  [terms, 'terms of use alone'],
  ['% Copyright\n% See http://registry.example/terms\n', 'remarks'],
  ['Domain: quiet-meadow.de\nStatus: invalid\n', 'a question gone wrong'],
  ['<html><body><h1>Welcome</h1></body></html>', 'a web page'],
])('decides nothing by %j (%s)', (answer) => {
  expect(parseWhois(answer, `${name}.de`)).toEqual({ state: 'unknown', nameServers: [], status: [] });
});

it('takes a domain that is called like a phrase for a name', () => {
  expect(parseWhois('No match for "AVAILABLE.COM".', 'available.com').state).toBe('free');
  expect(parseWhois('Name is reserved by the registry', 'reserved.info').state).toBe('reserved');
  expect(parseWhois('Domain Name: FREE.COM\nCreation Date: 2001-02-03', 'free.com').state).toBe('registered');
});

it('believes a record rather than its terms', () => {
  const answer = `Domain Name: QUIET-MEADOW.COM\nRegistrar: Hazel\nCreation Date: 2001-02-03\n${terms}\nremarks: This domain is only available for registration under conditions\nNo match\n`;
  expect(parseWhois(answer, `${name}.com`)).toMatchObject({ state: 'registered', created: { day: '2001-02-03' } });
});

it('takes a name without dates as registered when the registry shows its state', () => {
  expect(
    parseWhois('Domain:      quiet-meadow\nStatus:      QUARANTINE\nAvailable:   Wed Feb  1 2012\n', `${name}.be`),
  ).toEqual({
    state: 'registered',
    nameServers: [],
    status: ['QUARANTINE'],
  });
});

it('does not take a holder who is not found for a free name', () => {
  const holder = '[holder]\nNO OBJECT FOUND!\nobject: 5\ntype: person\n';
  expect(parseWhois(`domain: fort.mq\nmntnr: M1\nchanged: 2022-02-22\n\n${holder}`, 'fort.mq').state).not.toBe('free');
  expect(parseWhois('Contact: info@nic.example\n\nNo match for "fort.mq"', 'fort.mq').state).toBe('free');
});
