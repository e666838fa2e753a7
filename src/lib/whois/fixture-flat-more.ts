/** Answers of the form "Label: value". Domains, people and figures are made up; the shapes are those in use. */
export const flatMoreAnswers = `=== teak.co.th
Domain: TEAK.CO.TH
Registrar: Teak Registry Co., Ltd.
Name Server: NS1.TEAK.CO.TH
Status: ACTIVE
Updated date: 7 Sep 2022
Created date: 8 Oct 2547
Renew date: 8 Oct 2022
Exp date: 7 Oct 2570
Domain Holder: Teak Ltd
--- created 2004-10-08 | updated 2022-09-07 | expires 2027-10-07 | registrar Teak Registry Co., Ltd. | servers ns1.teak.co.th | status ACTIVE
=== jasmine.tn
Domain   	: jasmine.tn
Acivated 	: 2009-05-14 00:00:00
Registrar	: Jasmine Net

NameServers	: ns1.jasmine.tn. [192.0.2.10]
NameServers	: ns2.jasmine.tn. [192.0.2.20]

Owner Name 	: JASMINE
Owner Created	: 2008-05-14 00:00:00
Owner Updated	: 2010-07-18 00:00:00
Admin. Created	: 2008-05-14 00:00:00
--- created 2009-05-14 | registrar Jasmine Net | servers ns1.jasmine.tn ns2.jasmine.tn
=== prairie.us
Domain Name:                                 PRAIRIE.US
Sponsoring Registrar:                        HAZEL NAMES, INC.
Name Server:                                 NS1.PRAIRIE.US
Domain Registration Date:                    Fri Apr 19 23:16:01 GMT 2002
Domain Expiration Date:                      Sat Apr 18 23:59:59 GMT 2027
--- created 2002-04-19T23:16:01Z | expires 2027-04-18T23:59:59Z | registrar HAZEL NAMES, INC. | servers ns1.prairie.us
=== apricot.uz
   Domain Name: APRICOT.UZ
   Registrar: APRICOT
   Whois Server: www.whois.example
   Name Server: ns1.apricot.uz. not.defined.
   Name Server: not.defined. <no value>
   Status: ACTIVE
   Updated Date: 26-mar-2020
   Creation Date: 13-Apr-2006
   Expiration Date: 01-may-2027

% >>> Last update of whois database: Tue, 15 Feb 2011 3:01:31 +0500 <<<

Domain Name: APRICOT.UZ

Registrant:
    Apricot Ltd

Creation Date: 13-Apr-2006

Domain servers in listed order:
    ns1.apricot.uz.
    ns2.apricot.uz.
--- created 2006-04-13 | updated 2020-03-26 | expires 2027-05-01 | registrar APRICOT | servers ns1.apricot.uz | status ACTIVE | referral www.whois.example
=== lotus.vn
Domain Name    : lotus.vn
Status         : clientTransferProhibited
Issue Date     : 01/03/2005
Expired Date   : 02/03/2027
Owner Name     : Lotus
Name Server    : ns1.lotus.vn
--- created 2005-03-01 | expires 2027-03-02 | servers ns1.lotus.vn | status clientTransferProhibited
=== pohutukawa.co.nz
% A registry
%
version: 5.00
query_datetime: 2013-06-25T21:14:20+12:00
domain_name: pohutukawa.co.nz
query_status: 200 Active
domain_dateregistered: 1999-02-17T00:00:00+13:00
domain_datebilleduntil: 2028-02-17T00:00:00+13:00
domain_datelastmodified: 2023-01-16T23:20:24+13:00
domain_signed: no
%
registrar_name: Kauri Names
registrar_address1: 1 Long Street
%
registrant_contact_name: Somebody
%
ns_name_01: ns1.pohutukawa.co.nz
ns_name_02: ns2.pohutukawa.co.nz
--- created 1999-02-16T11:00:00Z | updated 2023-01-16T10:20:24Z | expires 2028-02-16T11:00:00Z | registrar Kauri Names | servers ns1.pohutukawa.co.nz ns2.pohutukawa.co.nz | status 200 Active | dnssec no
=== redwood.xyz
Domain Name: REDWOOD.XYZ
Registrar WHOIS Server: whois.hazelnames.example
Updated Date: 2026-01-02T03:04:05.0Z
Creation Date: 2014-06-02T10:15:20.0Z
Registry Expiry Date: 2027-06-02T23:59:59.0Z
Registrar: 1&amp;Only Names GmbH
Registrar IANA ID: 9996
Domain Status: ok https://icann.org/epp#ok
Name Server: NS1.REDWOOD.XYZ
DNSSEC: unsigned
--- created 2014-06-02T10:15:20Z | updated 2026-01-02T03:04:05Z | expires 2027-06-02T23:59:59Z | registrar 1&Only Names GmbH | iana 9996 | servers ns1.redwood.xyz | status ok | dnssec no | referral whois.hazelnames.example
`;
