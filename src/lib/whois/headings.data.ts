import { fromList } from '../from-list.ts';

/** Lines that are above a block, after `labelKey`. What a block is about decides whose dates it holds. */

export type SectionKind = 'domain' | 'contact' | 'registrar' | 'name-servers' | 'status' | 'keys' | 'aside';

export const headings: Readonly<Record<SectionKind, readonly string[]>> = {
  domain: fromList(`
  domain, domain information, domain details, domain info, relevant dates, important dates, dates, additional info,
  additional information, domain record, registration details, registration information, domain data,
  informacion del dominio, additional section, domain dates, registry information, whois result, result, fechas, datas
`),
  registrar: fromList(`
  registrar, registrar information, registrar info, sponsoring registrar, current registrar, registrar details,
  domain registrar, agente registrador, registrar data, registrar contact information, registered by,
  registrar of record, registrador, kayit operatoru
`),
  'name-servers': fromList(`
  name servers, nameservers, name server, nameserver, nservers, domain nameservers, domain name servers,
  name servers in the listed order, name servers in listed order, domain servers in listed order,
  nameserver in listed order, nameservers in listed order, name server in listed order, domain servers,
  name server information, name servers information, nameserver information, nameservers information, dns servers,
  dns server, dns, servidores de nombre, servidores de nombres, servidores dns, servidor de nombres de dominio,
  servidores de nombres de dominio, servidor es de nombres de dominio, servers, primary name server,
  secondary name server, tertiary name server, primary nameserver, secondary nameserver, listed name servers,
  authoritative name servers, domain name server, nsset, domain dns, dns information, serveurs de noms, serveurs dns,
  serwery nazw, host servers, name server s, domain servers in listed order are, name servers listed in order,
  delegated name servers, ns list, nameservers in the listed order, primary dns, secondary dns, dns primario,
  dns secundario, dns serveri, nom des serveurs, list of nameservers, 1차 네임서버 정보, 2차 네임서버 정보, 네임서버 정보, ネームサーバ情報
`),
  status: ['registration status', 'domain status', 'status', 'estado', 'status information', 'domain statuses'],
  keys: ['dnssec', 'keys', 'dnssec information', 'ds records', 'dnssec data', 'dnssec keys', 'dns keys', 'ds data'],
  aside: ['whois', 'key', 'pending timer events', 'disclaimer', 'terms of use', 'notice', 'contacts', 'remarks'],
  contact: fromList(`
  registrant, registrant s address, registrant type, registrant contact, holder, owner, holder of domain name,
  domain holder, admin, administrator, tech, titular, nome titular, domain owner, data validation,
  registrant information, admin contact, technical contacts, domain owners registrant, reseller,
  organization using domain name, trading as, proxy, keyholder, registered contact, zone c, tech c, admin c, owner c,
  bill c, billing, abonent, subscriber, nic contact, administrative contact agent, registrant contact information,
  domain holder information, person, role, abuse contact, authorized person
`),
};

/** A heading with one of these words is about people. */
export const contactWords: ReadonlySet<string> = new Set(
  fromList(`
  contact, contacts, registrant, registrants, holder, owner, owners, admin, administrative, tech, technical, billing,
  titular, contacto, contacts, titolare, subscriber, kontakt, responsavel, gestora, reseller, privacy, person,
  administrator, administrateur, proprietaire, abuse
`),
);

/** Lines without a colon that begin a list of name servers, by how they begin. */
export const nameServerSentences: readonly string[] = ['this domain is delegated to', 'domain servers in listed order'];

/** First fields of the objects that describe people in answers made of objects. */
export const contactObjects: ReadonlySet<string> = new Set(
  fromList(`
  person, role, contact, nic hdl, nic hdl br, nic handle, contact id, contact type, contact handle, personname,
  organization, organisation, org, handle, registrant, domain registrant, administrative contact, technical contact,
  admin contact, tech contact, billing contact, norid handle, email, e mail, mntner, irt, owner,
  registrant contact id, owner name, contact name, organisation name, registrant name, ac e mail, admin c, tech c,
  key tag
`),
);

/** Fields that tell a registrar's own object from the mention of a registrar. */
export const registrarObjectMembers: ReadonlySet<string> = new Set(
  fromList(`
  type, address, street, country, anonymous, e mail, email, organization, organisation, city, phone, organization loc,
  name, zipcode, website
`),
);
