/** Answers in blocks below headings. Domains, people and figures are made up; the shapes are those in use. */
export const blocksAnswers = `=== thistle.co.uk

    Domain name:
        thistle.co.uk

    Registrant:
        Thistle & Sons

    Registrant's address:
        1 Long Street
        United Kingdom

    Registrar:
        Hazel Names Ltd t/a Hazel [Tag = HAZEL]
        URL: http://www.hazel.example

    Relevant dates:
        Registered on: 14-Feb-1999
        Expiry date:  14-Feb-2028
        Last updated:  13-Jan-2024

    Registration status:
        Registered until expiry date.

    Name servers:
        ns1.thistle.co.uk         192.0.2.10
        ns2.thistle.co.uk         192.0.2.20  2001:db8::2

    WHOIS lookup made at 20:44:01 18-Feb-2024

-- 
This answer may lag behind the register.
--- created 1999-02-14 | updated 2024-01-13 | expires 2028-02-14 | registrar Hazel Names Ltd t/a Hazel | url http://www.hazel.example | servers ns1.thistle.co.uk ns2.thistle.co.uk | status Registered until expiry date.
=== bramble.org.uk
    Domain name:
        bramble.org.uk

    Registrar:
        No registrar listed.  This domain is registered directly with us.

    Relevant dates:
        Registered on: before Aug-1996
        Last updated:  23-Mar-2012

    Registration status:
        No registration status listed.

    Name servers:
        ns1.bramble.org.uk
--- before 1996-08 | updated 2012-03-23 | servers ns1.bramble.org.uk | status No registration status listed.
=== college.ac.uk

Domain:
	college.ac.uk

Registered For:
	A College

Registered By:
	Academic Names Limited

Servers:
	dns0.college.ac.uk	192.0.2.1
	dns1.college.ac.uk	

Registrant Contact:
	Network Manager

Renewal date:
	Thursday 10th Feb 2028

Entry updated:
	Tuesday 16th January 2007

Entry created:
	Saturday 1st November 2003
--- created 2003-11-01 | updated 2007-01-16 | expires 2028-02-10 | registrar Academic Names Limited | servers dns0.college.ac.uk dns1.college.ac.uk
=== coral.as
Domain:
     coral.as

Status:
      ST_CL_UPDATEPROHIBITED ST_CL_DELETEPROHIBITED 

Registrant:
     Coral Ltd
     

Registrar:
     Hazel Names Inc. (http://www.hazelnames.example)

Relevant dates:
     Registered on 02nd August 2000
     Registry fee due on 02nd August each year

Name servers:
     ns1.coral.as
     ns2.coral.as
     

WHOIS lookup made on Mon, 20 Jul 2015 12:24:55 BST
--- created 2000-08-02 | registrar Hazel Names Inc. | url http://www.hazelnames.example | servers ns1.coral.as ns2.coral.as | status ST_CL_UPDATEPROHIBITED; ST_CL_DELETEPROHIBITED
=== praline.be
% tells whether a name is still available or not

Domain:	praline.be
Status:	NOT AVAILABLE
Registered:	Tue Dec 12 2000

Registrant:
	Not shown, please visit the registry.

Registrar Technical Contacts:
	Name:	Somebody
	Organisation:	Wrong Name

Registrar:
	Name:	 Hazel Belgium
	Website: http://www.hazel.example

Nameservers:
	ns1.praline.be (192.0.2.10)
	ns2.praline.be

Keys:
	keyTag:123 flags:KSK protocol:3 algorithm:RSASHA256 pubKey:AwEAAbcdefabcdefabcdefabcdefabcdefabcdefabcdef

Flags:
	clientTransferProhibited
--- created 2000-12-12 | registrar Hazel Belgium | url http://www.hazel.example | servers ns1.praline.be ns2.praline.be | status NOT AVAILABLE | dnssec yes
=== rose.bg

DOMAIN NAME: rose.bg
requested on: 13/03/2003 00:00:00 EET
activated on: 30/06/2003 12:00:00 EEST
expires at: 30/06/2028 12:00:00 EEST
registration status: Registered

REGISTRANT:
Rose Oil Ltd
  1 Long Street
  BULGARIA

TECHNICAL CONTACT(S):

  Somebody
  NIC handle: SB1-BGNIC

NAME SERVER INFORMATION:
ns1.rose.bg
ns2.rose.bg (192.0.2.20)
	
DNSSEC: Inactive
--- created 2003-06-30T09:00:00Z | expires 2028-06-30T09:00:00Z | servers ns1.rose.bg ns2.rose.bg | status Registered | dnssec no
=== maple.ca
Domain name:           maple.ca
Domain status:         registered
Creation date:         2000/10/03
Expiry date:           2028/04/28
Updated date:          2024/02/13

Registrar:
    Name:              Hazel Canada Ltd.
    Number:            5000040

Registrant:
    Name:              Maple Syrup Inc.

Name servers:
    ns1.maple.ca
    ns2.maple.ca         192.0.2.20

% WHOIS look-up made at 2014-02-18 20:39:15 (GMT)
--- created 2000-10-03 | updated 2024-02-13 | expires 2028-04-28 | registrar Hazel Canada Ltd. | servers ns1.maple.ca ns2.maple.ca | status registered
=== edelweiss.ch
Domain name:
edelweiss.ch

Holder of domain name:
Edelweiss AG
Langstrasse 1

Registrar:
Hazel Schweiz AG
Bahnhofstrasse 1
CH-8000 Ort

First registration date:
1999-05-24

DNSSEC:Y

Name servers:
ns1.edelweiss.ch	[192.0.2.10]
ns2.edelweiss.ch
--- created 1999-05-24 | registrar Hazel Schweiz AG | servers ns1.edelweiss.ch ns2.edelweiss.ch | dnssec yes
=== baobab.cm
Domain Information
Query: baobab.cm
Status: Active
Created: 07 Oct 2009 10:02 WAT
Expires: 07 Oct 2027 10:02 WAT
Name Servers:
    ns1.baobab.cm

Registrar Information
Registrar Name: Baobab Names

Billing Contact:
Name: Wrong Name
--- created 2009-10-07T09:02:00Z | expires 2027-10-07T09:02:00Z | registrar Baobab Names | servers ns1.baobab.cm | status Active
=== havn.dk
# Hello 192.0.2.1. Your session has been logged.

Domain:               havn.dk
DNS:                  havn.dk
Registered:           1999-01-10
Expires:              2028-03-31
Registrar:            Hazel Danmark ApS
Registration period:  1 year
DNSSEC:               Signed delegation
Status:               Active

Registrant
Handle:               ***N/A***
Name:                 Havn ApS

Nameservers
Hostname:             ns1.havn.dk
Hostname:             ns2.havn.dk
--- created 1999-01-10 | expires 2028-03-31 | registrar Hazel Danmark ApS | servers ns1.havn.dk ns2.havn.dk | status Active | dnssec yes
=== lecture.edu
These are the names under .edu.

--------------------------

Domain Name: LECTURE.EDU

Registrant:
   A University
   1 Long Street

Technical Contact:
   Somebody
   noc@lecture.edu

Name Servers: 
   NS1.LECTURE.EDU       192.0.2.3
   NS.V6.LECTURE.EDU     2001:db8::6, 192.0.2.6
   NS.ELSEWHERE.EXAMPLE       

Domain record activated:    24-Apr-1985
Domain record last updated: 04-Jun-2024
Domain expires:             31-Jul-2028
--- created 1985-04-24 | updated 2024-06-04 | expires 2028-07-31 | servers ns1.lecture.edu ns.v6.lecture.edu ns.elsewhere.example
=== kuusi.ee
A WHOIS server

Domain:
name:       kuusi.ee
status:     ok (paid and in zone)
registered: 2010-08-10 01:43:38 +03:00
changed:    2020-11-29 13:32:16 +02:00
expire:     2028-02-04
outzone:    
delete:     

Registrant:
name:    Kuusi OÜ
changed: 2021-11-29 13:32:16 +02:00

Registrar:
name:       Hazel Eesti AS
url:        http://www.hazel.example
changed:    2022-11-30 23:29:03 +02:00

Name servers:
nserver:   ns1.kuusi.ee
nserver:   ns2.kuusi.ee
changed:   2013-09-19 15:57:50 +03:00
--- created 2010-08-09T22:43:38Z | updated 2020-11-29T11:32:16Z | expires 2028-02-04 | registrar Hazel Eesti AS | url http://www.hazel.example | servers ns1.kuusi.ee ns2.kuusi.ee | status ok (paid and in zone)
=== chestnut.eu
% tells whether a name is still available or not
% WHOIS chestnut
Domain:	chestnut

Registrant:
	NOT DISCLOSED!
	Visit the registry for webbased whois.

Registrar:
	Name:	 Hazel Names SA
	Website: www.hazel.example

Name servers:
	ns1.chestnut.eu
	ns2.chestnut.eu (192.0.2.2)
--- registrar Hazel Names SA | url www.hazel.example | servers ns1.chestnut.eu ns2.chestnut.eu
`;
