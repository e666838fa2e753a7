/** Who answers for the names of others: DNS services, and registrars that do it for their customers. */
export const dnsHosts = `
IBM NS1 | dns | asn 62597 | networks nsone | ns nsone.net
Oracle Dyn | dns | asn 33517 | ns dynect.net
UltraDNS | dns | asn 12008 | networks ultradns, neustar, vercara | ns ultradns.com, ultradns.net, ultradns.org, ultradns.biz, ultradns.info, ultradns.co.uk
DNSimple | dns mail | ns dnsimple.com, dnsimple-edge.net, dnsimple-edge.com, dnsimple-edge.org, dnsimple-edge.io | mx dnsimple.com
DNS Made Easy | dns | asn 16552 | ns dnsmadeeasy.com, digicertdns.com, digicertdns.net, digicertdns.org
Constellix | dns | ns constellix.com, constellix.net
easyDNS | dns mail | ns easydns.com, easydns.net, easydns.org, easydns.info | mx easydns.com, easymail.ca
ClouDNS | dns mail | ns cloudns.net, cloudns.uk, cloudns.asia, cloudns.biz | mx cloudns.net
Hurricane Electric | dns | ns he.net
deSEC | dns | ns desec.io, desec.org
FreeDNS (afraid.org) | dns | ns afraid.org
No-IP | dns mail | ns no-ip.com | mx no-ip.com
Dynu | dns mail | ns dynu.com | mx dynu.com
Zilore | dns | ns zilore.net
Rage4 | dns | ns r4ns.com, r4ns.net
LuaDNS | dns | ns luadns.net
Netnod | dns | ns netnod.se
Packet Clearing House | dns | asn 42, 3856 | networks woodynet | ns pch.net
CentralNic | dns | ns centralnic.net, centralnic-dns.com
CSC | dns | ns cscdns.net, cscdns.uk
MarkMonitor | dns | ns markmonitor.com, markmonitor.zone
Com Laude | dns | ns comlaude-dns.com, comlaude-dns.net, comlaude-dns.co.uk, comlaude-dns.eu
SafeNames | dns | ns idp365.net, safenames.net
Porkbun | dns mail | ns porkbun.com | mx porkbun.com | spf _spf.porkbun.com
Name.com | dns mail | ns name.com | mx name.com
Dynadot | dns mail | ns dynadot.com | mx dynadot.com
Enom | dns mail | ns name-services.com | mx name-services.com
Hover | dns mail | ns hover.com | mx hover.com
Tucows (OpenSRS) | dns mail | ns systemdns.com, opensrs.net | mx hostedemail.com | spf _spf.hostedemail.com
NameSilo | dns mail | ns dnsowl.com, namesilo.com | mx namesilo.com
Spaceship | dns mail | ns spaceship.net | mx spacemail.com | spf spf.spacemail.com
Epik | dns | ns epik.com
INWX | dns mail | ns inwx.de, inwx.com, inwx.eu | mx inwx.de
Joker.com | dns mail | ns joker.com | mx joker.com
Key-Systems (CentralNic Reseller) | dns | ns rrpproxy.net, rrpproxy.com
InterNetX | dns | ns ns14.net, schlundtech.de, autodns.com
united-domains | dns mail | ns udag.net, udag.de, udag.org, udagdns.net, udagdns.de | mx udag.de
EuroDNS | dns mail | ns eurodns.com | mx eurodns.com
Openprovider | dns | ns openprovider.nl, openprovider.be, openprovider.eu
Realtime Register | dns | ns yoursrs.com, realtimeregister.com
Ascio | dns | ns ascio.com, ascio.net
Netim | dns mail | ns netim.net, netim.com | mx netim.net
Internet.bs | dns mail | ns internet.bs, topdns.com | mx internet.bs
Njalla | dns | ns njalla.fo, njalla.no, njalla.in, you.can-get-no.info
1984 | host dns mail | asn 44925 | networks 1984 | reverse 1984.is, 1984hosting.com | ns 1984.is, 1984hosting.com | mx 1984.is, 1984hosting.com
FreeHostia | host dns | reverse freehostia.com | ns freehostia.com
ResellerClub | dns mail | ns orderbox-dns.com, resellerclub.com, myorderbox.com | mx mailhostbox.com | spf spf.mailhostbox.com
Moniker | dns | ns monikerdns.net, moniker.com
DirectNIC | dns mail | ns directnic.com | mx directnic.com
West.cn | host dns mail | ns myhostadmin.net, west-dns.com, west263.com | mx myhostadmin.net
Xin Net | dns mail | ns xincache.com, xinnet.com, xinnetdns.com | mx xinnet.com, global-mail.cn
DNS.com | dns | ns dns.com
Value-Domain | dns | ns value-domain.com
Muumuu Domain | dns mail | ns muumuu-domain.com | mx muumuu-mail.com | spf muumuu-mail.com
Whois.co.kr | dns | ns whoisdomain.kr
P.A. Viet Nam | host dns | reverse pavietnam.vn | ns pavietnam.vn, dotvndns.vn, dotvndns.com, pavietnam.net
Registro.br | dns | ns dns.br
`;
