/** Answers of the form "Label: value". Domains, people and figures are made up; the shapes are those in use. */
export const flatAnswers = `=== harbour-lane.com
   Domain Name: HARBOUR-LANE.COM
   Registry Domain ID: 700123_DOMAIN_COM-VRSN
   Registrar WHOIS Server: whois.hazelnames.example
   Registrar URL: http://www.hazelnames.example
   Updated Date: 2025-03-01T01:02:03Z
   Creation Date: 1999-03-05T05:00:00Z
   Registry Expiry Date: 2027-03-05T05:00:00Z
   Registrar: Hazel Names, Inc.
   Registrar IANA ID: 9998
   Registrar Abuse Contact Email: abuse@hazelnames.example
   Registrar Abuse Contact Phone: +1.5555550100
   Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
   Name Server: NS1.HAZELNAMES.EXAMPLE
   Name Server: NS2.HAZELNAMES.EXAMPLE
   DNSSEC: unsigned
>>> Last update of whois database: 2026-11-21T12:38:04Z <<<

Domain Name: harbour-lane.com
Registrar: HAZEL NAMES INC
Creation Date: 2001-01-01T00:00:00Z
Registrar Registration Expiration Date: 2030-03-05T05:00:00Z
Registrant Name: REDACTED FOR PRIVACY
Name Server: old.hazelnames.example
--- created 1999-03-05T05:00:00Z | updated 2025-03-01T01:02:03Z | expires 2027-03-05T05:00:00Z | registrar Hazel Names, Inc. | iana 9998 | url http://www.hazelnames.example | abuse abuse@hazelnames.example +1.5555550100 | servers ns1.hazelnames.example ns2.hazelnames.example | status clientTransferProhibited | dnssec no | referral whois.hazelnames.example
=== old-mill.net
   Server Name: OLD-MILL.NET.SOMEWHERE.ELSE.EXAMPLE
   IP Address: 192.0.2.9
   Registrar: OTHER REGISTRAR
   Whois Server: whois.other.example

   Domain Name: OLD-MILL.NET
   Registrar: HAZEL NAMES, INC.
   Whois Server: whois.hazelnames.example
   Name Server: NS1.OLD-MILL.NET
   Status: ok
   Updated Date: 20-jul-2011
   Creation Date: 15-sep-1997
   Expiration Date: 14-sep-2031

>>> Last update of whois database: Tue, 26 Nov 2013 17:41:54 UTC <<<
--- created 1997-09-15 | updated 2011-07-20 | expires 2031-09-14 | registrar HAZEL NAMES, INC. | servers ns1.old-mill.net | status ok | referral whois.hazelnames.example
=== birdwatch.org
Domain ID:D123-LROR
Domain Name:BIRDWATCH.ORG
Created On:31-Jul-2001 23:57:50 UTC
Last Updated On:28-Jul-2014 09:27:42 UTC
Expiration Date:31-Jul-2028 23:57:50 UTC
Sponsoring Registrar:Hazel Names Inc. (R151-LROR)
Status:CLIENT DELETE PROHIBITED
Registrant ID:hn-32097
Name Server:NS1.BIRDWATCH.ORG
Name Server:NS2.BIRDWATCH.ORG
Name Server:
DNSSEC:Signed
--- created 2001-07-31T23:57:50Z | updated 2014-07-28T09:27:42Z | expires 2028-07-31T23:57:50Z | registrar Hazel Names Inc. | servers ns1.birdwatch.org ns2.birdwatch.org | status CLIENT DELETE PROHIBITED | dnssec yes
=== quarry.biz
Domain Name:                                 QUARRY.BIZ
Sponsoring Registrar:                        HAZEL NAMES, INC.
Sponsoring Registrar IANA ID:                9998
Registrar URL (registration services):       www.hazelnames.example
Domain Status:                               clientDeleteProhibited
Name Server:                                 NS1.QUARRY.BIZ
Created by Registrar:                        OLD REGISTRAR
Domain Registration Date:                    Wed Mar 27 00:01:00 GMT 2002
Domain Expiration Date:                      Thu Mar 26 23:59:59 GMT 2029
Domain Last Updated Date:                    Tue Feb 19 10:23:33 GMT 2013

>>>> Whois database was last updated on: Tue May 07 12:20:37 GMT 2013 <<<<
--- created 2002-03-27T00:01:00Z | updated 2013-02-19T10:23:33Z | expires 2029-03-26T23:59:59Z | registrar HAZEL NAMES, INC. | iana 9998 | url www.hazelnames.example | servers ns1.quarry.biz | status clientDeleteProhibited
=== lantern.asia
Domain Name:LANTERN.ASIA
Domain Create Date:04-Dec-2007 17:33:22 UTC
Domain Last Updated Date:08-Sep-2013 09:26:52 UTC
Domain Expiration Date:09-Oct-2029 17:33:22 UTC
Sponsoring Registrar:Hazel Names Inc. R3-ASIA (9998)
Domain Status:OK
Nameservers:NS1.LANTERN.ASIA
Nameservers:NS2.LANTERN.ASIA
Nameservers:
--- created 2007-12-04T17:33:22Z | updated 2013-09-08T09:26:52Z | expires 2029-10-09T17:33:22Z | registrar Hazel Names Inc. | iana 9998 | servers ns1.lantern.asia ns2.lantern.asia | status OK
=== dunes.ae
Domain Name:                     dunes.ae
Registrar ID:                    hazel
Registrar Name:                  Hazel Names
Status:                          ok

Registrant Contact Name:         Dunes Trading
Name Server:                     ns1.dunes.ae
Name Server:                     ns2.dunes.ae
--- registrar Hazel Names | servers ns1.dunes.ae ns2.dunes.ae | status ok
=== poppy.af
Domain Name: poppy.af
WHOIS Server: whois.registry.example
Referral URL:
Updated Date: 2024-01-16T06:50:48.226Z
Creation Date: 2009-10-05T03:51:17.979Z
Registry Expiry Date: 2029-05-05T03:51:17.974Z
Sponsoring Registrar: Hazel Names
Sponsoring Registrar IANA ID:
Domain Status: ok

Registrant Name: Poppy Ltd

Name Server: ns1.poppy.af
DNSSEC: unsigned

Additional Section

Sponsoring Registrar URL: http://www.hazelnames.example
--- created 2009-10-05T03:51:17Z | updated 2024-01-16T06:50:48Z | expires 2029-05-05T03:51:17Z | registrar Hazel Names | url http://www.hazelnames.example | servers ns1.poppy.af | status ok | dnssec no | referral whois.registry.example
=== billabong.com.au
Domain Name:                     billabong.com.au
Last Modified:                   05-Nov-2024 10:35:59 UTC
Status:                          serverDeleteProhibited (Protected by a lock)
Registrar Name:                  Hazel Names Pty
Name Server:                     ns1.billabong.com.au
DNSSEC:                          unsigned
--- updated 2024-11-05T10:35:59Z | registrar Hazel Names Pty | servers ns1.billabong.com.au | status serverDeleteProhibited (Protected by a lock) | dnssec no
=== stork.by
Domain Name: stork.by
Person: HIDDEN! Ask the registry
Registrar: Stork Hosting LLC
Name Server: ns1.stork.by
Updated Date: 2023-12-16
Creation Date: 2003-02-02
Expiration Date: 2027-12-21

-------------------------------------------
Service provided by somebody, Inc.
--- created 2003-02-02 | updated 2023-12-16 | expires 2027-12-21 | registrar Stork Hosting LLC | servers ns1.stork.by
=== copihue.cl
%% This is a whois server.

Domain name: copihue.cl
Registrant name: Copihue Ltda
Registrar name: Hazel Chile
Registrar URL: https://hazel.example/
Creation date: 2002-10-22 23:48:23 CLST
Expiration date: 2027-11-20 14:48:02 CLST
Name server: ns1.copihue.cl
Name server: ns2.copihue.cl
--- created 2002-10-23T02:48:23Z | expires 2027-11-20T17:48:02Z | registrar Hazel Chile | url https://hazel.example/ | servers ns1.copihue.cl ns2.copihue.cl
=== bamboo.cn
Domain Name: bamboo.cn
ROID: 20030311s10001s00000001-cn
Domain Status: ok
Registrant: Bamboo Works
Sponsoring Registrar: Hazel Beijing
Name Server: ns1.bamboo.cn
Registration Time: 2003-03-17 12:20:05
Expiration Time: 2028-03-17 12:48:36
DNSSEC: unsigned
--- created 2003-03-17 | expires 2028-03-17 | registrar Hazel Beijing | servers ns1.bamboo.cn | status ok | dnssec no
=== volcan.co
Domain Name:                                 VOLCAN.CO
Sponsoring Registrar:                        HAZEL NAMES
Name Server:                                 NS1.VOLCAN.CO
Domain Registration Date:                    Thu Feb 25 09:12:13 GMT 2010
Domain Expiration Date:                      Sun Feb 24 23:59:59 GMT 2030
--- created 2010-02-25T09:12:13Z | expires 2030-02-24T23:59:59Z | registrar HAZEL NAMES | servers ns1.volcan.co
=== mangrove.co.id
Domain Name:               mangrove.co.id
Created On:                18-Dec-2004 13:33:21
Last Updated On:           27-Feb-2024 10:12:13
Expiration Date:           01-Sep-2028 23:59:59
Status:                    ok

====================================================
Sponsoring Registrar Organization: Mangrove Registrasi
Sponsoring Registrar City: Yogyakarta
Name Server:               ns1.mangrove.co.id
DNSSEC:                    Unsigned
--- created 2004-12-18 | updated 2024-02-27 | expires 2028-09-01 | registrar Mangrove Registrasi | servers ns1.mangrove.co.id | status ok | dnssec no
=== peat.ie
Domain Name: peat.ie
Registrar URL: http://www.hazelnames.example
Updated Date: 2025-03-21T14:15:18Z
Creation Date: 2002-03-21T00:00:00Z
Registry Expiry Date: 2029-03-21T14:13:27Z
Registrar: Hazel Names Ltd
Registrar IANA ID: not applicable
Domain Status: serverUpdateProhibited https://icann.org/epp#serverUpdateProhibited
Name Server: ns1.peat.ie
DNSSEC: signedDelegation
--- created 2002-03-21T00:00:00Z | updated 2025-03-21T14:15:18Z | expires 2029-03-21T14:13:27Z | registrar Hazel Names Ltd | url http://www.hazelnames.example | servers ns1.peat.ie | status serverUpdateProhibited | dnssec yes
=== tamarind.in
Domain Name:TAMARIND.IN
Created On:14-Feb-2005 20:35:14 UTC
Expiration Date:14-Feb-2029 20:35:14 UTC
Sponsoring Registrar:Hazel India (R84-AFIN)
Status:OK
Name Server:NS1.TAMARIND.IN
--- created 2005-02-14T20:35:14Z | expires 2029-02-14T20:35:14Z | registrar Hazel India | servers ns1.tamarind.in | status OK
=== acacia.co.ke
Domain Information
Query: acacia.co.ke
Status: Active
Created: 18 Apr 2003 12:00 EAT
Modified: 16 Dec 2023 12:48 EAT
Expires: 01 Jan 2028 12:00 EAT
Name Servers:
    ns1.acacia.co.ke
    ns2.acacia.co.ke

Registrar Information
Registrar Name: Acacia Registrars Limited

Registrant:
Name: Somebody
Address:
	1 Long Street
--- created 2003-04-18T09:00:00Z | updated 2023-12-16T09:48:00Z | expires 2028-01-01T09:00:00Z | registrar Acacia Registrars Limited | servers ns1.acacia.co.ke ns2.acacia.co.ke | status Active
=== frangipani.la
Domain Name:FRANGIPANI.LA
Created On:2002-07-18T01:00:00.0Z
Last Updated On:2023-08-01T15:09:21.0Z
Expiration Date:2028-07-18T23:59:59.0Z
Status:clientTransferProhibited
Sponsoring Registrar ID:H2948863
Sponsoring Registrar IANA ID:9997
Sponsoring Registrar Organization:Hazel Solutions Ltd
Sponsoring Registrar Website:www.hazel.example
Name Server:NS1.FRANGIPANI.LA
DNSSEC:Unsigned
--- created 2002-07-18T01:00:00Z | updated 2023-08-01T15:09:21Z | expires 2028-07-18T23:59:59Z | registrar Hazel Solutions Ltd | iana 9997 | url www.hazel.example | servers ns1.frangipani.la | status clientTransferProhibited | dnssec no
=== vineyard.md
Domain name: vineyard.md
Registrant: Vineyard SRL
Created: 2006-05-02
Expiration date: 2028-05-02
Name server: ns1.vineyard.md  192.0.2.10
Name server: ns2.vineyard.md  192.0.2.20
DNS update:
--- created 2006-05-02 | expires 2028-05-02 | servers ns1.vineyard.md ns2.vineyard.md
=== seashell.mobi
Domain Name:SEASHELL.MOBI
Created On:11-May-2006 21:08:42 UTC
Expiration Date:11-May-2028 21:08:42 UTC
Date Trademark Registered:2004-09-14
Sponsoring Registrar:Hazel Names Inc. (9998)
Created by Registrar:Somebody Else (4000002)
Status:CLIENT DELETE PROHIBITED
Name Server:NS1.SEASHELL.MOBI
--- created 2006-05-11T21:08:42Z | expires 2028-05-11T21:08:42Z | registrar Hazel Names Inc. | iana 9998 | servers ns1.seashell.mobi | status CLIENT DELETE PROHIBITED
=== kapok.com.ng
Domain Name: kapok.com.ng
Creation Date: 2009-05-13T14:27:27.009Z
Registry Expiry Date: 2028-07-30T23:00:00.000Z
Sponsoring Registrar: kapok
Domain Status: ok
Name Server: ns1.kapok.com.ng
>>> Last update of WHOIS database: 2013-12-18T14:13:20.636Z <<<
--- created 2009-05-13T14:27:27Z | expires 2028-07-30T23:00:00Z | registrar kapok | servers ns1.kapok.com.ng | status ok
=== wadi.om
Domain Name:                     wadi.om
Last Modified:                   06-Oct-2023 18:20:12 UTC
Registrar Name:                  Wadi Telecom
Status:                          ok
Registrant Contact Email:        Visit the registry for more
Name Server:                     ns3.wadi.om
Name Server IP:                  192.0.2.70
--- updated 2023-10-06T18:20:12Z | registrar Wadi Telecom | servers ns3.wadi.om | status ok
=== olive.ps
Domain Name: olive.ps
WHOIS Server: The Registry of Names
Creation Date: 2004-05-18T22:00:00.000Z
Registry Expiry Date: 2028-05-18T22:00:00.000Z
Sponsoring Registrar: Olive Names
Domain Status: ok
Name Server: ns1.olive.ps
Sponsoring Registrar Phone: +1-555-555-0140
--- created 2004-05-18T22:00:00Z | expires 2028-05-18T22:00:00Z | registrar Olive Names | servers ns1.olive.ps | status ok
=== plop.ro
% Whois Server Version 3.0

  Domain Name: plop.ro
  Registered On: 2000-07-17
  Expires On: 2027-09-17
  Registrar: Plop Domenii SRL
  Referral URL: www.plop.example

  DNSSEC: Inactive

  Nameserver: ns1.plop.ro
  Nameserver: ns2.plop.ro

  Domain Status: OK
--- created 2000-07-17 | expires 2027-09-17 | registrar Plop Domenii SRL | url www.plop.example | servers ns1.plop.ro ns2.plop.ro | status OK | dnssec no
=== linden.rs
%This is a Whois server.
%
% Date Format         : DD.MM.YYYY

Domain name: linden.rs.
Domain status: Locked
Registration date: 10.03.2008 12:31:19
Modification date: 11.02.2024 19:49:38
Expiration date: 10.03.2028 12:31:19
Registrar: Lipa d.o.o.

Owner: Linden Works
Address: Long Street 1

DNS: ns1.linden.rs. -
DNS: ns2.linden.rs. - 192.0.2.10

Technical contact: Somebody, Linden Works
--- created 2008-03-10 | updated 2024-02-11 | expires 2028-03-10 | registrar Lipa d.o.o. | servers ns1.linden.rs ns2.linden.rs | status Locked
=== heron.st
   Domain Name:   heron.st
   Registrar:     Hazel Names
   Whois at:      whois.registry.example
   Name Server:   ns1.heron.st
   Creation Date: 15-Jun-2004
   Updated Date:  18-May-2019
--- created 2004-06-15 | updated 2019-05-18 | registrar Hazel Names | servers ns1.heron.st | referral whois.registry.example
`;
