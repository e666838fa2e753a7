/** Names under which mail services and programs publish their DKIM keys, after whose they usually are, where that is known. */
export const dkimSelectors: readonly { selector: string; service?: string }[] = `
: default dkim dkim1 dkim2 mail email smtp mx key1 key2
Mailchimp: k1 k2 k3
SendGrid: s1 s2 smtpapi m1
Google Workspace: google
Google: 20230601 20221208 20210112 20161025
Microsoft 365: selector1 selector2
Fastmail: fm1 fm2 fm3
Proton Mail: protonmail protonmail2 protonmail3
iCloud Mail: sig1
Zoho Mail: zoho zmail
Yahoo: s1024 s2048
Mail.ru: mailru
Mandrill: mandrill
Mailjet: mailjet
Postmark: pm
Mailgun: mg mailo pic krs
Brevo: brevo1 brevo2
Campaign Monitor: cm
Constant Contact: ctct1 ctct2
MailerLite: litesrv
Zendesk: zendesk1 zendesk2
Everlytic: everlytickey1 everlytickey2
MxVault: mxvault
IONOS: s1-ionos s2-ionos
Titan: titan1 titan2
Hostinger: hostingermail-a hostingermail-b hostingermail-c
turboSMTP: turbo-smtp
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [service = '', selectors = ''] = line.split(': ');
    return selectors.split(' ').map((selector) => (service === '' ? { selector } : { selector, service }));
  });
