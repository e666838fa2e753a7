/** Where names wait for a buyer or an owner: a page of links or "for sale" is there, not a site. */
export const parking = `
Sedo | registrar-parking dns | asn 47846 | networks sedo | cname sedoparking.com | ns sedoparking.com
Bodis | registrar-parking dns | asn 395082 | networks bodis | cname bodis.com | ns bodis.com
ParkingCrew | registrar-parking dns | asn 61969 | networks team internet | cname parkingcrew.net | ns parkingcrew.net
Above.com | registrar-parking dns | asn 133618 | networks trellian | cname above.com | ns above.com
Afternic | registrar-parking dns | cname afternic.com | ns afternic.com
Dan.com | registrar-parking dns | ns dan.com, undeveloped.com
NameBright (HugeDomains) | registrar-parking dns | cname hugedomains.com, namebright.com | ns namebrightdns.com, hugedomains.com
Uniregistry | registrar-parking dns | ns uniregistrymarket.link, uniregistry-dns.com, uniregistry-dns.net
ParkLogic | registrar-parking dns | ns parklogic.com
CashParking (GoDaddy) | registrar-parking dns | ns cashparking.com, smartname.com
Voodoo | registrar-parking dns | ns voodoo.com
DomainSponsor | registrar-parking dns | ns domainsponsor.com, dsredirection.com
Skenzo | registrar-parking dns | ns skenzo.com, domain-is-4-sale-at-domainmarket.com
Efty | registrar-parking dns | cname efty.com | ns eftydns.com
Squadhelp (Atom) | registrar-parking dns | ns squadhelp.com, atom.com
GiantPanda | registrar-parking dns | ns giantpanda.com
ztomy | registrar-parking dns | ns ztomy.com
`;
