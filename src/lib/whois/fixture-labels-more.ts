/** Answers with dotted, bracketed or columned labels, sentences, and dates in words. Domains, people and figures are made up; the shapes are those in use. */
export const labelsMoreAnswers = `=== brook.com
Registrant:
   Brook

   Domain Name: brook.com

      Created on..............: Tue, Nov 01, 1994
      Expires on..............: Fri, Aug 04, 2028
      Record last updated on..: Wed, Aug 26, 2009

   Administrative Contact:
      Somebody
      Phone: 1-555-5550100

   DNS Servers:

   ns1.brook.com
   ns2.brook.com
--- created 1994-11-01 | updated 2009-08-26 | expires 2028-08-04 | servers ns1.brook.com ns2.brook.com
=== egret.coop
Domain Name:        egret.coop
Expiry Date:        09 Oct 2028 04:36:36 UTC
Status:             serverTransferProhibited
Created:            09 Oct 2001 04:36:36 UTC
Last updated:       14 May 2023 12:58:33 UTC
Sponsoring registrar:  Hazel Bank Inc. 

Host ID:            1C-COOP
Host Name:          ns1.egret.coop

Contact Type:       registrant
Contact ID:         2C-COOP
Name:               Egret
Created:            08 Oct 2000 04:36:36 UTC
--- created 2001-10-09T04:36:36Z | updated 2023-05-14T12:58:33Z | expires 2028-10-09T04:36:36Z | registrar Hazel Bank Inc. | servers ns1.egret.coop | status serverTransferProhibited
=== masia.cat
% A Whois server
%
Domain Name: masia.cat
Variant Name: masia.cat
Registrar: Avellana Noms (R-123)
Created On: 2006-02-14 09:12:37 GMT
Expiration Date: 2028-02-14 09:12:37 GMT
Status: clientDeleteProhibited
Name Server: ns1.masia.cat
--- created 2006-02-14T09:12:37Z | expires 2028-02-14T09:12:37Z | registrar Avellana Noms | servers ns1.masia.cat | status clientDeleteProhibited
=== galebovi.hr
Domain Name: galebovi.hr
Creation Date: 5. listopada 2010
Registrar Registration Expiration Date: 7. lipnja 2028
Name Server: ns1.galebovi.hr
--- created 2010-10-05 | expires 2028-06-07 | servers ns1.galebovi.hr
=== montevideo.es
Domain Name: montevideo.es
Fecha de creación: 23 de agosto de 2012
Fecha de expiración: 3 de setiembre de 2028
Name Server: ns1.montevideo.es
--- created 2012-08-23 | expires 2028-09-03 | servers ns1.montevideo.es
`;
