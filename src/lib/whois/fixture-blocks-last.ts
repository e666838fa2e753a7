/** Answers in blocks below headings. Domains, people and figures are made up; the shapes are those in use. */
export const blocksLastAnswers = `=== plumblossom.com.tw
Domain Name: plumblossom.com.tw
   Domain Status: clientDeleteProhibited,clientTransferProhibited
   Registrant:
      Plum Ltd
      TW

   Administrative Contact:
      Somebody  dns@plumblossom.com.tw

   Record expires on 2028-11-09 05:00:00 (UTC+8)
   Record created on 2000-08-29 05:00:00 (UTC+8)

   Domain servers in listed order:
      ns1.plumblossom.com.tw      192.0.2.1
      ns2.plumblossom.com.tw      

Registration Service Provider: Hazel Taiwan Ltd.
Registration Service URL: https://www.hazel.example
--- created 2000-08-28T21:00:00Z | expires 2028-11-08T21:00:00Z | registrar Hazel Taiwan Ltd. | url https://www.hazel.example | servers ns1.plumblossom.com.tw ns2.plumblossom.com.tw | status clientDeleteProhibited; clientTransferProhibited
=== ceibo.uy
Servidor Whois

Titular: 
Ceibo S.A.  (ce1-adnic)		mail@ceibo.uy
   Calle Larga 1

   Nombre de Dominio: ceibo.uy
   Registrado por: Avellana (https://avellana.example/dns/)

   Contacto Administrativo: 
      Alguien  (al1-adnic)		dominios@ceibo.uy
      598-2000000

   Ultima Actualizacion: 2012-09-12 02:32:59
   Fecha de Creacion: 2010-07-03 20:58:58

   Estatus del dominio: ACTIVO

   Servidor(es) de Nombres de Dominio:

   - ns1.ceibo.uy
   - ns2.ceibo.uy

Una entidad
--- created 2010-07-03 | updated 2012-09-12 | registrar Avellana | url https://avellana.example/dns/ | servers ns1.ceibo.uy ns2.ceibo.uy | status ACTIVO
=== orquidea.com.ve

Servidor Whois

Titular: 
Alguien   (orquidea.com.ve-dom)		registro@orquidea.com.ve
   Caracas, D. Federal  VE

   Nombre de Dominio: orquidea.com.ve

   Contacto Tecnico: 
      Alguien
      2410000000 (FAX) 2410000000

   Fecha de Vencimiento: 2028-11-21 15:21:32
   Ultima Actualizacion: 2006-06-08 21:54:41
   Fecha de Creacion: 2005-11-21 15:21:32

   Estatus del dominio: SUSPENDIDO

   Servidor(es) de Nombres de Dominio:

   - ns1.orquidea.com.ve
--- created 2005-11-21 | updated 2006-06-08 | expires 2028-11-21 | servers ns1.orquidea.com.ve | status SUSPENDIDO
=== tapa.ws
  Domain Name: TAPA.WS

  Registrant:
    Use registrar whois listed below

  Registrar Name: Hazel Names
  Registrar Whois: whois.hazelnames.example

  Domain Created: 2002-03-03
  Domain Last Updated: 2024-01-28
  Domain Currently Expires: 2028-03-03

  Current Nameservers:

    ns1.tapa.ws
    ns2.tapa.ws
--- created 2002-03-03 | updated 2024-01-28 | expires 2028-03-03 | registrar Hazel Names | servers ns1.tapa.ws ns2.tapa.ws | referral whois.hazelnames.example
=== protea.co.za
    Domain Name:
        protea.co.za

    Registrant:
        Protea Ltd
        Email: dns@protea.co.za

    Registrar:
        Hazel Africa [ ID = Hazel ]

    Relevant Dates:
        Registration Date: 2001-06-25
        Renewal Date:      2028-06-25

    Domain Status:
        Registered until expiry date

    Pending Timer Events:
        None

    Name Servers:
        ns1.protea.co.za
        ns2.protea.co.za

    WHOIS lookup made at 2013-11-26 14:58 UTC
--- created 2001-06-25 | expires 2028-06-25 | registrar Hazel Africa | servers ns1.protea.co.za ns2.protea.co.za | status Registered until expiry date
=== araucaria.bo
Dominio: araucaria.bo

TITULAR:
Organizacion: Araucaria S.A.
Nombre: Alguien

CONTACTO TECNICO:
Organizacion: Otra
Telefono: 000

Fecha de registro: 2006-08-22
Fecha de vencimiento: 2028-08-22

este servidor responde por los dominios .bo
--- created 2006-08-22 | expires 2028-08-22
`;
