import type { AddressFacts } from '#lookups/address-facts';
import type { Alias } from '#lookups/addresses-of';
import { serviceOf } from '#lookups/service-of';

/** What providers of access put into the names of their customers' addresses, as whole parts. */
const ACCESS =
  /(?:^|[.-])(?:a?dsl|vdsl|xdsl|cable|dhcp|dial-?up|dyn(?:amic)?|dynip|ftth|fttx|fiber|fibre|gpon|hsd|mobile|lte|pool|ppp(?:oe)?|res(?:idential)?|broadband|wifi|wlan|cpe|home|cust(?:omer)?s?|client|subscriber)s?\d{0,4}(?=[.-]|$)/i;
/** And what those who rent servers out do. */
const SERVER = /(?:^|[.-])(?:vps|server|srv|static|dedicated|cloud|host(?:ed|ing)?|colo|node|vm)\d{0,6}(?=[.-]|$)/i;
/** UTF-16 units of a name that are looked at. */
const LONGEST = 253;

/** What an address is used for, as far as marks tell, and the mark. */
export function usageOf(facts: AddressFacts, aliases: readonly Alias[]): { use: string; useNote: string } {
  const { kind, purpose, reverseName } = facts;
  if (kind !== 'public') return { use: 'Not on the internet', useNote: `It is ${kind}: ${purpose}.` };
  const { service } = serviceOf(facts, aliases);
  if (service) {
    const what = service.isCdn ? 'Content delivery' : 'Hosting';
    return { use: what, useNote: `${service.name}, ${service.evidence}.` };
  }
  const name = reverseName?.name.slice(0, LONGEST) ?? '';
  const access = ACCESS.exec(name)?.[0].replace(/^[.-]/, '');
  if (access)
    return {
      use: 'Access',
      useNote: `Its reverse name contains “${access}”, which is typical of home and office connections.`,
    };
  const server = SERVER.exec(name)?.[0].replace(/^[.-]/, '');
  if (server) return { use: 'Hosting', useNote: `Its reverse name contains “${server}”, which is typical of servers.` };
  return { use: 'Unknown', useNote: 'Neither its name nor its network shows it.' };
}
