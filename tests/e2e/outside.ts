import { sampleZone } from '#ports/dns/fake';
import { startDnsServer } from '../servers/dns-server.ts';
import { startHttpServer } from '../servers/http-server.ts';
import { startWhoisServer } from '../servers/whois-server.ts';
import { addressZone } from './address-zone.ts';
import { authoritySettings, authorityWorld, authorityZone } from './authority-world.ts';
import { copyRoutes } from './copy-routes.ts';
import { dnsZone, olderZone } from './dns-zone.ts';
import { hostingFaults, hostingZone } from './hosting-zone.ts';
import { linkRoutes } from './link-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { rdapRoutes, whoisReplies } from './registry-routes.ts';
import { scriptedRoutes } from './scripted-routes.ts';

interface Outside {
  /** Of a web server that the site may fetch from, with pictures and pages. */
  origin: string;
  /** Settings of a site that finds all this in the place of the internet. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

/** Name servers, registries, archives and web sites on loopback. */
export async function startOutside(): Promise<Outside> {
  const dns = await startDnsServer({
    zone: {
      ...sampleZone,
      ...dnsZone,
      ...addressZone,
      ...authorityZone,
      ...hostingZone,
      'only-mail.test': { MX: ['10 mail.example.com'] },
      'partly.test': { A: ['192.0.2.77'] },
      'long.test': { TXT: ['k'.repeat(250)], NS: [`${'n'.repeat(60)}.example.com`] },
    },
    faults: {
      ...hostingFaults,
      'unreachable.test': { drop: true },
      'failing.test': { rcode: 'SERVFAIL' },
      'partly.test MX': { rcode: 'SERVFAIL' },
    },
  });
  const otherDns = await startDnsServer({ zone: olderZone, authentic: ['policies.test'] });
  const web = await startHttpServer({
    ...(await pictureRoutes()),
    ...pageRoutes(),
    ...(await scriptedRoutes()),
    ...rdapRoutes(),
    ...authorityWorld(),
    ...linkRoutes(),
    ...copyRoutes(),
  });
  const whois = await startWhoisServer(whoisReplies);
  return {
    origin: web.origin,
    settings: {
      RDAP_BOOTSTRAP_URL: `${web.origin}/rdap-servers.json`,
      WHOIS_SERVER: whois.address,
      ...authoritySettings(web.origin),
      WIKIPEDIA_API_URL: `${web.origin}/w/api.php`,
      SEARXNG_URL: `${web.origin}/searx`,
      DNS_SERVERS: dns.address,
      PUBLIC_RESOLVERS: `First Resolver (Iceland)=${dns.address}, Second Resolver=${otherDns.address}`,
      FETCH_ALLOW: new URL(web.origin).host,
    },
    async close() {
      await Promise.all([dns.close(), otherDns.close(), web.close(), whois.close()]);
    },
  };
}
