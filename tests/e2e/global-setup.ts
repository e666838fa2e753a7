import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { sampleZone } from '#ports/dns/fake';
import { chromiumPath, launchFlags } from '../../scripts/browser.ts';
import { startDnsServer } from '../servers/dns-server.ts';
import { startHttpServer } from '../servers/http-server.ts';
import { startSite } from '../servers/site.ts';
import { startSmtpServer } from '../servers/smtp-server.ts';
import { startWhoisServer } from '../servers/whois-server.ts';
import { addressZone } from './address-zone.ts';
import { authoritySettings, authorityWorld, authorityZone } from './authority-world.ts';
import { copyRoutes } from './copy-routes.ts';
import { dnsZone, olderZone } from './dns-zone.ts';
import { hostingFaults, hostingZone } from './hosting-zone.ts';
import { showInbox } from './inbox.ts';
import { linkRoutes } from './link-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { rdapRoutes, whoisReplies } from './registry-routes.ts';
import { WORKERS } from './workers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browsers listen, one a worker, as a browser has one clipboard; each visit has a profile of its own. */
    browsers: readonly string[];
    /** The running site, `http://localhost:{port}`. */
    site: string;
    /** A web server on loopback that the site may fetch from, with pictures and pages. */
    pictures: string;
    /** Where what the site mails is shown, see `mailTo`. */
    inbox: string;
    /** Settings of the site that its commands need as well. */
    kept: Readonly<Record<string, string>>;
  }
}

/** The built site as an operator starts it, with a name server and a web server on loopback instead of the internet's. */
export default async function setup(project: TestProject) {
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
  const pictures = await startHttpServer({
    ...(await pictureRoutes()),
    ...pageRoutes(),
    ...rdapRoutes(),
    ...authorityWorld(),
    ...linkRoutes(),
    ...copyRoutes(),
  });
  const whois = await startWhoisServer(whoisReplies);
  const smtp = await startSmtpServer();
  const inbox = await showInbox(smtp);
  const kept = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'clearkit-data-')),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Clearkit <news@example.com>',
    CONTACT_TO: 'people@example.com',
  };
  const languages = await mkdtemp(join(tmpdir(), 'clearkit-languages-'));
  await writeFile(join(languages, 'deu.traineddata'), 'Broken.');
  const site = await startSite({
    ...kept,
    OCR_LANGUAGES_DIR: languages,
    RDAP_BOOTSTRAP_URL: `${pictures.origin}/rdap-servers.json`,
    WHOIS_SERVER: whois.address,
    ...authoritySettings(pictures.origin),
    WIKIPEDIA_API_URL: `${pictures.origin}/w/api.php`,
    SEARXNG_URL: `${pictures.origin}/searx`,
    DNS_SERVERS: dns.address,
    PUBLIC_RESOLVERS: `First Resolver (Iceland)=${dns.address}, Second Resolver=${otherDns.address}`,
    FETCH_ALLOW: new URL(pictures.origin).host,
    RATE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'error',
  });
  const executablePath = chromiumPath();
  const launch = () => chromium.launchServer({ executablePath, args: launchFlags() });
  const browsers = await Promise.all(Array.from({ length: WORKERS }, launch));
  project.provide(
    'browsers',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  project.provide('site', site.origin);
  project.provide('pictures', pictures.origin);
  project.provide('inbox', inbox.address);
  project.provide('kept', { ...kept, PUBLIC_URL: site.origin });
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await site.stop();
    await Promise.all([
      dns.close(),
      otherDns.close(),
      pictures.close(),
      whois.close(),
      inbox.close(),
      smtp.close(),
      rm(kept.DATA_DIR, { recursive: true }),
      rm(languages, { recursive: true }),
    ]);
  };
}
