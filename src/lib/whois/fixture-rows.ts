/** Answers in rows of words, numbered forms and bare lists. Domains, people and figures are made up; the shapes are those in use. */
export const rowsAnswers = `=== cherry.md
Domain  name    cherry.md
Domain state    OK

Registered on   1998-03-05
Expires    on   2029-03-05

Nameserver      ns1.cherry.md
Nameserver      ns2.cherry.md
--- created 1998-03-05 | expires 2029-03-05 | servers ns1.cherry.md ns2.cherry.md | status OK
=== coral.to
Island whoisd V1.1
coral ns1.coral.example
coral ns2.coral.example
--- servers ns1.coral.example ns2.coral.example
=== mango.tg
% A server

Domain:.............mango.tg
Registrar:..........HAZEL SARL
Activation:.........2016-06-30
Expiration:.........2027-06-30
Status:.............Activé
Contact Type:.......registrant
Last Name:..........Somebody

Name Server (DB):...ns1.mango.tg
Name Server (DB):...ns2.mango.tg
--- created 2016-06-30 | expires 2027-06-30 | registrar HAZEL SARL | servers ns1.mango.tg ns2.mango.tg | status Activé
=== quinoa.com.bo
NOMBRE DE DOMINIO:           quinoa.com.bo
---------------------------------------------------------
TITULAR:
 Organizacion:               QUINOA SRL
 País:                       BOLIVIA
---------------------------------------------------------
CONTACTO ADMINISTRATIVO:
 Organizacion:               QUINOA SRL
---------------------------------------------------------
Fecha de activación:         2002-10-01
Fecha de corte:              2027-10-01
--- created 2002-10-01 | expires 2027-10-01
=== protea.co.za
Accounting info....
  Date    |Type|  Cost |Paid Date |ICnt| TrkNo  |

0a. lastupdate             :
0j. rcsversion             :
1a. domain                 : protea.co.za
1b. action                 :
1c. Registrar              : Hazel Names
2a. registrant             : REDACTED
3e. creationdate           : 2001/06/25 22:37:59
4a. admin                  : REDACTED
6a. primnsfqdn             : ns1.protea.co.za
6b. primnsip               :
6e. secns1fqdn             : ns2.protea.co.za
6i. secns2fqdn             :
--- created 2001-06-25 | registrar Hazel Names | servers ns1.protea.co.za ns2.protea.co.za
=== mali-market.ml
   Domain name:
      MALI-MARKET.ML is Active

   Owner contact:
      Organization: Somebody
      State:        Somewhere

   Domain Nameservers:
      NS1.MALI-MARKET.ML
      NS2.MALI-MARKET.ML

   Domain registered: 06/11/2013
   Record will expire on: 05/05/2027
   Record maintained by: Hazel Registrar
--- created 2013-06-11 | expires 2027-05-05 | registrar Hazel Registrar | servers ns1.mali-market.ml ns2.mali-market.ml
=== sakura-university.ac.jp
[ A database ]

Domain Information:
a. [Domain Name]                SAKURA-UNIVERSITY.AC.JP
g. [Organization]               Sakura University
p. [Name Server]                ns1.sakura.example
s. [Signing Key]
[State]                         Connected (2027/03/31)
[Registered Date]
[Connected Date]                1993/06/07
[Last Update]                   2023/04/01 01:01:38 (JST)
--- created 1993-06-07 | updated 2023-03-31T16:01:38Z | expires 2027-03-31 | servers ns1.sakura.example | status Connected (2027/03/31)
=== alentejo.pt
Domain: alentejo.pt
Domain Status: Registered
Creation Date: 21/03/1997 00:00:00
Expiration Date: 01/06/2027 23:59:10
Owner Name: Somebody
Name Server: ns.alentejo.pt | IPv4: 192.0.2.1 and IPv6:
Name Server: ns2.alentejo.pt | IPv4: 192.0.2.2 and IPv6:
alentejo.pt IN DS  8 2 d78313d04264007ea2009ed51069b569ee5a63f47ae2804c0080c793f03dc3c3
--- created 1997-03-21 | expires 2027-06-01 | servers ns.alentejo.pt ns2.alentejo.pt | status Registered
=== sahel.sn
% A server

Nom de domaine:            sahel.sn
Statut:                    ACTIVE
Registrar:                 HAZEL
Date de création:          2008-05-08T17:59:38.430Z
Date d'expiration:         2027-05-08T17:59:38.430Z
Dernière modification:     2025-04-06T09:12:35.013Z

Titulaire:                 Somebody
Serveur de noms:           ns1.sahel.sn
--- created 2008-05-08T17:59:38Z | updated 2025-04-06T09:12:35Z | expires 2027-05-08T17:59:38Z | registrar HAZEL | servers ns1.sahel.sn | status ACTIVE
=== santo.vu
First Name:     Somebody
Last Name:      Else
City:           Luganville
Date Created:   Tue Mar 19 2002 
Expiry date:    Sat Apr 08 2028 
DNS servers1:   ns1.santo.vu 192.0.2.10
DNS servers2:   ns2.santo.vu 192.0.2.11
--- created 2002-03-19 | expires 2028-04-08 | servers ns1.santo.vu ns2.santo.vu
=== raiatea.pf
Informations about 'raiatea.pf' :

Status : Active
Created (JJ/MM/AAAA) : 04/03/2008
Last renewed (JJ/MM/AAAA) : 09/03/2025
Expire (JJ/MM/AAAA) : 09/03/2028
Name server 1 : ns1.raiatea.pf
Name server 2 : ns2.raiatea.pf
Registrant Name : SOMEBODY
Registrar Company Name : HAZEL
--- created 2008-03-04 | expires 2028-03-09 | registrar HAZEL | servers ns1.raiatea.pf ns2.raiatea.pf | status Active
=== trinidad.cu
Dominio: trinidad.cu

Contacto Administrativo
 Nombre: Somebody
Fecha de creación: 08/09/2002
DNS Primario
 Nombre: ns1.trinidad.cu
 IP: 192.0.2.1
DNS Secundario
 Nombre: ns2.trinidad.cu
 IP: 192.0.2.2
--- created 2002-09-08 | servers ns1.trinidad.cu ns2.trinidad.cu
=== neretva.ba
Domen: neretva.ba
Datum registracije: 05.03.2001.
Datum isteka: 05.03.2028.
DNS serveri:
ns1.neretva.ba
ns2.neretva.ba
--- created 2001-03-05 | expires 2028-03-05 | servers ns1.neretva.ba ns2.neretva.ba
=== berat.al
Domain: berat.al
Data e regjistrimit: 17/09/2012
Data e skadimit: 17/09/2028
Primary DNS: ns1.berat.al
Secondary DNS: ns2.berat.al
--- created 2012-09-17 | expires 2028-09-17 | servers ns1.berat.al ns2.berat.al
`;
