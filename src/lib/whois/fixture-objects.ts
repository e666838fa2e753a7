/** Answers made of objects, as address registries began it. Domains, people and figures are made up; the shapes are those in use. */
export const objectsAnswers = `=== alm.at
% Copyright (c)

domain:         alm.at
registrar:      Haselnuss GmbH ( https://registry.example/registrar/434 )
registrant:     A1-NICAT
nserver:        ns1.alm.at
remarks:        192.0.2.1
nserver:        ns2.alm.at
changed:        20210426 17:57:27
source:         AT-DOM

personname:     Jemand
organization:   Alm GmbH
nic-hdl:        A1-NICAT
changed:        20110111 00:07:31
source:         AT-DOM
--- updated 2021-04-26 | registrar Haselnuss GmbH | url https://registry.example/registrar/434 | servers ns1.alm.at ns2.alm.at
=== jacaranda.com.br
% Copyright (c)
%  2011-07-23 15:43:32 (BRT -03:00)

domain:      jacaranda.com.br
owner:       Alguem
nserver:     a.jacaranda.com.br
nsstat:      20110723 AA
nslastaa:    20110723
nserver:     b.jacaranda.com.br
dsrecord:    45187 RSA/SHA-1 00112233445566778899AABBCCDDEEFF00112233
saci:        yes
created:     20010630 #8516780
expires:     20280630
changed:     20240630
status:      published

nic-hdl-br:  ALGUE1
person:      Alguem
created:     20000630
changed:     20250630
--- created 2001-06-30 | updated 2024-06-30 | expires 2028-06-30 | servers a.jacaranda.com.br b.jacaranda.com.br | status published | dnssec yes
=== lipa.cz
% Timestamp: Tue Feb 18 21:40:33 2014

domain:       lipa.cz
registrant:   L1
nsset:        N1
registrar:    REG-LISKA
registered:   21.07.2000 15:21:00
changed:      18.05.2021 23:28:45
expire:       02.07.2028

contact:      L1
org:          Lipa s.r.o.
registrar:    REG-JINY
created:      18.05.1999 23:28:26

nsset:        N1
nserver:      ns1.lipa.cz (192.0.2.1, 2001:db8::1)
nserver:      ns2.lipa.cz
registrar:    REG-JINY
created:      18.05.1998 23:27:16
--- created 2000-07-21 | updated 2021-05-18 | expires 2028-07-02 | registrar REG-LISKA | servers ns1.lipa.cz ns2.lipa.cz
=== eiche.de
% Copyright

Domain: eiche.de
Nserver: ns1.eiche.de 192.0.2.1 2001:db8::1
Nserver: ns2.eiche.de
Status: connect
Changed: 2021-03-30T00:36:27+02:00

[Tech-C]
Type: PERSON
Name: Jemand
Changed: 2011-03-11T00:04:49+01:00
--- updated 2021-03-29T22:36:27Z | servers ns1.eiche.de ns2.eiche.de | status connect
=== lundi.fo
domain:       lundi.fo
registrant:   ID1
status:       paid and in zone
registered:   03.06.2010 03:34:05
changed:      12.07.2021 12:52:57
expire:       03.01.2028

contact:      ID1
created:      21.07.2009 19:11:55

nserver:      ns1.lundi.fo
nserver:      ns2.lundi.fo
tech-c:       ID1
created:      12.07.2008 12:52:42
--- created 2010-06-03 | updated 2021-07-12 | expires 2028-01-03 | servers ns1.lundi.fo ns2.lundi.fo | status paid and in zone
=== muguet.fr
%%
%% complete date format : DD/MM/YYYY
%%

domain:      muguet.fr
status:      ACTIVE
hold:        NO
holder-c:    M1-FRNIC
registrar:   NOISETTE NOMS
Expiry Date: 05/06/2028
created:     07/08/2004
last-update: 02/03/2024
source:      FRNIC

ns-list:     NSL1-FRNIC
nserver:     ns1.muguet.fr [192.0.2.1 2001:db8::1]
nserver:     ns2.muguet.fr
source:      FRNIC

registrar:   NOISETTE NOMS
type:        Isp Option 1
address:     1, rue Longue
country:     FR
website:     http://www.noisette.example
anonymous:   NO
registered:  21/10/1999
source:      FRNIC

nic-hdl:     M1-FRNIC
type:        ORGANIZATION
contact:     MUGUET SARL
changed:     11/01/2010 nic@registry.example
--- created 2004-08-07 | updated 2024-03-02 | expires 2028-06-05 | registrar NOISETTE NOMS | url http://www.noisette.example | servers ns1.muguet.fr ns2.muguet.fr | status ACTIVE
=== tulipan.hu
% Whois server

domain:         tulipan.hu
record created: 2000.03.25 23:20:39
--- created 2000-03-25
=== heather.ie
domain:       heather.ie
descr:        Heather Ltd
admin-c:      AAA1-IEDR
registration: 21-March-2002
renewal:      21-March-2028
holder-type:  Billable
ren-status:   Active
in-zone:      1
nserver:      ns1.heather.ie  
source:       IEDR

person:       Somebody
nic-hdl:      AAA1-IEDR
--- created 2002-03-21 | expires 2028-03-21 | servers ns1.heather.ie | status Active
=== carmel.org.il
query:        carmel.org.il

reg-name:     carmel
domain:       carmel.org.il

descr:        Carmel
nserver:      ns1.carmel.org.il
validity:     22-11-2028
status:       Transfer Locked
changed:      registrar AT registry.example 19960111 (Assigned)
changed:      registrar AT registry.example 19990812 (Changed)
changed:      registrar AT registry.example 20140116 (Changed)

person:       Somebody
nic-hdl:      C1-IL
changed:      registrar AT registry.example 20250116

registrar name: Carmel Names
registrar info: www.carmelnames.example
--- created 1996-01-11 | updated 2014-01-16 | expires 2028-11-22 | registrar Carmel Names | url www.carmelnames.example | servers ns1.carmel.org.il | status Transfer Locked
=== alliance.int
% This query returned 1 object

domain:       ALLIANCE.INT

organisation: An Alliance
address:      1 Long Street

contact:      administrative
name:         Somebody

nserver:      NS1.ALLIANCE.INT 192.0.2.1
nserver:      NS2.ALLIANCE.INT 192.0.2.2 2001:db8::2

created:      1997-08-26
changed:      2012-08-07
source:       IANA
--- created 1997-08-26 | updated 2012-08-07 | servers ns1.alliance.int ns2.alliance.int
=== saffron.ir
domain:		saffron.ir
ascii:		saffron.ir
remarks:	(Domain Holder) Saffron
holder-c:	s1-irnic
nserver:	ns1.saffron.ir
last-updated:	2024-02-17
expire-date:	2028-12-22
source:		IRNIC # Filtered

nic-hdl:	s1-irnic
org:		Saffron
--- updated 2024-02-17 | expires 2028-12-22 | servers ns1.saffron.ir
=== geysir.is
domain:       geysir.is
descr:        Geysir ehf
nserver:      ns1.geysir.is
created:      May 22 2002
expires:      May 22 2028
source:       ISNIC

role:         Somebody
nic-hdl:      G1-IS
created:      October  9 2001
--- created 2002-05-22 | expires 2028-05-22 | servers ns1.geysir.is
=== gintaras.lt
% By submitting a query you agree
%
Domain:			gintaras.lt
Status:			registered
Registered:		1999-06-06
Expires:		2028-06-07
%
Registrar:		Riesutas, UAB
Registrar website:	http://www.riesutas.example
Registrar email:	help@riesutas.example
%
Contact name:		Gintaras
%
Nameserver:		ns1.gintaras.lt	[192.0.2.1]
Nameserver:		ns2.gintaras.lt
--- created 1999-06-06 | expires 2028-06-07 | registrar Riesutas, UAB | url http://www.riesutas.example | servers ns1.gintaras.lt ns2.gintaras.lt | status registered
=== mosel.lu
% WHOIS mosel.lu
domainname:     mosel.lu
domaintype:     ACTIVE
nserver:        ns1.mosel.lu
ownertype:      ORGANISATION
registered:     04/06/2003
org-name:       Mosel SA
registrar-name:         Noisette SA
registrar-url:          http://www.noisette.example/
registrar-country:      LU
--- created 2003-06-04 | registrar Noisette SA | url http://www.noisette.example/ | servers ns1.mosel.lu | status ACTIVE
=== daugava.lv
[Domain]
Domain: daugava.lv
Status: active
Changed: 2023-07-08T01:35:53.187695+03:00

[Holder]
Type: Legal person
Name: Daugava

[Registrar]
Type: Legal person
Name: Lazda SIA
Phone: +37100000000

[Nservers]
Nserver: ns1.daugava.lv
Nserver: ns2.daugava.lv 192.0.2.2

[Whois]
Updated: 2024-02-18T18:12:36.561777+00:00
--- updated 2023-07-07T22:35:53Z | registrar Lazda SIA | servers ns1.daugava.lv ns2.daugava.lv | status active
=== atlas.ma
%rwhois V-1.5:003fff:00
domain:Class-Name:domain
domain:ID:333.atlas.ma
domain:Domain-Name:atlas.ma
domain:Primary-Server;I:111.atlas.ma
domain:Created:20090324
domain:Updated:20190325
domain:Updated-By:dns@atlas.ma

%ok
--- created 2009-03-24 | updated 2019-03-25
=== ohrid.mk
domain:       ohrid.mk
registrant:   O1
registrar:    OHRID-REG
registered:   13.05.2008 14:00:00
changed:      16.10.2022 11:10:43
expire:       13.05.2028

nsset:        N1
nserver:      ns1.ohrid.mk (192.0.2.1)
--- created 2008-05-13 | updated 2022-10-16 | expires 2028-05-13 | registrar OHRID-REG | servers ns1.ohrid.mk
=== multe.no
% Rights restricted

Domain Information

NORID Handle...............: MUL1D-NORID
Domain Name................: multe.no
Registrar Handle...........: REG999-NORID
Name Server Handle.........: NSMU1H-NORID

Additional information:
Created:         2001-02-26
Last updated:    2025-01-27

NORID Handle...............: MUL2O-NORID
Type.......................: organization
Name.......................: Multe AS

Additional information:
Created:         1999-10-01
Last updated:    2026-10-01
--- created 2001-02-26 | updated 2025-01-27 | registrar REG999-NORID
`;
