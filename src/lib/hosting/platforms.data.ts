/** Where programs and ready-made sites are handed in, and run: most are on somebody else's cloud. */
export const platforms = `
Vercel | host dns | networks vercel | cname vercel-dns.com, vercel-dns-#.com, vercel.app, now.sh | ns vercel-dns.com | anycast
Netlify | host | networks netlify | cname netlify.app, netlify.com, netlifyglobalcdn.com | anycast
Cloudflare Pages | host | cname pages.dev
Cloudflare Workers | host | cname workers.dev
GitHub (Pages) | host | asn 36459 | networks github | reverse github.com | cname github.io, github.map.fastly.net | anycast
GitLab Pages | host | cname gitlab.io
Codeberg Pages | host | cname codeberg.page
Render | host | cname onrender.com
Railway | host | asn 400940 | networks railway | cname railway.app
Fly.io | host | asn 40509 | networks fly io, fly | cname fly.dev | anycast
Heroku | host | cname herokudns.com, herokuapp.com, herokussl.com, herokuspace.com
Firebase Hosting | host | cname web.app, firebaseapp.com, hosted.app
Deno Deploy | host | cname deno.dev, deno.net
Surge | host | cname surge.sh
Koyeb | host | cname koyeb.app
Northflank | host | cname code.run, northflank.com
Zeabur | host | cname zeabur.app, zeabur.com
Replit | host | cname replit.app, repl.co, replit.dev
Lovable | host | cname lovable.app
Hugging Face Spaces | host | cname hf.space
PythonAnywhere | host | cname pythonanywhere.com
Streamlit Cloud | host | cname streamlit.app
Gigalixir | host | cname gigalixirapp.com, gigalixirdns.com
Clever Cloud | host | networks clever cloud | cname cleverapps.io, clever-cloud.com
Scalingo | host | cname scalingo.io
Platform.sh (Upsun) | host | cname platform.sh, platformsh.site, upsunapp.com
alwaysdata | host dns mail | asn 60362 | networks alwaysdata | reverse alwaysdata.net, alwaysdata.com | cname alwaysdata.net | ns alwaysdata.com | mx alwaysdata.com
Read the Docs | host | cname readthedocs.io, readthedocs.org, rtfd.io
Neocities | host | cname neocities.org
AwardSpace | host dns | reverse awardspace.net | ns awardspace.com
InfinityFree | host dns | reverse byethost.com, epizy.com | ns infinityfree.com, epizy.com, byet.org
WP Engine | host | cname wpengine.com, wpenginepowered.com, wpeproxy.com
Flywheel | host | cname flywheelsites.com, flywheelstaging.com
Kinsta | host | cname kinsta.cloud, kinsta.page, kinsta.app
Pantheon | host | cname pantheonsite.io, pantheon.io
Acquia | host | cname acquia-sites.com, acsitefactory.com
WordPress.com | host dns builder | cname wordpress.com, wpcomstaging.com | ns wordpress.com | anycast
WordPress VIP | host | cname go-vip.net, go-vip.co
Pressable | host | cname mystagingwebsite.com, atomicsites.net
Pagely | host | cname pagelyhosting.com, pressdns.com
Servebolt | host | networks servebolt | cname servebolt.cloud, servebolt.com
Cloudways | host | reverse cloudwaysapps.com | cname cloudwaysapps.com, cloudwaysstagingapps.com
Raidboxes | host | cname raidboxes.io, myrdbx.io
Convesio | host | cname convesio.com, convesio.cloud
Adobe Commerce Cloud | host | cname magento.cloud, magentocloud.net
Adobe Experience Manager | host | cname adobeaemcloud.com, aem.live, hlx.live, adobecqms.net
Optimizely | host | cname dxcloud.episerver.net, episerver.net
Sitecore | host | cname sitecorecloud.io
Kentico Xperience | host | cname xperience-sites.com
Automattic | host | asn 2635 | networks automattic | anycast | note the company of WordPress.com, WordPress VIP, Tumblr and Pressable
Wikimedia Foundation | host dns mail | asn 14907 | networks wikimedia | reverse wikimedia.org | cname wikimedia.org | ns wikimedia.org | mx wikimedia.org
Meta | host | asn 32934 | networks facebook, meta platforms | reverse facebook.com, fbcdn.net
Apple | host | asn 714, 6185 | networks apple | reverse apple.com
`;
