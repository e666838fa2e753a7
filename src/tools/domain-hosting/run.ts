import type { Run, ToolOutput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { unicodeDomain } from '#lib/domain-name';
import { registrableDomain } from '#lib/registrable-domain';
import { askSite } from './ask-site.ts';
import { type HostFacts, hostFacts, type Values, valuesOf } from './host-facts.ts';
import { creditsOf, dnsPart, mailOf, notesOn, registrarOf, siteOf, sourcesOf } from './other-parts.ts';
import { servedBy } from './served-by.ts';
import type tool from './tool.ts';
import { addressesOf, webPart } from './web-part.ts';

type Output = ToolOutput<typeof tool>;

const run: Run<typeof tool> = async ({ domain }, ports, { signal, report }) => {
  const { dns, rdap, whois, clock } = ports;
  const registered = registrableDomain(domain);
  if (registered === undefined) throw noName(domain);

  const head = { domain, unicodeDomain: unicodeDomain(domain), registeredDomain: registered };
  const partial: Partial<Output> = { ...head };
  const waiting = new Set(['the name servers', 'the addresses', 'the site', 'the mail servers', 'the registrar']);
  const all = waiting.size;
  const tell = () => {
    for (const first of waiting.values().take(1)) {
      report({ share: (all - waiting.size) / all, stage: `Asking for ${first}`, partial: { ...partial } });
    }
  };
  const arrived = <T extends Partial<Output>>(what: string, part: T): T => {
    waiting.delete(what);
    Object.assign(partial, part);
    tell();
    return part;
  };
  tell();

  // All at once: each is shown as it arrives, and the slowest holds up nobody.
  const asking = askSite(domain, ports, signal);
  const looking = hostFacts(domain, ports, signal).then((facts) => {
    arrived('the addresses', { addresses: addressesOf(facts) });
    return facts;
  });
  const naming = valuesOf(dns, { name: registered, type: 'NS' }, signal).then((found) => {
    // The registry may know what the DNS did not tell.
    arrived('the name servers', found.values.length > 0 ? dnsPart(found.values) : {});
    return found;
  });
  const [servers, mail, registration, asked, web] = await Promise.all([
    naming,
    mailOf(registered, dns, signal).then((found) => {
      arrived('the mail servers', found.part);
      return found;
    }),
    registrarOf(registered, { rdap, whois, dns }, signal).then((found) => {
      arrived('the registrar', { registrar: found.registrar });
      return found;
    }),
    looking,
    Promise.all([asking, looking]).then(async ([first, facts]) => {
      const { site, served } = await servedBy(first, facts, { ports, signal });
      return { site, served, part: arrived('the site', { ...webPart(served, site), site: siteOf(site) }) };
    }),
    Promise.all([looking, naming, asking]).then(([facts, found, { answers }]) => {
      if (answers.length === 0) refuseUnknown(domain, facts, found);
    }),
  ]);

  const { site, served } = web;
  const named = dnsPart(servers.values.length > 0 ? servers.values : registration.nameServers);
  const others = served === asked ? [] : addressesOf(served);
  return {
    ...head,
    ...named,
    ...mail.part,
    ...web.part,
    registrar: registration.registrar,
    addresses: [...addressesOf(asked), ...others],
    notes: notesOn({ registered, site, asked, served, mail, servers: named }),
    credits: creditsOf([asked, served]),
    sources: sourcesOf({ domain, registered, servers, mail, asked, served, site, registration }),
    checkedAt: new Date(clock.now()).toISOString(),
  };
};

export default run;

/** @throws ToolError for a name that is not there, and when the DNS, from which all else follows, could not be asked. */
function refuseUnknown(domain: string, facts: HostFacts, servers: Values): void {
  if (facts.isMissing && servers.values.length === 0 && !servers.failure) {
    const message = `There is no domain ${unicodeDomain(domain)} in the DNS. Check the spelling. A new name can take a while to appear.`;
    throw new ToolError('not-found', message, { field: 'domain' });
  }
  if (facts.isMissing) {
    throw new ToolError('not-found', `There is no name ${unicodeDomain(domain)} in the DNS.`, { field: 'domain' });
  }
  if (facts.failure && servers.failure) throw facts.failure;
}

function noName(asked: string): ToolError {
  const message = `${unicodeDomain(asked)} is a public suffix that names are registered under; it hosts no site itself.`;
  return new ToolError('invalid-input', message, { field: 'domain' });
}
