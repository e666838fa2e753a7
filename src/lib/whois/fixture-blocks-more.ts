/** Answers in blocks below headings. Domains, people and figures are made up; the shapes are those in use. */
export const blocksMoreAnswers = `=== bauhinia.hk
 -------------------------------------------------------------------------------
 Whois server
 -------------------------------------------------------------------------------

Domain Name:  BAUHINIA.HK 

Domain Status: Active 

Contract Version:   Refer to registrar   

Registrar Name: HAZEL HONG KONG

Registrar Contact Information: Email: help@hazel.example

Reseller: 

Registrant Contact Information:

Company English Name (It should be the same as the registered name): BAUHINIA LTD
Country: HK
Domain Name Commencement Date: 06-04-2004
Expiry Date: 31-03-2028 

Technical Contact Information:

Family name: BODY  

Name Servers Information:

NS1.BAUHINIA.HK
NS2.BAUHINIA.HK

Status Information:

Domain Prohibit Status: 
--- created 2004-04-06 | expires 2028-03-31 | registrar HAZEL HONG KONG | servers ns1.bauhinia.hk ns2.bauhinia.hk | status Active
=== manx.im
Domain Name:	manx.im
Domain Managers
Name: Reseller - Somebody
Address
1 Long Street
Domain Owners / Registrant
Name: Manx Ltd
Address
2 Long Street
Domain Details
Expiry Date: 03/08/2028 23:59:52
Name Server: ns1.manx.im.
Name Server: ns2.manx.im.
--- expires 2028-08-03 | servers ns1.manx.im ns2.manx.im
=== cipresso.it
*********************************************************************
* There may be more in the database.                                *
*********************************************************************

Domain:             cipresso.it
Status:             ok
Signed:             no
Created:            1999-12-10 00:00:00
Last Update:        2023-04-21 01:05:35
Expire Date:        2028-04-21

Registrant
  Organization:     Cipresso S.r.l.
  Address:          Via Lunga 1
                    Firenze
  Created:          2013-04-21 01:05:35
  Last Update:      2014-04-21 01:05:35

Technical Contacts
  Name:             Qualcuno
  Created:          2013-04-21 01:05:35

Registrar
  Organization:     Nocciola Nomi S.p.A.
  Name:             NOCCIOLA-REG
  Web:              https://www.nocciola.example/

Nameservers
  ns1.cipresso.it
  ns2.cipresso.it
--- created 1999-12-10 | updated 2023-04-21 | expires 2028-04-21 | registrar Nocciola Nomi S.p.A. | url https://www.nocciola.example/ | servers ns1.cipresso.it ns2.cipresso.it | status ok | dnssec no
=== walnut.kg
% This is a Whois server

Domain WALNUT.KG

Administrative Contact:
   PID: 1-KG
   Name: Walnut

Domain support:  Somebody (+996 312 000000)

Record created: Tue Feb 10 09:42:42 2004
Record last updated on Mon Apr 19 21:47:14 2020
Record expires on Thu Mar 30 23:59:00 2028

Name servers in the listed order:

NS1.WALNUT.KG
NS2.WALNUT.KG 192.0.2.2
--- created 2004-02-10 | updated 2020-04-19 | expires 2028-03-30 | servers ns1.walnut.kg ns2.walnut.kg
=== ceiba.mx

Domain Name:       ceiba.mx

Created On:        2009-05-12
Expiration Date:   2028-05-11
Last Updated On:   2023-07-29
Registrar:         Avellana Nombres
URL:               http://www.avellana.example/

Registrant:
   Name:           Ceiba S.A.

Name Servers:
   DNS:            ns1.ceiba.mx       
   DNS:            ns2.ceiba.mx       192.0.2.2
--- created 2009-05-12 | updated 2023-07-29 | expires 2028-05-11 | registrar Avellana Nombres | url http://www.avellana.example/ | servers ns1.ceiba.mx ns2.ceiba.mx
=== molen.nl
Domain name: molen.nl
Status:      active

Reseller:
   Somebody
   Lange Straat 1

Registrar:
   Hazelaar BV
   Lange Straat 2
   Netherlands

Creation Date: 1999-05-27

Updated Date: 2015-12-30

DNSSEC:      yes

Domain nameservers:
   ns1.molen.nl       192.0.2.1
   ns2.molen.nl       192.0.2.2

Record maintained by: A registry
--- created 1999-05-27 | updated 2015-12-30 | registrar Hazelaar BV | servers ns1.molen.nl ns2.molen.nl | status active | dnssec yes
=== fjord.nu
Domain Name (UTF-8): fjord.nu
Record ID: 1111
Record status: Active

Owner: 
    Fjord AB

Record last updated on 2010-05-06.
Record expires on 2028-06-07.
Record created on 1999-06-07.

Domain servers in listed order:
    ns1.fjord.nu  
    ns2.fjord.nu  

Owner information is available upon request.
--- created 1999-06-07 | updated 2010-05-06 | expires 2028-06-07 | servers ns1.fjord.nu ns2.fjord.nu | status Active
=== quinoa.pe
Domain Information
Query: quinoa.pe
Status: Active
Registrar: Quinoa Nombres
Name Servers:
    ns1.quinoa.pe
    ns2.quinoa.pe

Registrant:
    Quinoa S.A.C.
--- registrar Quinoa Nombres | servers ns1.quinoa.pe ns2.quinoa.pe | status Active
=== bocian.pl

DOMAIN NAME:           bocian.pl
registrant type:       organization
nameservers:           ns1.bocian.pl. [192.0.2.1]
                       ns2.bocian.pl.
created:               2002.09.19 13:00:00
last modified:         2022.08.17 11:21:09
renewal date:          2028.09.18 14:00:00

option created:        2011.10.14 09:29:47
option expiration date:       2014.10.14 09:29:47

dnssec:                Unsigned

TECHNICAL CONTACT:
company: Bocian
last modified: 2010.02.24

REGISTRAR:
Leszczyna Sp. z o.o.
ul. Długa 1
+48.225550100

Data is shown with a delay
--- created 2002-09-19 | updated 2022-08-17 | expires 2028-09-18 | registrar Leszczyna Sp. z o.o. | servers ns1.bocian.pl ns2.bocian.pl | dnssec no
=== sobreiro.pt
Nome de domínio / Domain Name: sobreiro.pt
Data de registo / Creation Date (dd/mm/yyyy): 09/01/2003
Data de expiração / Expiration Date (dd/mm/yyyy): 02/03/2028
Estado / Status: ACTIVE

Titular / Registrant
   Sobreiro Lda
   Email: dns@sobreiro.pt

Entidade Gestora / Billing Contact
   Alguém

Nameserver Information
   Nameserver: sobreiro.pt	NS	ns1.sobreiro.pt.
   Nameserver: sobreiro.pt	NS	ns2.sobreiro.pt.
--- created 2003-01-09 | expires 2028-03-02 | servers ns1.sobreiro.pt ns2.sobreiro.pt | status ACTIVE
=== palm.com.sa
% A registry

Domain Name: palm.com.sa

 Registrant:
 Palm Est.
 Address: P.O.Box 1
 Saudi Arabia

 Technical Contact:
  Somebody
  Saudi Arabia

 Name Servers:
  ns1.palm.com.sa
  ns2.palm.com.sa

Created on: 2000-09-11
Last Updated on: 2001-09-12
--- created 2000-09-11 | updated 2001-09-12 | servers ns1.palm.com.sa ns2.palm.com.sa
=== orchid.sg

----------------------------------------------------------------------  
 WHOIS Server
---------------------------------------------------------------------- 

Registrar:   HAZEL SINGAPORE

    Domain Name:		ORCHID.SG 
    Creation Date:		03-Jan-2005 12:00:00
    Modified Date:		02-Dec-2023 18:25:37
    Expiration Date:		03-Jan-2028 00:00:00
    Domain Status:		OK
    Domain Status:		CLIENT UPDATE PROHIBITED


    Registrant:

        Name:           ORCHID LTD (SGNIC-ORG1)        


    Name Servers:
        NS1.ORCHID.SG  
        NS2.ORCHID.SG  
--- created 2005-01-03 | updated 2023-12-02 | expires 2028-01-03 | registrar HAZEL SINGAPORE | servers ns1.orchid.sg ns2.orchid.sg | status OK; CLIENT UPDATE PROHIBITED
=== titano.sm
Domain Name: titano.sm
Registration date: 03/04/2003
Last Update: 01/08/2008
Status: Active

Owner:
Qualcuno
Titano Srl
Email: dns@titano.sm

DNS Servers:
ns1.titano.sm
ns2.titano.sm
--- created 2003-04-03 | updated 2008-08-01 | servers ns1.titano.sm ns2.titano.sm | status Active
=== lale.com.tr
** Domain Name: lale.com.tr
Domain Status: Active
Frozen Status: -

** Registrant:
   Hidden upon user request


** Registrar:
NIC Handle		: fnd12
Organization Name	: FINDIK ALAN ADI A.S.
Address			: Uzun Cad. 1
			  Istanbul
Phone			: + 90-212-0000000

** Domain Servers:
ns1.lale.com.tr
ns2.lale.com.tr 192.0.2.2

** Additional Info:
Created on..............: 2001-Aug-23.
Expires on..............: 2028-Agu-22.

** Whois Server:
Last Update Time: 2026-01-25T12:38:04+03:00
--- created 2001-08-23 | expires 2028-08-22 | registrar FINDIK ALAN ADI A.S. | servers ns1.lale.com.tr ns2.lale.com.tr | status Active
`;
