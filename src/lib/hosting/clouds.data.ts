/** Clouds that let servers and run programs, and storage to be read from the web. */
export const clouds = `
Amazon Web Services | host dns mail | asn 16509, 14618, 8987, 7224 | networks amazon, aws | reverse amazonaws.com, amazonaws.com.cn, awsglobalaccelerator.com | cname amazonaws.com, amazonaws.com.cn, elasticbeanstalk.com, awsglobalaccelerator.com, awsapprunner.com, amplifyapp.com | ns awsdns-#.com, awsdns-#.net, awsdns-#.org, awsdns-#.co.uk | mx amazonaws.com, awsapps.com | spf amazonses.com | sender
Google Cloud | host dns | asn 396982 | networks google cloud | reverse googleusercontent.com | cname appspot.com, run.app, cloudfunctions.net, storage.googleapis.com | ns googledomains.com
Google | host | asn 15169 | networks google | reverse 1e100.net
Microsoft Azure | host dns | asn 8075, 8068, 8069 | networks microsoft | reverse cloudapp.net, cloudapp.azure.com | cname azurewebsites.net, cloudapp.net, cloudapp.azure.com, azurestaticapps.net, azurecontainerapps.io, trafficmanager.net, core.windows.net, azure-api.net | ns azure-dns.com, azure-dns.net, azure-dns.org, azure-dns.info
Oracle Cloud | host dns | asn 31898 | networks oracle | reverse oraclecloud.com | cname oraclecloud.com, oraclegovcloud.com | ns oraclecloud.net
IBM Cloud | host dns | asn 36351 | networks softlayer | reverse networklayer.com, softlayer.com | cname appdomain.cloud, mybluemix.net | ns softlayer.com
DigitalOcean | host dns | asn 14061 | networks digitalocean | cname ondigitalocean.app, digitaloceanspaces.com | ns digitalocean.com
Akamai Cloud (Linode) | host dns | asn 63949 | networks linode, akamai connected cloud | reverse linode.com, linodeusercontent.com | cname linode.com, linodeobjects.com | ns linode.com
Vultr | host dns | asn 20473 | networks choopa, vultr, the constant company | reverse vultrusercontent.com, vultr.com, choopa.net | cname vultrobjects.com | ns vultr.com
Hetzner | host dns mail | asn 24940, 212317, 213230 | networks hetzner | reverse your-server.de, your-cloud.host, hetzner.com, hetzner.de | cname your-server.de, your-objectstorage.com | ns hetzner.com, hetzner.de, your-server.de, first-ns.de, second-ns.de, second-ns.com | mx your-server.de
OVHcloud | host dns mail | asn 16276, 35540 | networks ovh | reverse ovh.net, ovh.ca, ovh.us, kimsufi.com, ip-ovh.net | cname ovh.net, ovh.ca, ovh.us | ns ovh.net, ovh.ca, anycast.me | mx ovh.net, ovh.ca | spf mx.ovh.com, mx.ovh.ca
Scaleway | host dns | asn 12876 | networks scaleway, online sas, online s a s | reverse scw.cloud, poneytelecom.eu, online.net, scaleway.com | cname scw.cloud | ns online.net, scw.cloud, scaleway.com
UpCloud | host | asn 202053, 25697 | networks upcloud | reverse upcloud.host | cname upcloudobjects.com, upcloudlb.com
Exoscale | host dns | asn 61098 | networks exoscale, akenes | cname exo.io | ns exoscale.ch, exoscale.com, exoscale.io, exoscale.net
Kamatera | host | asn 36007 | networks kamatera | reverse kamatera.com
Alibaba Cloud | host dns mail | asn 45102, 37963, 134963 | networks alibaba, aliyun, cnnic alibaba | cname aliyuncs.com, alicloudwaf.com, yundunwaf#.com | ns alidns.com, hichina.com | mx mxhichina.com, qiye.aliyun.com, sg.aliyun.com | spf spf.mxhichina.com, spf.qiye.aliyun.com
Tencent Cloud | host dns mail | asn 45090, 132203, 133478 | networks tencent | cname myqcloud.com, tencentcos.cn, qcloudwaf.com, tencentcloudbase.com | ns dnspod.net, dnspod.com, dnsv#.com | mx qq.com, exmail.qq.com | spf spf.mail.qq.com
Huawei Cloud | host dns | asn 55990, 136907 | networks huawei | reverse hwclouds-dns.com | cname myhuaweicloud.com | ns huaweicloud-dns.com, huaweicloud-dns.cn, huaweicloud-dns.net, huaweicloud-dns.org, hwclouds-dns.com
Baidu AI Cloud | host | asn 38365, 55967 | networks baidu | cname bcebos.com
Yandex Cloud | host dns | asn 200350 | networks yandex cloud, yandexcloud | cname yandexcloud.net | ns yandexcloud.net
NAVER Cloud | host dns | asn 23576 | networks naver | cname ntruss.com | ns ncloud.com
Rackspace | host dns mail | asn 33070, 19994, 15395, 27357, 12200 | networks rackspace | reverse cloud-ips.com, rackspace.com, rackspace.net | cname rackcdn.com | ns stabletransit.com, rackspace.com, rackspace.net | mx emailsrvr.com | spf emailsrvr.com
Backblaze B2 | host | asn 40401 | networks backblaze | cname backblazeb2.com
Equinix Metal | host | asn 54825 | networks packet | reverse packet.net
Wasabi | host | asn 395717 | cname wasabisys.com
`;
