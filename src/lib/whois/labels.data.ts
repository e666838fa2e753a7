import { fromList } from '../from-list.ts';

/**
 * Names of fields as registries and registrars write them, after `labelKey`: lower case, no accents, no notes in
 * brackets, hyphens, underscores and dots as spaces. Lists go from the most telling to the least: a name further down
 * counts only when none above it has a value.
 */

export const domainLabels: readonly string[] = fromList(`
  domain name, domain, domainname, nome de dominio, nombre de dominio, dominio, domaine, nom de domaine,
  nombre del dominio, complete domain name, 도메인이름, домен, query, ascii domain name, domain id name, ドメイン名, ドメイン情報,
  nazwa domeny, alan adi, naziv domene, domena
`);

export const hostLabels: readonly string[] = ['server name', 'host object', 'glue record'];

export const registrarLabels: readonly string[] = fromList(`
  registrar, sponsoring registrar, registrar name, sponsoring registrar name, current registrar, current registar,
  registar, registrar of record, domain registrar, sponsoring registrar organization, registrar organization,
  registrar organisation, registrar company, authorized agency, registrar company name, registrar info name,
  organismo registrador, agente registrador, registrador, bureau d enregistrement, kayit operatoru,
  entidade registradora, 등록대행자, 注册商, 所属注册商, 受理註冊機構, регистратор, registrar provider, registering agent,
  domain managed by, record maintained by registrar, registratore, nha dang ky, реєстратор, registrator
`);

export const weakRegistrarLabels: readonly string[] = fromList(`
  registered through, registered by, registrado por, registration service provider, registration service provided by,
  registrar handle, registrar id, sponsoring registrar id, sponsor, maintained by, registar created, provider,
  domain provider, registration agent, agent, record maintained by
`);

export const registrarIanaLabels: readonly string[] = [
  'registrar iana id',
  'sponsoring registrar iana id',
  'iana id',
  'registrar iana',
  'registrar iana number',
];

export const registrarUrlLabels: readonly string[] = fromList(`
  registrar url, sponsoring registrar url, registrar website, sponsoring registrar website, registrar web,
  registrar homepage, registrar info, registration service url, referral url, registrar www
`);

export const abuseEmailLabels: readonly string[] = fromList(`
  registrar abuse contact email, abuse contact email, abuse email, registrar abuse email, abuse mail,
  registrar abuse contact e mail, abuse contact, abuse e mail, abuse mailbox
`);

export const abusePhoneLabels: readonly string[] = [
  'registrar abuse contact phone',
  'abuse contact phone',
  'abuse phone',
  'registrar abuse phone',
  'abuse telephone',
];

export const referralLabels: readonly string[] = fromList(`
  refer, registrar whois server, registrar whois, referralserver, whois server, whois at, whois
`);

export const statusLabels: readonly string[] = fromList(`
  domain status, status, state, registration status, eppstatus, epp status, domain state, estatus del dominio,
  estado del dominio, estado, etat, query status, domaintype, registry status, domain status code, 状態, 상태, stato,
  durum, status domeny, ren status, domain statuses, hold status, record status, domain current status, statut, 域名状态,
  statuses, domain prohibit status
`);

export const dnssecLabels: readonly string[] = fromList(`
  dnssec, domain signed, signed, dnssec status, dnssec signed, dns sec, delegation signed, secure dns,
  dnssec delegation signed, signed delegation, domain dnssec, secdns, dnssec enabled
`);

/** Fields that are only where the delegation is signed. */
export const keyLabels: readonly string[] = fromList(`
  signing key, ds, dsrecord, ds record, ds rdata, ds data, dnskey, ds key tag, dnssec ds data, ds key tag 1,
  dnssec ds, key tag, keytag, ds 1, keyset, dsl id, ds rdata 1, publickey, public key, ds created 1, dns security key,
  署名鍵, keys, key1 tag
`);

export const nameServerLabels: readonly string[] = fromList(`
  name server, name servers, nameserver, nameservers, nserver, nservers, domain servers, domain nameservers,
  domain name servers, dns name, nombre dns, dns servers, dns server, servidor dns, servidores dns, primary server,
  secondary server, primary name server, secondary name server, primary nameserver, secondary nameserver,
  primary server hostname, secondary server hostname, ネームサーバ, 네임서버, 호스트이름, host name, hostname, nom serveur,
  serveur de noms, serveurs de noms, servidor de nombres, servidor, ns list name, domain server, tertiary server, dns,
  ns, ns name, name server hostname, name server name, name server information, serwery nazw,
  authoritative name server, other name server, dns host, primary, secondary, server, nom de serveur, dns1, dns2,
  domain ns, primnsfqdn, secns1fqdn, secns2fqdn, secns3fqdn, secns4fqdn, primary dns, secondary dns,
  primary dns server, secondary dns server, serveurs dns, serveur dns, serveur primaire, serveur secondaire,
  dns serveri, сервер имен, серверы имен, сервер імен, 域名服务器, dns服务器
`);
