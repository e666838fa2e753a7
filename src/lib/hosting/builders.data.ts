/** Site builders, shops and services that run a customer's pages under the customer's name. */
export const builders = `
Shopify | builder | asn 62679 | networks shopify | reverse myshopify.com, shopify.com | cname myshopify.com | anycast
Wix | builder dns | asn 58182 | networks wix | cname wixdns.net, wix.com, wixsite.com | ns wixdns.net | anycast
Squarespace | builder dns | asn 53831 | networks squarespace | cname squarespace.com | ns squarespacedns.com | anycast
Weebly (Square Online) | builder | asn 27647 | networks weebly | reverse weebly.com | cname weebly.com, editmysite.com
Webflow | builder | cname webflow.com, webflow.io | anycast
Framer | builder | cname framer.app, framer.website, framer.com | anycast
Duda | builder | cname multiscreensite.com, dudaone.com, dudamobile.com
Jimdo | builder dns | cname jimdo.com, jimdosite.com, jimdo-server.com | ns jimdo.com
Strikingly | builder | cname strikingly.com, strikinglydns.com
Carrd | builder | cname carrd.co
Tilda | builder | cname tilda.ws, tildacdn.com, tildacdn.net
HubSpot | builder mail | cname hubspot.net, hs-sites.com, hs-sites-eu1.com, hscoscdn#.net, hubspotpagebuilder.com | spf hubspotemail.net | note for mail, it only sends
Ghost(Pro) | builder | cname ghost.io
Medium | builder
Substack | builder | cname substack-custom-domains.com, substack.com
beehiiv | builder | cname beehiiv.com
Tumblr | builder | cname domains.tumblr.com, tumblr.com
Google (Blogger, Sites) | builder | cname ghs.google.com, ghs.googlehosted.com, blogspot.com | anycast
BigCommerce | builder | networks bigcommerce | cname mybigcommerce.com, bigcommerce.com
Salesforce Commerce Cloud | builder | cname demandware.net, cc-ecdn.net
Salesforce | builder mail | asn 14340 | networks salesforce | cname siteforce.com, force.com, salesforce-sites.com, exacttarget.com | spf _spf.salesforce.com, cust-spf.exacttarget.com | note for mail, it only sends
VTEX | builder | cname vtex.io, vtex.com, vtexcommercestable.com.br
Shopware | builder | cname shopware.store
Shopline | builder | cname shoplineapp.com, myshopline.com
Shoplazza | builder | cname shoplazza.com, myshoplaza.com
Nuvemshop (Tiendanube) | builder | cname lojavirtualnuvem.com.br, mitiendanube.com, nuvemshop.com.br
Salla | builder | cname salla.sa, salla.store
Ecwid | builder | cname ecwid.com, company.site
Volusion | builder | networks volusion | cname volusion.com
Shift4Shop | builder | cname 3dcart.com, 3dcartstores.com, shift4shop.com
Webador (JouwWeb) | builder dns | cname webador.com, jouwweb.nl, jouwweb.site | ns jouwweb.nl, webador.com
Webnode | builder dns | cname webnode.com, webnode.page, webnode.cz | ns webnode.com
Mozello | builder | cname mozello.com
Bubble | builder | cname bubbleapps.io, bubble.io
Canva | builder | cname my.canva.site, canva.site
Notion | builder | cname notion.site, notion.so
Super | builder | cname super.so, super.site
GitBook | builder | cname gitbook.io, gitbook.com
ReadMe | builder | cname readme.io, readmessl.com, readme.com
Mintlify | builder | cname mintlify.app, mintlify.dev, mintlify-dns.com
Zendesk | builder mail | cname zendesk.com | mx zendesk.com | spf mail.zendesk.com | note for mail, it handles requests to a help desk
Freshdesk | builder mail | cname freshdesk.com, freshservice.com | spf email.freshdesk.com | note for mail, it handles requests to a help desk
Intercom | builder | cname custom.intercom.help, intercom.help
Help Scout | builder mail | cname helpscoutdocs.com | spf helpscoutemail.com | note for mail, it handles requests to a help desk
Atlassian Statuspage | builder | cname stspg-customer.com, statuspage.io
Better Stack | builder | cname betteruptime.com, betterstack.com
Discourse | builder | cname hosted-by-discourse.com, discoursehosting.net
Unbounce | builder | cname unbouncepages.com
Leadpages | builder | cname leadpages.net, leadpages.co, lpages.co
Instapage | builder | cname instapage.com, pageserve.co
ClickFunnels | builder | cname clickfunnels.com, myclickfunnels.com
GoHighLevel | builder | cname msgsndr.com, leadconnectorhq.com, ludicrous.cloud
systeme.io | builder | cname systeme.io
Kajabi | builder | cname mykajabi.com, kajabi.com
Teachable | builder | cname teachable.com
Thinkific | builder | cname thinkific.com
Podia | builder | cname podia.com
Odoo | builder | cname odoo.com, odoo.sh
GoDaddy Website Builder | builder | cname godaddysites.com, websites.secureserver.net
Zoho Sites | builder | cname zohosites.com, zohosites.eu, zohosites.in
Pixieset | builder | cname pixieset.com
SmugMug | builder | cname domains.smugmug.com, smugmug.com
Format | builder | cname format.com, 4ormat.com
Cargo | builder | cname cargocollective.com, cargo.site
Adobe Portfolio | builder | cname myportfolio.com
Bandzoogle | builder | cname bandzoogle.com
Eventive | builder | cname eventive.org
`;
