/** Mailboxes, the filters in front of them, and services that send for a domain. */
export const mailHosts = `
Google Workspace | mail | mx google.com, googlemail.com, psmtp.com | spf _spf.google.com
Microsoft 365 | mail | mx protection.outlook.com, mail.protection.partner.outlook.cn, mx.microsoft, hotmail.com | spf spf.protection.outlook.com, spf.protection.partner.outlook.cn, outlook.com
Zoho Mail | mail | mx zoho.com, zoho.eu, zoho.in, zoho.com.au, zohomail.com | spf zoho.com, zoho.eu, zoho.in, zohomail.com, zohomail.eu, zohomail.in
Proton Mail | mail | mx protonmail.ch | spf _spf.protonmail.ch
Fastmail | mail dns | ns messagingengine.com | mx messagingengine.com | spf spf.messagingengine.com
Tuta | mail | mx tutanota.de, tutanota.com | spf spf.tutanota.de
iCloud Mail | mail | mx mail.icloud.com | spf icloud.com
Yahoo Mail | mail | mx yahoodns.net | spf _spf.mail.yahoo.com
Yandex 360 | mail dns | ns yandex.net | mx mx.yandex.net, mx.yandex.ru | spf _spf.yandex.net, _spf.yandex.ru
VK WorkMail | mail | asn 47764 | mx mail.ru | spf _spf.mail.ru
mailbox.org | mail | mx mailbox.org | spf mailbox.org
Migadu | mail | mx migadu.com | spf spf.migadu.com
Purelymail | mail | mx purelymail.com | spf _spf.purelymail.com
Runbox | mail | mx runbox.com | spf spf.runbox.com
Mailfence | mail | mx mailfence.com | spf _spf.mailfence.com
Soverin | mail | mx soverin.net | spf spf.soverin.net, soverin.net
StartMail | mail | mx startmail.com | spf spf.startmail.com
Kolab Now | mail | mx kolabnow.com | spf kolabnow.com
HEY | mail | mx hey.com | spf _spf.hey.com
Titan | mail | mx titan.email | spf spf.titan.email
MXroute | mail | mx mxrouting.net, mxlogin.com, mxroute.com | spf mxroute.com, mxlogin.com
Intermedia | mail | mx serverdata.net, intermedia.net | spf spf.intermedia.net
NetEase | mail | mx netease.com, 163.com | spf spf.163.com, spf.qiye.163.com
NAVER WORKS | mail | mx worksmobile.com | spf spf.worksmobile.com
Kakao (Daum) | mail | mx daum.net | spf _spf.daum.net
Seznam | mail | asn 43037 | networks seznam | mx seznam.cz | spf spf.seznam.cz
Polarismail | mail | mx emailarray.com | spf emailarray.com
ImprovMX | mail | mx improvmx.com | spf spf.improvmx.com | note it forwards to a mailbox elsewhere
Forward Email | mail | mx forwardemail.net | spf spf.forwardemail.net | note it forwards to a mailbox elsewhere
SimpleLogin | mail | mx simplelogin.co, simplelogin.io | spf simplelogin.co, simplelogin.io | note it forwards to a mailbox elsewhere
addy.io | mail | mx anonaddy.me, addy.io | spf spf.anonaddy.me, spf.addy.io | note it forwards to a mailbox elsewhere
Pobox | mail | mx pobox.com | spf pobox.com | note it forwards to a mailbox elsewhere
Proofpoint | mail | asn 22843, 26211 | networks proofpoint | mx pphosted.com, ppe-hosted.com, gpphosted.com | spf pphosted.com, ppe-hosted.com | note a filter in front of the mailboxes
Mimecast | mail | asn 30031, 42427 | networks mimecast | mx mimecast.com, mimecast.co.za, mimecast-offshore.com | spf _netblocks.mimecast.com, mimecast.com | note a filter in front of the mailboxes
Barracuda | mail | asn 15324 | networks barracuda | mx barracudanetworks.com, cudaops.com | spf barracudanetworks.com | note a filter in front of the mailboxes
Cisco Secure Email | mail | asn 16417 | networks ironport | mx iphmx.com | spf iphmx.com | note a filter in front of the mailboxes
Trend Micro | mail | mx trendmicro.com, trendmicro.eu, trendmicro.co.jp | spf spf.tmes.trendmicro.com, spf.tmes.trendmicro.eu, spf.hes.trendmicro.com | note a filter in front of the mailboxes
Sophos | mail | mx sophos.com, reflexion.net | spf _spf.prod.hydra.sophos.com, sophos.com | note a filter in front of the mailboxes
Symantec Email Security | mail | mx messagelabs.com | spf spf.messagelabs.com | note a filter in front of the mailboxes
Forcepoint | mail | mx mailcontrol.com | spf mailcontrol.com | note a filter in front of the mailboxes
Hornetsecurity | mail | mx hornetsecurity.com, antispameurope.com | spf spf.hornetsecurity.com, spf.antispameurope.com | note a filter in front of the mailboxes
N-able Mail Assure (SpamExperts) | mail | mx antispamcloud.com, spamexperts.com, spamexperts.eu | spf spf.antispamcloud.com | note a filter in front of the mailboxes
TitanHQ SpamTitan | mail | mx spamtitan.com | note a filter in front of the mailboxes
AppRiver | mail | mx arsmtp.com | spf spf.arsmtp.com | note a filter in front of the mailboxes
Vade | mail | mx vadesecure.com | spf spf.vadesecure.com | note a filter in front of the mailboxes
Mailinblack | mail | mx mailinblack.com | spf spf.mailinblack.com | note a filter in front of the mailboxes
Retarus | mail | mx retarus.com, retarus.de | spf retarus.com | note a filter in front of the mailboxes
NoSpamProxy | mail | mx nospamproxy.com | note a filter in front of the mailboxes
Libraesva | mail | mx esvacloud.com | spf esvacloud.com | note a filter in front of the mailboxes
MailRoute | mail | mx mailroute.net | spf spf.mailroute.net | note a filter in front of the mailboxes
MailChannels | mail | mx mailchannels.net | spf relay.mailchannels.net | note it sends and filters for web hosts
Mailgun | mail | mx mailgun.org | spf mailgun.org | sender
SendGrid | mail | asn 11377 | networks sendgrid | mx sendgrid.net | spf sendgrid.net | sender
Postmark | mail | mx inbound.postmarkapp.com | spf spf.mtasv.net | sender
Mailchimp | mail | asn 14782 | spf servers.mcsv.net, spf.mandrillapp.com | note it only sends
Brevo | mail | spf spf.brevo.com, spf.sendinblue.com | note it only sends
SparkPost | mail | mx sparkpostmail.com | spf sparkpostmail.com, _spf.sparkpostmail.com | note it only sends
Mailjet | mail | spf spf.mailjet.com | note it only sends
Elastic Email | mail | spf _spf.elasticemail.com | note it only sends
ActiveCampaign | mail | spf emsd1.com | note it only sends
Constant Contact | mail | spf spf.constantcontact.com | note it only sends
Campaign Monitor | mail | spf cmail#.com, _spf.createsend.com | note it only sends
GetResponse | mail | spf _spf.getresponse.com | note it only sends
MailerLite | mail | spf _spf.mlsend.com, spf.mlsend.com | note it only sends
SMTP2GO | mail | spf spf.smtp2go.com | note it only sends
SocketLabs | mail | spf email-od.com | note it only sends
CleverReach | mail | spf spf.crsend.com | note it only sends
Exclaimer | mail | spf spf.exclaimer.net | note it adds signatures to what is sent
CodeTwo | mail | spf spf.codetwo.online, emailsignatures365.com | note it adds signatures to what is sent
`;
