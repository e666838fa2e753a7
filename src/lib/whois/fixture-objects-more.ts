/** Answers made of objects, as address registries began it. Domains, people and figures are made up; the shapes are those in use. */
export const objectsMoreAnswers = `=== ryabina.ru
% Terms of use

domain:        RYABINA.RU
nserver:       ns1.ryabina.ru. 192.0.2.1, 2001:db8::1
nserver:       ns2.ryabina.ru.
state:         REGISTERED, DELEGATED, VERIFIED
org:           Ryabina
registrar:     ORESHNIK-RU
created:       2004-03-03T21:00:00Z
paid-till:     2028-03-04T21:00:00Z
free-date:     2028-04-05
source:        TCI

Last updated on 2026-11-21T12:00:00Z
--- created 2004-03-03T21:00:00Z | expires 2028-03-04T21:00:00Z | registrar ORESHNIK-RU | servers ns1.ryabina.ru ns2.ryabina.ru | status REGISTERED; DELEGATED; VERIFIED
=== vishnya.su
domain:        VISHNYA.SU
nserver:       ns1.vishnya.su.
state:         REGISTERED, DELEGATED
registrar:     ORESHNIK-FID
created:       2004.03.04
paid-till:     2028.03.05
free-date:     2028.04.07
source:        TCI

Last updated on 2014.02.19 00:41:43 MSK
--- created 2004-03-04 | expires 2028-03-05 | registrar ORESHNIK-FID | servers ns1.vishnya.su | status REGISTERED; DELEGATED
=== granit.se
# Copyright (c)

state:            active
domain:           granit.se
holder:           g1
admin-c:          -
created:          2008-10-20
modified:         2023-09-18
expires:          2028-10-20
transferred:      2009-03-06
nserver:          ns1.granit.se 192.0.2.1
dnssec:           unsigned delegation
status:           serverDeleteProhibited
registrar:        Hassel AB
--- created 2008-10-20 | updated 2023-09-18 | expires 2028-10-20 | registrar Hassel AB | servers ns1.granit.se | status active; serverDeleteProhibited | dnssec no
=== kozorog.si
domain:			kozorog.si
registrar:		Leska d.o.o.
registrar-url:		http://www.leska.example
nameserver:		ns1.kozorog.si
registrant:		K1
status:			ok
created:		2005-04-04
expire:			2028-07-19
source:			ARNES

organization:		KOZOROG d.o.o.
nic-hdl:		K1
--- created 2005-04-04 | expires 2028-07-19 | registrar Leska d.o.o. | url http://www.leska.example | servers ns1.kozorog.si | status ok
=== kamzik.sk
Domain:                       kamzik.sk
Registrant:                   K-1
Registrar:                    LIES-0292
Created:                      2003-07-24
Updated:                      2027-07-03
Valid Until:                  2028-07-24
Nameserver:                   ns1.kamzik.sk
EPP Status:                   clientTransferProhibited

Registrar:                    LIES-0292
Name:                         Lieska s.r.o.
Organization:                 Lieska s.r.o.
Phone:                        +421.200000000
Created:                      2017-09-01

Contact:                      K-1
Name:                         Niekto
Created:                      2016-09-01
--- created 2003-07-24 | updated 2027-07-03 | expires 2028-07-24 | registrar Lieska s.r.o. | servers ns1.kamzik.sk | status clientTransferProhibited
=== svist.sk
%
% whois server for TLD .sk
%

Domain-name         svist.sk
Admin-id            S-0001
Admin-telephone     02/00000000, 02/00000001
dns_name            ns1.svist.sk
dns_name            ns2.svist.sk
Last-update         2010-06-28
Valid-date          2011-07-23
Domain-status       DOM_OK
--- updated 2010-06-28 | expires 2011-07-23 | servers ns1.svist.sk ns2.svist.sk | status DOM_OK
=== kilima.co.tz
domain:       kilima.co.tz
registrant:   K1-TZNIC
nsset:        NS-KILIMA
registrar:    REG-KILIMA
status:       paid and in zone
registered:   27.07.2009 11:01:10
changed:      30.08.2020 15:47:56
expire:       27.07.2028

contact:      K1-TZNIC
created:      30.08.2008 15:46:35

nsset:        NS-KILIMA
nserver:      ns1.kilima.co.tz
--- created 2009-07-27 | updated 2020-08-30 | expires 2028-07-27 | registrar REG-KILIMA | servers ns1.kilima.co.tz | status paid and in zone
=== kalyna.ua
% request from 192.0.2.1
% Domain Record:
% =============
domain:     kalyna.ua
admin-c:    KG1-UANIC
status:     OK-UNTIL 20280903121852
dom-public: NO
nserver:    ns1.kalyna.ua
mnt-by:     LISH-UANIC (ua.lishchyna)
created:    0-UANIC 20020903000000
changed:    LISH-UANIC 20220730164230
source:     UANIC

% Administrative Contact:
% ======================
nic-handle:     KG1-UANIC
changed:        KG1-UANIC 20250902125247
--- created 2002-09-03 | updated 2022-07-30 | expires 2028-09-03 | registrar LISH-UANIC (ua.lishchyna) | servers ns1.kalyna.ua | status OK-UNTIL 20280903121852
=== barvinok.com.ua
domain:           barvinok.com.ua
registrant:       com-b1-1
mnt-by:           ua.lishchyna
nserver:          ns1.barvinok.com.ua
status:           ok
created:          2002-12-04 00:00:00+02
modified:         2023-04-15 20:00:10+03
expires:          2028-12-04 12:00:00+02
source:           UAEPP

% Registrar:
% ==========
registrar:        ua.lishchyna
organization:     Lishchyna Ltd
url:              http://www.lishchyna.example
city:             Kyiv
source:           UAEPP

% Registrant:
% ===========
contact-id:       com-b1-1
status:           linked
created:          2001-03-31 19:13:45+03
--- created 2002-12-03T22:00:00Z | updated 2023-04-15T17:00:10Z | expires 2028-12-04T10:00:00Z | registrar Lishchyna Ltd | url http://www.lishchyna.example | servers ns1.barvinok.com.ua | status ok
=== matoke.ug
**********************************************************
*            A Registry Database              *
**********************************************************

Domain:             matoke.ug
Description:        Matoke
Registered:         1st November, 2011
Expiry:             1st November, 2028
Status:             ACTIVE
Admin Contact:      Somebody
Nameserver:         ns1.matoke.ug
Updated:            01/11/2021 23:27:38 EAT

Admin Contact:      Somebody
Updated:            01/12/2022 01:33:43 EAT
--- created 2011-11-01 | updated 2021-11-01T20:27:38Z | expires 2028-11-01 | servers ns1.matoke.ug | status ACTIVE
=== quebracho.com.ar
domain:		quebracho.com.ar
registrant:	30500000000
registrar:	avellana
registered:	2009-08-27 00:00:00
changed:	2024-08-02 10:10:09.131254
expire:		2028-08-27 00:00:00

contact:	30500000000
name:		ALGUIEN
registrar:	otra
created:	2003-09-05 00:00:00

nserver:	ns1.quebracho.com.ar ()
registrar:	otra
created:	2006-07-01 00:02:25.135137
--- created 2009-08-27 | updated 2024-08-02 | expires 2028-08-27 | registrar avellana | servers ns1.quebracho.com.ar
`;
