import { builders } from './builders.data.ts';
import { cdns } from './cdns.data.ts';
import { clouds } from './clouds.data.ts';
import { dnsHosts } from './dns-hosts.data.ts';
import { hostsOfTheAmericas } from './hosts-americas.data.ts';
import { hostsOfTheEast } from './hosts-east.data.ts';
import { hostsOfEurope } from './hosts-europe.data.ts';
import { germanHosts } from './hosts-german.data.ts';
import { mailHosts } from './mail-hosts.data.ts';
import { parking } from './parking.data.ts';
import { platforms } from './platforms.data.ts';
import type { Provider } from './provider.ts';

/**
 * Everybody that is known, the special before the general: a platform comes before the cloud that it may be on. No mark
 * is with two of them.
 */
export const providers: readonly Provider[] = [
  ...platforms,
  ...builders,
  ...parking,
  ...germanHosts,
  ...hostsOfEurope,
  ...hostsOfTheEast,
  ...hostsOfTheAmericas,
  ...clouds,
  ...cdns,
  ...dnsHosts,
  ...mailHosts,
];
