import type { Ports } from '#kit/ports';
import { registrableDomain } from '#lib/registrable-domain';
import { type AskedSite, askSite } from './ask-site.ts';
import { type HostFacts, hostFacts } from './host-facts.ts';

interface Looking {
  ports: Pick<Ports, 'dns' | 'geo' | 'http' | 'clock'>;
  signal: AbortSignal;
}

/**
 * The host that visitors come to: the one that was asked for, unless it only sends on to another of the domain; `www.` where the
 * bare domain has no address.
 */
export async function servedBy(
  site: AskedSite,
  asked: HostFacts,
  { ports, signal }: Looking,
): Promise<{ site: AskedSite; served: HostFacts }> {
  const host = URL.parse(site.answers.at(-1)?.url ?? '')?.hostname ?? asked.host;
  if (host !== asked.host) return { site, served: await hostFacts(host, ports, signal) };
  const isBare = registrableDomain(asked.host) === asked.host && asked.addresses.length === 0;
  if (!isBare || asked.failure || asked.isMissing) return { site, served: asked };
  const www = await hostFacts(`www.${asked.host}`, ports, signal);
  if (www.addresses.length === 0) return { site, served: asked };
  return { site: await askSite(www.host, ports, signal), served: www };
}
