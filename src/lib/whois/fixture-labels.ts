/** Answers with dotted, bracketed or columned labels, sentences, and dates in words. Domains, people and figures are made up; the shapes are those in use. */
export const labelsAnswers = `=== koivu.fi

domain.............: koivu.fi
status.............: Registered
created............: 30.6.2006 00:00:00
expires............: 4.7.2028 10:15:55
available..........: 4.8.2028 10:15:55
modified...........: 2.6.2025 11:12:13
RegistryLock.......: no

Nameservers

nserver............: ns1.koivu.fi [OK]
nserver............: ns2.koivu.fi [OK]

DNSSEC

dnssec.............: no

Holder

name...............: Koivu Oy

Registrar

registrar..........: Pähkinä Oy
www................: www.pahkina.example

>>> Last update of WHOIS database: 25.1.2026 12:00:14 (EET) <<<
--- created 2006-06-30 | updated 2025-06-02 | expires 2028-07-04 | registrar Pähkinä Oy | url www.pahkina.example | servers ns1.koivu.fi ns2.koivu.fi | status Registered | dnssec no
=== saxaul.kz
Domain Name............: saxaul.kz

Organization Using Domain Name
Name...................: Saxaul

Administrative Contact/Agent
NIC Handle.............: C000000000001-KZ

Nameserver in listed order

Primary server.........: ns1.saxaul.kz
Primary ip address.....: 192.0.2.10

Secondary server.......: ns2.saxaul.kz

Domain created: 1999-06-07 13:01:43 (GMT+0:00)
Last modified : 2022-11-28 03:16:59 (GMT+0:00)
Domain status : ok - Normal state.
                
Registar created: OLD
Current Registar: SAXAUL
--- created 1999-06-07T13:01:43Z | updated 2022-11-28T03:16:59Z | registrar SAXAUL | servers ns1.saxaul.kz ns2.saxaul.kz | status ok - Normal state.
=== laurier.dz
DOMAINE:.................laurier.dz
REGISTRAR:...............
DATE DE CREATION:........12-05-2010
ETAT:....................actif
IP:......................192.0.2.84
CONTACT ADMIN:...........Quelqu'un
--- created 2010-05-12 | status actif
=== momiji.jp
[ Notes on the use of this database stand elsewhere.                      ]

Domain Information:
[Domain Name]                   MOMIJI.JP

[Registrant]                    Momiji

[Name Server]                   ns1.momiji.jp
[Name Server]                   ns2.momiji.jp
[Signing Key]                   

[Created on]                    2005/05/30
[Expires on]                    2028/05/31
[Status]                        Active
[Last Updated]                  2023/06/01 01:05:07 (JST)

Contact Information:
[Name]                          Somebody
[Postal Address]                Somewhere
                                Long Street
--- created 2005-05-30 | updated 2023-05-31T16:05:07Z | expires 2028-05-31 | servers ns1.momiji.jp ns2.momiji.jp | status Active
=== kaede.co.jp
Domain Information: [ドメイン情報]
a. [ドメイン名]                 KAEDE.CO.JP
f. [組織名]                     かえで
p. [ネームサーバ]               ns1.kaede.co.jp
s. [署名鍵]                     
[状態]                          Connected (2028/03/31)
[登録年月日]                    2001/03/04
[接続年月日]                    2001/03/05
[最終更新]                      2026/04/01 12:01:01 (JST)
--- created 2001-03-04 | updated 2026-04-01T03:01:01Z | expires 2028-03-31 | servers ns1.kaede.co.jp | status Connected (2028/03/31)
=== sakura.kr
query : sakura.kr


# KOREAN(UTF8)

도메인이름                  : sakura.kr
등록인                      : 사쿠라
등록일                      : 2007. 03. 02.
최근 정보 변경일            : 2020. 10. 04.
사용 종료일                 : 2028. 03. 02.
등록대행자                  : 개암(http://hazel.example)

1차 네임서버 정보
   호스트이름               : ns1.sakura.kr

2차 네임서버 정보
   호스트이름               : ns2.sakura.kr


# ENGLISH

Domain Name                 : sakura.kr
Registered Date             : 2007. 03. 02.
Expiration Date             : 2028. 03. 02.
Authorized Agency           : Hazel Corp.(http://hazel.example)

Primary Name Server
   Host Name                : ns1.sakura.kr
   IP Address               : 192.0.2.1

Secondary Name Server
   Host Name                : ns2.sakura.kr
--- created 2007-03-02 | updated 2020-10-04 | expires 2028-03-02 | registrar Hazel Corp. | url http://hazel.example | servers ns1.sakura.kr ns2.sakura.kr
=== durian.my
  You may ask this service 500 times a day.
--------------------------------------------------

a [Domain Name]                 durian.my
b [Registration No.]            D6A000001
c [Record Created]              13-MAY-2009
d [Record Expired]              13-MAY-2028
e [Record Last Modified]        11-OCT-2023
f [Invoicing Party]                            R014
  Somebody
  dns@durian.my

 k [Primary Name Server]              NS1DURI0.SER		
  ns1.durian.my                     192.0.2.10       
  
 l [Secondary Name Server]            NS2DURI0.SER	
  ns2.durian.my                     192.0.2.20         
  
NOTE: NO RECORD HERE DOES NOT MEAN THAT A NAME IS FREE.
--- created 2009-05-13 | updated 2023-10-11 | expires 2028-05-13 | servers ns1.durian.my ns2.durian.my
=== kagu.nc
Domain : kagu.nc
Created on : 2006-05-14
Expires on : 2028-05-14
Last updated on : 2023-04-03

Domain server 1 : ns1.kagu.nc
Domain server 2 : ns2.kagu.nc

Registrant name : Kagu
--- created 2006-05-14 | updated 2023-04-03 | expires 2028-05-14 | servers ns1.kagu.nc ns2.kagu.nc
=== akhal.tm
Domain : akhal.tm
Status : Client Updt Lock
Expiry : 2028-06-15

NS 1   : ns1.akhal.tm
NS 2   : ns2.akhal.tm

Owner  : Somebody
--- expires 2028-06-15 | servers ns1.akhal.tm ns2.akhal.tm | status Client Updt Lock
=== pomegranate.am
%
%A whois server
%

   Domain name: pomegranate.am
   Registar:    hazel (Hazel LLC)
   Status:      active

   Registrant:
      Pomegranate
      AM

   DNS servers:
      ns1.pomegranate.am
      ns2.pomegranate.am

   Registered:    1999-06-05
   Last modified: 2023-03-17
   Expires:       2028-04-15
--- created 1999-06-05 | updated 2023-03-17 | expires 2028-04-15 | registrar hazel (Hazel LLC) | servers ns1.pomegranate.am ns2.pomegranate.am | status active
=== tea.lk
Domain Name:
	tea.lk

Registrant Name:
	Tea Ltd

Record Created on...:
	Saturday 5th April, 2003

Record Expires on...:
	Monday 3rd April, 2028

Name Servers:
	ns1.tea.lk
--- created 2003-04-05 | expires 2028-04-03 | servers ns1.tea.lk
=== cottage.info
Registrant:
   Somebody
   1 Long Street

   Registered through: Hazel Names
   Domain Name: COTTAGE.INFO
      Created on: 02-Mar-99
      Expires on: 01-Nov-31
      Last Updated on: 01-Nov-11

   Administrative Contact:
      Somebody  dns@cottage.info
      +1.5555550100      Fax -- +1.5555550101

   Domain servers in listed order:
      NS1.COTTAGE.INFO
      NS2.COTTAGE.INFO
--- created 1999-03-02 | updated 2011-11-01 | expires 2031-11-01 | registrar Hazel Names | servers ns1.cottage.info ns2.cottage.info
=== barn.com
Registrant:
Barn Works
   1 Long Street

   Domain Name: BARN.COM

   Administrative Contact, Technical Contact:
      Works, Barn		noc@barn.com
      555-555-0100 fax: 555-555-0101


   Record expires on 09-Jun-2028.
   Record created on 05-Mar-1999.
   Database last updated on 27-May-2012 22:19:52 EDT.

   Domain servers in listed order:

   NS01.BARN.COM                 192.0.2.70
   NS02.BARN.COM                 192.0.2.71
--- created 1999-03-05 | expires 2028-06-09 | servers ns01.barn.com ns02.barn.com
=== lighthouse.com
Registrant:
 Lighthouse
 CA

 Domain name: LIGHTHOUSE.COM

 Administrative Contact:
    Somebody  dns@lighthouse.com
    +1.5555550123x0000

 Registration Service Provider:
    Somebody Else, help@else.example
    555-555-0123

 Registrar of Record: HAZEL, INC.
 Record last updated on 07-Aug-2013.
 Record expires on 06-Sep-2028.
 Record created on 07-Sep-1995.

 Domain servers in listed order:
    NS1.LIGHTHOUSE.COM   192.0.2.32
    NS2.LIGHTHOUSE.COM   192.0.2.20


 Domain status: clientTransferProhibited
                clientUpdateProhibited

NO RECORD HERE DOES NOT MEAN THAT A NAME IS FREE.
--- created 1995-09-07 | updated 2013-08-07 | expires 2028-09-06 | registrar HAZEL, INC. | servers ns1.lighthouse.com ns2.lighthouse.com | status clientTransferProhibited; clientUpdateProhibited
=== wharf.com
Domain Name.......... wharf.com
  Creation Date........ 1998-09-25
  Registration Date.... 2019-09-25
  Expiry Date.......... 2028-09-24
  Organisation Name.... Wharf
  
Admin Name........... Somebody
  Name Server.......... DNS0.WHARF.COM
  Name Server.......... DNS1.WHARF.COM
--- created 1998-09-25 | expires 2028-09-24 | servers dns0.wharf.com dns1.wharf.com
=== granary.net
domain: granary.net
reg_created: 1999-05-21 10:09:21
expires: 2028-05-21 14:09:56
created: 2005-02-23 12:12:59
changed: 2023-06-17 11:07:35
ns0: dns0.granary.net 192.0.2.39
ns1: dns1.granary.net
owner-c:
  nic-hdl: G1
  owner-name: Granary
  lastupdated: 2023-08-13 10:23:30
--- created 1999-05-21 | updated 2023-06-17 | expires 2028-05-21 | servers dns0.granary.net dns1.granary.net
=== meadow.com
Domain Name: meadow.com
Updated Date: 10/11/2018 05:49:21
Creation Date: 10/16/1997 04:00:00
Registrar Registration Expiration Date: 03/04/2029 04:00:00
Registrar: HAZEL DOMAINS, INC.
Name Server: ns1.meadow.com
--- created 1997-10-16 | updated 2018-10-11 | expires 2029-03-04 | registrar HAZEL DOMAINS, INC. | servers ns1.meadow.com
`;
