/** Web hosts of Germany, Austria and Switzerland. */
export const germanHosts = `
IONOS | host dns mail | asn 8560, 54548 | networks ionos, oneandone, 1 1 internet | reverse kundenserver.de, onlinehome-server.com, onlinehome-server.info, perfora.net, ionos.com | ns ui-dns.com, ui-dns.de, ui-dns.org, ui-dns.biz, 1and1.com | mx kundenserver.de, perfora.net, ionos.com, ionos.de, ionos.co.uk, ionos.es, ionos.fr, 1and1.com | spf _spf-us.ionos.com, _spf-eu.ionos.com, _spf.kundenserver.de, _spf.perfora.net
STRATO | host dns mail | asn 6724 | networks strato | reverse stratoserver.net, rzone.de | ns rzone.de, strato-hosting.eu | mx rzone.de
Host Europe | host dns mail | asn 20773, 8972 | networks host europe, hosteurope | reverse hosteurope.de | ns hosteurope.com, hosteurope.de | mx hosteurope.de
ALL-INKL.COM | host dns mail | asn 34788 | networks neue medien muennich, nmm | reverse kasserver.com | ns kasserver.com | mx kasserver.com | spf kasserver.com
netcup | host dns mail | asn 197540 | networks netcup | reverse netcup.net, yourvserver.net, bestsrv.de, happysrv.de, megasrv.de, ultrasrv.de, quicksrv.de | ns netcup.net | mx netcup.net
Contabo | host dns | asn 51167, 40021, 141995 | networks contabo | reverse contaboserver.net, contabo.host, contabo.net | ns contabo.net
Mittwald | host dns mail | asn 15817 | networks mittwald | reverse mittwald.info, mittwaldserver.info, agenturserver.de | ns agenturserver.de, agenturserver.co, agenturserver.it | mx agenturserver.de | spf agenturserver.de
DomainFactory | host dns mail | reverse ispgateway.de | ns namespace4you.de, ispgateway.de | mx ispgateway.de
Uberspace | host mail | asn 205766 | reverse uberspace.de | mx uberspace.de
dogado | host dns mail | networks dogado | reverse dogado.net | ns dogado.de, dogado.net | mx dogado.net
Alfahosting | host dns mail | reverse alfahosting-server.de, alfahosting-vps.de | ns alfahosting.info, alfahosting-server.de | mx alfahosting-server.de
World4You | host dns mail | asn 38955 | networks world4you | reverse world4you.com | ns world4you.at, world4you.com | mx world4you.com | spf spf.w4ymail.at
Infomaniak | host dns mail | asn 29222 | networks infomaniak | reverse infomaniak.ch, infomaniak.com | ns infomaniak.ch, infomaniak.com | mx infomaniak.ch | spf spf.infomaniak.ch
Hostpoint | host dns mail | asn 29097 | networks hostpoint | reverse hostpoint.ch | ns hostpoint.ch | mx hostpoint.ch | spf hostpoint.ch
cyon | host dns mail | reverse cyon.ch, cyon.net | ns cyon.ch | mx cyon.ch, cyon.net
`;

/** Web hosts of western, northern and southern Europe that do not speak German. */
export const hostsOfEurope = `
Gandi | host dns mail | asn 29169, 203476 | networks gandi | reverse gandi.net, ghst.net, gpaas.net | cname gpaas.net | ns gandi.net | mx mail.gandi.net | spf _mailcust.gandi.net
o2switch | host dns mail | asn 50474 | networks o2switch | reverse o2switch.net | ns o2switch.net | mx o2switch.net
LWS | host dns mail | networks ligne web services | reverse lws-hosting.com, lwspanel.com | ns lwsdns.com | mx lwspanel.com
PlanetHoster | host dns | asn 53589 | networks planethoster | reverse planethoster.net, n0c.com | ns planethoster.net, planethoster.info, n0c.com
Ikoula | host dns | asn 21409 | networks ikoula | reverse ikoula.com, ikexpress.com | ns ikoula.com
TransIP | host dns mail | asn 20857 | networks transip | reverse transip.net, transip.nl | ns transip.net, transip.nl, transip.eu | mx transip.email | spf transip.email
Hostnet | host dns mail | networks hostnet | reverse hostnetbv.com, hostnet.nl | ns hostnetbv.com, hostnetbv.nl, hostnet.nl | mx hostnet.nl
Antagonist | host dns mail | reverse antagonist.nl, webhostingserver.nl | ns webhostingserver.nl, webhostingserver.be, webhostingserver.eu | mx webhostingserver.nl
Leaseweb | host dns | asn 60781, 28753, 30633, 7203, 59253, 396190, 19148, 133752 | networks leaseweb | reverse leaseweb.com, leaseweb.net, leaseweb.de | ns leaseweb.nl, leasewebns.com
WorldStream | host | asn 49981 | networks worldstream | reverse worldstream.nl
Serverius | host | asn 50673 | networks serverius
Combell | host dns mail | asn 34762 | networks combell | reverse combell.com, combell-ops.net | ns combell.net, combell.com, combell.eu | mx mailprotect.be, combell.com | spf spf.mailprotect.be
one.com | host dns mail | asn 51468 | networks one com, onecom | reverse one.com | cname one.com | ns one.com | mx one.com | spf _custspf.one.com
Simply.com | host dns mail | asn 48854 | networks simply com, team blue denmark | reverse simply.com, unoeuro.com | ns simply.com, unoeuro.com | mx simply.com, unoeuro.com | spf spf.simply.com
Loopia | host dns mail | asn 39570 | networks loopia | reverse loopia.se | ns loopia.se | mx loopia.se | spf spf.loopia.se
Binero | host dns mail | networks binero | reverse binero.net | ns binero.se | mx binero.se
Domeneshop | host dns mail | asn 12996 | networks domeneshop | reverse domeneshop.no | ns hyp.net | mx domeneshop.no | spf _spf.domeneshop.no
Zoner | host dns mail | networks zoner | reverse zoner.fi, zoner.com | ns zoner.fi, zoner.com | mx zoner.fi, zoner.com
Aruba | host dns mail | asn 31034 | networks aruba, aruba asn | reverse aruba.it, arubacloud.com | ns technorail.com, arubadns.net, arubadns.cz, aruba.it | mx aruba.it | spf _spf.aruba.it
Register.it | host dns mail | asn 39729 | networks register it, registerit | reverse register.it | ns register.it | mx register.it | spf spf.webapps.net
Seeweb | host dns mail | asn 12637 | networks seeweb | reverse seeweb.it | ns seeweb.it | mx seeweb.it
Arsys | host dns mail | networks arsys | reverse arsys.es, clouding.host | ns servidoresdns.net | mx serviciodecorreo.es
dinahosting | host dns mail | asn 42612 | networks dinahosting | reverse dinaserver.com, dinahosting.com | ns dinahosting.com | mx dinaserver.com
20i | host dns mail | asn 48254 | networks 20i, twenty 20i | reverse stackcp.com, 20i.com | ns stackdns.com | mx stackmail.com | spf spf.stackmail.com
Fasthosts | host dns mail | asn 15418 | networks fasthosts | reverse fasthosts.net.uk, livedns.co.uk | ns livedns.co.uk, fasthosts.net.uk | mx livemail.co.uk
Krystal | host dns mail | asn 12488 | networks krystal | reverse krystal.uk, krystal.co.uk | ns krystal.uk, krystal.co.uk | mx krystal.uk
123 Reg | host dns mail | reverse 123-reg.co.uk | ns 123-reg.co.uk | mx 123-reg.co.uk
Heart Internet | host dns mail | reverse heartinternet.uk, extendcp.co.uk | ns heartinternet.uk, mainnameserver.com | mx extendcp.co.uk
Mythic Beasts | host dns mail | asn 44684 | networks mythic beasts | reverse mythic-beasts.com | ns mythic-beasts.com | mx mythic-beasts.com
iomart | host | asn 20860 | networks iomart, redstation | reverse redstation.co.uk, iomart.com
Blacknight | host dns mail | asn 39122 | networks blacknight | reverse blacknight.com, blacknight.ie | ns blacknight.com, blacknight.ie, blacknightsolutions.com | mx blacknight.com, blacknighthosting.com
M247 | host | asn 9009 | networks m247
Datacamp (DataPacket) | host | asn 212238 | networks datacamp | reverse datapacket.com
`;

/** Web hosts of central and eastern Europe, Asia, Africa and Oceania. */
export const hostsOfTheEast = `
WEDOS | host dns mail | asn 197019 | networks wedos | reverse wedos.net, wedos.com | ns wedos.net, wedos.com, wedos.eu, wedos.cz | mx wedos.net
Active 24 | host dns mail | asn 25234 | networks active24, active 24 | reverse active24.cz | ns active24.cz, active24.sk, active24.com | mx active24.com, active24.cz
Forpsi | host dns mail | asn 24806 | networks internet cz | reverse forpsi.net, forpsi.com | ns forpsi.net, forpsi.cz, forpsi.it | mx forpsi.com
Websupport | host dns mail | networks websupport | reverse websupport.sk | ns websupport.sk, websupport.eu | mx m1.websupport.sk, websupport.sk | spf _spf.m1.websupport.sk
home.pl | host dns mail | asn 12824 | networks home pl, homepl | reverse home.pl | ns home.pl | mx home.pl | spf _spf.home.pl
nazwa.pl | host dns mail | asn 15967 | networks nazwa | reverse nazwa.pl, netart.pl | ns nazwa.pl | mx nazwa.pl
cyber_Folks | host dns mail | networks cyber folks, h88 | reverse cyberfolks.pl, linuxpl.com | ns cyberfolks.pl, linuxpl.com | mx cyberfolks.pl
dhosting | host dns | networks dhosting | reverse dhosting.pl | ns dhosting.pl, dhosting.com
Zone.ee | host dns mail | networks zone media | reverse zone.eu, zonevs.eu | ns zone.ee, zone.eu, zonedata.net | mx zone.eu | spf _spf.zone.eu
Hostinger | host dns mail | asn 47583 | networks hostinger | reverse hstgr.cloud, hostinger.com, main-hosting.eu, hostingersite.com | cname hstgr.net, hostingersite.com | ns dns-parking.com, hostinger.com, main-hosting.eu | mx hostinger.com, main-hosting.eu | spf _spf.mail.hostinger.com
Timeweb | host dns mail | asn 9123 | networks timeweb | reverse timeweb.ru, twc1.net | ns timeweb.ru, timeweb.org | mx timeweb.ru | spf _spf.timeweb.ru
Beget | host dns mail | asn 198610 | networks beget | reverse beget.com, beget.ru, beget.tech | ns beget.com, beget.pro, beget.ru | mx beget.com, beget.ru | spf beget.com
REG.RU | host dns mail | asn 197695 | networks reg ru, regru, domain names registrar reg ru | reverse reg.ru, regruhosting.ru | ns reg.ru | mx hosting.reg.ru
Selectel | host dns | asn 49505, 50340 | networks selectel | reverse selectel.ru, selcloud.ru | cname selcdn.ru, selcdn.net, selstorage.ru | ns selectel.org, selectel.ru
RU-CENTER | host dns mail | asn 48287 | networks ru center, rucenter | reverse nichost.ru | ns nic.ru, nichost.ru | mx nicmail.ru, nichost.ru
.masterhost | host dns mail | asn 25532 | networks masterhost | reverse masterhost.ru | ns masterhost.ru | mx masterhost.ru
SpaceWeb | host dns mail | networks spaceweb | reverse sweb.ru, from.sh | ns spaceweb.ru, spaceweb.pro | mx spaceweb.ru
Hosting Ukraine | host dns mail | asn 200000 | networks hosting ukraine | reverse ukraine.com.ua, hosted-by-ukraine.com.ua | ns ukraine.com.ua, inhostedns.com, inhostedns.net, inhostedns.org | mx ukraine.com.ua
HOSTiQ | host dns | reverse hostiq.ua | ns hostiq.ua
Natro | host dns mail | networks natro, cizgi telekom | reverse natrohost.com | ns natrohost.com, natrohost.net | mx natrohost.com
Turhost | host dns | networks turhost | reverse turhost.com | ns turhost.com, thdns.net
SAKURA internet | host dns mail | asn 9370, 9371, 7684 | networks sakura | reverse sakura.ne.jp | cname sakura.ne.jp | ns dns.ne.jp, sakura.ne.jp, sakura.ad.jp | mx sakura.ne.jp
Xserver | host dns mail | asn 131965 | networks xserver | reverse xserver.jp, xsrv.jp, wpx.jp | ns xserver.jp, wpx.ne.jp | mx xserver.jp | spf xserver.jp
GMO Internet | host dns mail | asn 7506 | networks gmo internet | reverse gmoserver.jp, interq.or.jp, conoha.io | ns dnsv.jp, gmoserver.jp, onamae.com, conoha-dns.com, conoha-dns.org | mx gmoserver.jp, onamae.ne.jp
Lolipop! | host dns mail | reverse lolipop.jp, heteml.net | ns lolipop.jp, heteml.jp | mx lolipop.jp
KAGOYA | host dns mail | asn 9597 | networks kagoya | reverse kagoya.net | ns kagoya.net, kagoya.jp | mx kagoya.net
Cafe24 | host dns builder | networks cafe24, simplexi | reverse cafe24.com | cname cafe24.com, cafe24ssl.com | ns cafe24.com, cafe24.co.kr
gabia | host dns mail | networks gabia | reverse gabia.com | ns gabia.co.kr, gabia.net, gabia.io | mx gabia.com
BigRock | host dns | reverse bigrock.in | ns bigrock.in, bigrock.com
E2E Networks | host | asn 132420 | networks e2e networks | reverse e2enetworks.net.in, e2enetworks.net
Exabytes | host dns | asn 46015 | networks exabytes, exa bytes | reverse exabytes.com, exabytes.com.my | ns exabytes.com, exabytes.com.my, exabytes.sg
Rumahweb | host dns | networks rumahweb | reverse rumahweb.com | ns rumahweb.com, rumahweb.net, rumahweb.org, rumahweb.biz
Niagahoster | host dns | reverse niagahoster.com | ns niagahoster.com, niagahoster.co.id
VentraIP | host dns mail | networks ventraip, vip synergy | reverse ventraip.com.au, hostingplatform.net.au | ns ventraip.net.au, nameserver.net.au | mx hostingplatform.net.au
Crazy Domains | host dns mail | networks dreamscape | reverse crazydomains.com | ns crazydomains.com, syrahost.com | mx crazydomains.com
Netregistry | host dns mail | networks netregistry | reverse netregistry.net | ns netregistry.net | mx netregistry.net
SiteHost | host dns | networks sitehost | reverse sitehost.co.nz | ns sitehost.co.nz, sitehost.net.nz
xneelo | host dns mail | asn 37153 | networks xneelo | reverse host-h.net | ns host-h.net, dns-h.com | mx host-h.net | spf spf.host-h.net
Afrihost | host dns mail | asn 37611 | networks afrihost | reverse aserv.co.za | ns aserv.co.za, afrihost.com | mx aserv.co.za
domains.co.za | host dns | reverse host-ww.net | ns host-ww.net, domains.co.za
`;

/** Web hosts whose home is the Americas. */
export const hostsOfTheAmericas = `
GoDaddy | host dns mail | asn 26496, 398101, 44273 | networks godaddy, go daddy | reverse secureserver.net, godaddy.com | cname secureservercdn.net, secureserver.net | ns domaincontrol.com | mx secureserver.net | spf secureserver.net
Bluehost | host dns mail | networks bluehost | reverse bluehost.com | ns bluehost.com | mx bluehost.com | spf bluehost.com
HostGator | host dns mail | networks websitewelcome, hostgator | reverse websitewelcome.com, hostgator.com, hostgator.com.br | ns hostgator.com, hostgator.com.br, hostgator.mx, websitewelcome.com | mx websitewelcome.com | spf websitewelcome.com
Newfold Digital | host | asn 46606 | networks unified layer, unifiedlayer, newfold, endurance | reverse unifiedlayer.com | note the company of Bluehost, HostGator and others
Network Solutions | host dns mail | asn 19871 | networks network solutions | reverse netsolhost.com, myregisteredsite.com | ns worldnic.com | mx netsolmail.net
Register.com | dns mail | ns register.com | mx register.com
DreamHost | host dns mail | asn 26347 | networks dreamhost, new dream network | reverse dreamhost.com, dreamhostps.com | ns dreamhost.com | mx dreamhost.com | spf netblocks.dreamhost.com
SiteGround | host dns mail | networks siteground | reverse siteground.com, siteground.eu, siteground.biz, sgvps.net, sgded.com | ns siteground.net, siteground.com, siteground.eu, sgvps.net | mx mailspamprotection.com | spf mailspamprotection.com
hosting.com (A2 Hosting) | host dns mail | asn 55293 | networks a2 hosting, a2hosting | reverse a2hosting.com, supercp.com | ns a2hosting.com | mx supercp.com
InMotion Hosting | host dns | asn 54641, 22611 | networks inmotion | reverse inmotionhosting.com, webhostinghub.com | ns inmotionhosting.com, webhostinghub.com, servconfig.com
Liquid Web | host dns mail | asn 32244, 53824 | networks liquid web, liquidweb | reverse liquidweb.com, sourcedns.com | ns liquidweb.com, sourcedns.com | mx liquidwebmail.com
Nexcess | host dns | asn 36444 | networks nexcess | reverse nexcess.net, nxcli.net, nxcli.io | cname nxcli.net, nxcli.io | ns nexcess.net
Media Temple | host dns mail | asn 31815 | networks media temple, mediatemple | reverse gridserver.com, mediatemple.net | ns mediatemple.net | mx gridserver.com
Namecheap | host dns mail | asn 22612 | networks namecheap | reverse web-hosting.com, namecheaphosting.com | ns registrar-servers.com, namecheaphosting.com, web-hosting.com | mx registrar-servers.com, privateemail.com, jellyfish.systems | spf spf.efwd.registrar-servers.com, spf.privateemail.com, spf.web-hosting.com
InterServer | host dns | asn 19318 | networks interserver | reverse interserver.net, trouble-free.net | ns interserver.net, trouble-free.net
HostPapa | host dns | networks hostpapa | reverse hostpapa.com | ns hostpapa.com
GreenGeeks | host dns | networks greengeeks | reverse greengeeks.com, greengeeks.net | ns greengeeks.com, greengeeks.net
Hostwinds | host dns | asn 54290 | networks hostwinds | reverse hostwindsdns.com, hwsrv.net | ns hostwindsdns.com, hostwinds.com
ColoCrossing | host | asn 36352 | networks colocrossing | reverse colocrossing.com
RackNerd | host | networks racknerd | reverse racknerd.com
BuyVM (FranTech) | host dns | asn 53667 | networks ponynet, frantech | reverse buyvm.net | ns buyvm.net, frantech.ca
Hivelocity | host | asn 29802 | networks hivelocity, hvc | reverse hivelocity.net
QuadraNet | host | asn 8100 | networks quadranet | reverse quadranet.com
Psychz Networks | host | asn 40676 | networks psychz
ReliableSite | host | asn 23470 | networks reliablesite
Zenlayer | host | asn 21859 | networks zenlayer, zen ecn
Sharktech | host | asn 46844 | networks sharktech
Steadfast | host dns | asn 32748 | networks steadfast | reverse steadfastdns.net, steadfast.net | ns steadfastdns.net
Hostway | host dns mail | asn 20401 | networks hostway | reverse hostway.net, siteprotect.com | ns hostway.net | mx siteprotect.com
IWebFusion | host | networks iwebfusion, h4y technologies | reverse iwebfusion.net
Pair Networks | host dns mail | asn 7859 | networks pair networks, pair | reverse pair.com | ns ns0.com, pair.com | mx pair.com
NearlyFreeSpeech.NET | host dns | networks nearlyfreespeech, nfsn | reverse nfshost.com | cname nfshost.com | ns nearlyfreespeech.net, nfsn.io
KnownHost | host dns | networks knownhost | reverse knownhost.com | ns knownhost.com, knownhost.net
iPage | host dns mail | reverse ipage.com, eigbox.net | ns ipage.com | mx eigbox.net | note one of the brands of Newfold Digital
Locaweb | host dns mail | asn 27715 | networks locaweb | reverse locaweb.com.br, websiteseguro.com | ns locaweb.com.br | mx locaweb.com.br | spf _spf.locaweb.com.br
UOL Host | host dns mail | networks uol | reverse uolhost.com.br, uhserver.com | ns dominios.uol.com.br, uolhost.com.br, uhserver.com | mx uhserver.com
KingHost | host dns mail | networks kinghost, cyberweb | reverse kinghost.net | ns kinghost.net, kinghost.com.br | mx kinghost.net | spf kinghost.net
DonWeb | host dns mail | asn 27823 | networks dattatec | reverse dattaweb.com | ns donweb.com, hostmar.com, dattatec.com | mx dattaweb.com, ferozo.com
`;
