import { fromList } from '../from-list.ts';

/** Name servers of services that park or sell domains, by their names or the ends of them. */
export const parkingServers: readonly string[] = fromList(`
  above.com, afternic.com, bodis.com, brandbucket.com, cashparking.com, dan.com, domainparkingserver.net,
  dsredirection.com, fabulous.com, fastpark.net, hugedomains.com, hastydns.com, ibspark.com, namedrive.com,
  parking-page.net, parkingcrew.net, parklogic.com, parktons.com, rookdns.com, sav.com, sedoparking.com,
  smartname.com, squadhelp.com, trafficz.com, undeveloped.com, uniregistrymarket.link, voodoo.com
`);
