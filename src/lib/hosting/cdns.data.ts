/** Networks that are in front of a site: they deliver, cache or defend it, and hide where it runs. */
export const cdns = `
Cloudflare | cdn dns mail | asn 13335, 209242, 132892, 202623 | networks cloudflare, cloudflarenet | cname cdn.cloudflare.net | ns ns.cloudflare.com, secondary.cloudflare.com, foundationdns.com, foundationdns.net, foundationdns.org | mx mx.cloudflare.net | spf _spf.mx.cloudflare.net | anycast
Amazon CloudFront | cdn | reverse cloudfront.net | cname cloudfront.net, cloudfront.cn | anycast | within Amazon Web Services
Fastly | cdn | asn 54113 | networks fastly | cname fastly.net, fastlylb.net, fastly-edge.com | anycast
Akamai | cdn dns | asn 20940, 16625, 12222, 21342, 21357, 32787, 33905, 35994, 34164, 18717 | networks akamai | reverse akamaitechnologies.com | cname akamai.net, akamaiedge.net, akamaized.net, akamaihd.net, edgekey.net, edgekey-staging.net, edgesuite.net, akadns.net, akagtm.org | ns akam.net, akamai.net | anycast
Azure Front Door | cdn | cname azurefd.net, azureedge.net, t-msedge.net, msedge.net | anycast | within Microsoft Azure
bunny.net | cdn dns | asn 200325 | networks bunnyway, bunny | cname b-cdn.net, bunnyinfra.net | ns bunny.net | anycast
CDN77 | cdn | asn 60068 | networks cdn77, cdnext | reverse cdn77.com | cname cdn77.org, cdn77.net | anycast
KeyCDN | cdn | networks keycdn, proinity | cname kxcdn.com | anycast
Imperva | cdn | asn 19551 | networks incapsula, imperva | cname incapdns.net, impervadns.net | anycast
Sucuri | cdn dns | asn 30148 | networks sucuri | reverse sucuri.net | cname sucuri.net, sucuridns.com | ns sucuridns.com | anycast
Gcore | cdn dns | asn 199524, 202422 | networks g core, gcore | cname gcdn.co, gcorelabs.com | ns gcorelabs.net, gcdn.services | anycast
DDoS-Guard | cdn dns | asn 57724, 262254 | networks ddos guard | ns ddos-guard.net | anycast
Qrator | cdn | asn 200449 | networks qrator, hll qrator | anycast
ArvanCloud | cdn dns | asn 205585, 202468 | networks arvancloud, noyan abr arvan, arvan | cname arvancdn.ir, arvancdn.com, arvancdn.net | ns arvancdn.ir, arvancdn.com, arvancdn.net | anycast
CDNetworks | cdn | asn 36408, 38107 | networks cdnetworks | cname cdnetworks.net, cdngc.net, gccdn.net, gccdn.cn, cdnga.net, panthercdn.com
Wangsu | cdn | networks wangsu, quantil | cname wscdns.com, wsglb0.com, lxdns.com, chinanetcenter.com, wswebcdn.com, wswebpic.com, qtlglb.com
Alibaba Cloud CDN | cdn | cname kunlunsl.com, kunlunaq.com, kunlunca.com, kunlunar.com, kunlungr.com, alikunlun.com, alicdn.com | within Alibaba Cloud
Tencent Cloud CDN | cdn | cname tdnsv#.com, cdn.dnsv1.com, dnse#.com, tcdn.qq.com, tlivecdn.com | within Tencent Cloud
Huawei Cloud CDN | cdn | cname cdnhwc#.com, cdnhwc#.cn | within Huawei Cloud
Baidu CDN | cdn | cname jomodns.com, bdydns.com, yunjiasu-cdn.net | within Baidu AI Cloud
Qiniu | cdn | cname qiniudns.com, qbox.me, qiniucdn.com, clouddn.com
UPYUN | cdn | cname upcdn.net, upaiyun.com, aicdn.com
Medianova | cdn | cname mncdn.com, mncdn.net, mncdn.org
CacheFly | cdn | asn 30081 | networks cachefly, cachenetworks | cname cachefly.net | anycast
Lumen CDN | cdn | cname footprint.net, fpbns.net
Reblaze | cdn
F5 Distributed Cloud | cdn dns | asn 35280 | networks f5, volterra | cname ves.io, vh.ves.io | ns f5clouddns.com, f5cloudservices.com, volterradns.io | anycast
Myra | cdn dns | networks myra | cname ax4z.com | ns myrasecurity.org | anycast
Link11 | cdn | asn 34309 | networks link11 | anycast
Section | cdn | cname section.io
QUIC.cloud | cdn dns | cname quic.cloud | ns quicns.com, quicns.net, quicns.org | anycast
VK Cloud CDN | cdn | cname mycdn.me, cdnvideo.ru
StormWall | cdn dns | asn 59796 | networks stormwall | ns stormwall.network, storm-pro.net | anycast
NGENIX | cdn | asn 34879 | networks ngenix | cname ngenix.net | anycast
Blazing CDN | cdn | cname blazingcdn.net, blazingcdn.com
`;
