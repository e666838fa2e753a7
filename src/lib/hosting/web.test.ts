import { describe, expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import type { Verdict } from './verdict.ts';
import { cdnOf, type WebSigns, webHosts } from './web.ts';

const told = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ provider, sureness }) => `${provider.name}, ${sureness}`);

const at = (asn: number | undefined, reverseName?: string, isConfirmed = true): WebSigns => ({
  addresses: [{ address: '192.0.2.1', asn, network: undefined, reverseName, isConfirmed }],
});
const via = (...targets: string[]): WebSigns => ({
  aliases: targets.map((target) => ({ name: 'www.site.test', target })),
});
const sends = (headers: Record<string, string>): WebSigns => ({ answers: [{ url: 'https://site.test/', headers }] });

const cases: [about: string, signs: WebSigns, hosts: string[], cdns: string[]][] = [
  ['nothing', {}, [], []],
  ['a known network', at(24940), ['Hetzner, likely'], []],
  ['a network and its reverse name', at(24940, 'static.1.2.0.192.clients.your-server.de'), ['Hetzner, sure'], []],
  ['a reverse name that leads back', at(undefined, 'host.contaboserver.net'), ['Contabo, likely'], []],
  ['a reverse name that does not', at(undefined, 'host.contaboserver.net', false), ['Contabo, possible'], []],
  [
    'a network and a reverse name that does not lead back',
    at(51167, 'x.contaboserver.net', false),
    ['Contabo, likely'],
    [],
  ],
  ['an alias', via('site.github.io'), ['GitHub (Pages), sure'], []],
  ['two aliases', via('ext-cust.squarespace.com'), ['Squarespace, sure'], []],
  ['a header', sends({ 'x-vercel-id': 'fra1::abc' }), ['Vercel, likely'], []],
  ['a header and an alias', { ...via('cname.vercel-dns.com'), ...sends({ server: 'Vercel' }) }, ['Vercel, sure'], []],
  ['a newer alias of Vercel', via('a1b2.vercel-dns-017.com'), ['Vercel, sure'], []],
  [
    'a platform on a cloud',
    { ...at(16509), ...sends({ via: '1.1 vegur' }) },
    ['Heroku, likely', 'Amazon Web Services, likely'],
    [],
  ],
  [
    'a host on a cloud',
    { ...at(396982), ...sends({ 'x-proxy-cache-info': 'DT:1' }) },
    ['SiteGround, likely', 'Google Cloud, likely'],
    [],
  ],
  [
    'WP Engine on Google Cloud',
    { ...at(396982), ...sends({ 'x-powered-by': 'WP Engine' }) },
    ['WP Engine, likely', 'Google Cloud, likely'],
    [],
  ],
  [
    'Cloudflare alone',
    { ...at(13335), ...sends({ 'cf-ray': '8f-FRA', server: 'cloudflare' }) },
    [],
    ['Cloudflare, sure'],
  ],
  ['Cloudflare, and no headers', at(13335), [], ['Cloudflare, likely']],
  [
    'Cloudflare before Vercel',
    { ...at(13335), ...sends({ 'cf-ray': '1', 'x-vercel-id': '2' }) },
    ['Vercel, likely'],
    ['Cloudflare, sure'],
  ],
  [
    'Cloudflare before Kinsta',
    { ...at(13335), ...sends({ 'cf-ray': '1', 'ki-edge': 'v=20', server: 'cloudflare' }) },
    ['Kinsta, likely'],
    ['Cloudflare, sure'],
  ],
  [
    'Cloudflare before WP Engine',
    { ...at(13335), ...sends({ server: 'cloudflare', 'x-powered-by': 'WP Engine' }) },
    ['WP Engine, likely'],
    ['Cloudflare, sure'],
  ],
  [
    'Shopify behind Cloudflare',
    { ...via('shops.myshopify.com'), ...sends({ 'cf-ray': '1', 'x-shopid': '7' }) },
    ['Shopify, sure'],
    ['Cloudflare, likely'],
  ],
  [
    'HubSpot behind Cloudflare',
    { ...via('7.group7.sites.hubspot.net', '7.group7.sites.hscoscdn00.net'), ...at(13335) },
    ['HubSpot, sure'],
    ['Cloudflare, likely'],
  ],
  [
    'CloudFront, whose network is Amazon',
    { ...via('d1.cloudfront.net'), ...at(16509, 'server-1.fra60.r.cloudfront.net') },
    [],
    ['Amazon CloudFront, sure'],
  ],
  [
    'CloudFront by header only',
    { ...at(16509), ...sends({ 'x-amz-cf-id': 'x', via: '1.1 a.cloudfront.net (CloudFront)' }) },
    [],
    ['Amazon CloudFront, likely'],
  ],
  [
    'CloudFront before S3',
    { ...at(16509), ...sends({ 'x-amz-cf-pop': 'FRA', server: 'AmazonS3' }) },
    ['Amazon Web Services, likely'],
    ['Amazon CloudFront, likely'],
  ],
  [
    'CloudFront before Netlify',
    { ...via('d1.cloudfront.net'), ...sends({ server: 'Netlify' }) },
    ['Netlify, likely'],
    ['Amazon CloudFront, sure'],
  ],
  [
    'Azure Front Door',
    { ...via('x.azurefd.net', 'star.trafficmanager.net', 'part.t-msedge.net'), ...at(8068) },
    [],
    ['Azure Front Door, sure'],
  ],
  ['Azure App Service', { ...via('x.azurewebsites.net'), ...at(8075) }, ['Microsoft Azure, sure'], []],
  ['Fastly', { ...at(54113), ...sends({ 'x-served-by': 'cache-fra-1, cache-fra-2' }) }, [], ['Fastly, sure']],
  [
    'GitHub Pages on Fastly',
    {
      ...at(54113, 'cdn-185-199-108-153.github.com'),
      ...sends({ server: 'GitHub.com', 'x-served-by': 'cache-fra-1' }),
    },
    ['GitHub (Pages), sure'],
    ['Fastly, sure'],
  ],
  [
    'Pantheon on Fastly',
    { ...at(54113), ...sends({ 'x-pantheon-styx-hostname': 'styx', 'x-served-by': 'cache-fra-1' }) },
    ['Pantheon, likely'],
    ['Fastly, sure'],
  ],
  [
    'Substack',
    { ...via('target.substack-custom-domains.com'), ...sends({ 'x-served-by': 'Substack', 'cf-ray': '1' }) },
    ['Substack, sure'],
    ['Cloudflare, likely'],
  ],
  [
    'Akamai',
    { ...via('site.test.edgekey.net', 'e1.a.akamaiedge.net'), ...at(20940, 'a1.deploy.static.akamaitechnologies.com') },
    [],
    ['Akamai, sure'],
  ],
  ['Imperva', { ...via('x.incapdns.net'), ...sends({ 'x-iinfo': '1', 'x-cdn': 'Imperva' }) }, [], ['Imperva, sure']],
  ['Sucuri', { ...at(30148), ...sends({ server: 'Sucuri/Cloudproxy', 'x-sucuri-id': '11' }) }, [], ['Sucuri, sure']],
  ['bunny.net', { ...via('site.b-cdn.net'), ...sends({ server: 'BunnyCDN-DE1-1' }) }, [], ['bunny.net, sure']],
  ['Cloudflare Pages', { ...via('site.pages.dev'), ...at(13335) }, ['Cloudflare Pages, sure'], ['Cloudflare, likely']],
  ['Wix', { ...via('cdn1.wixdns.net'), ...sends({ server: 'Pepyaka', 'x-wix-request-id': '1' }) }, ['Wix, sure'], []],
  ['Squarespace', sends({ server: 'Squarespace' }), ['Squarespace, likely'], []],
  [
    'Webflow behind Cloudflare',
    { ...via('cdn.webflow.com'), ...sends({ 'cf-ray': '1', 'x-wf-region': 'us-east-1' }) },
    ['Webflow, sure'],
    ['Cloudflare, likely'],
  ],
  [
    'Netlify',
    { ...at(16509), ...sends({ server: 'Netlify', 'x-nf-request-id': '01' }) },
    ['Netlify, likely', 'Amazon Web Services, likely'],
    [],
  ],
  [
    'Render behind Cloudflare',
    { ...via('x.onrender.com'), ...sends({ 'cf-ray': '1', 'x-render-origin-server': 'Render' }) },
    ['Render, sure'],
    ['Cloudflare, likely'],
  ],
  ['Fly.io', { ...at(40509), ...sends({ server: 'Fly/1 (2025)', via: '1.1 fly.io' }) }, ['Fly.io, sure'], []],
  [
    'WordPress.com',
    { ...at(2635), ...sends({ 'host-header': 'WordPress.com' }) },
    ['WordPress.com, likely', 'Automattic, likely'],
    [],
  ],
  ['Hostinger', { ...at(47583), ...sends({ platform: 'hostinger', panel: 'hpanel' }) }, ['Hostinger, sure'], []],
  [
    'a load balancer of Amazon',
    { ...via('lb-1.eu-central-1.elb.amazonaws.com'), ...at(16509) },
    ['Amazon Web Services, sure'],
    [],
  ],
  ['a cookie of Azure', sends({ 'set-cookie': 'ARRAffinity=0123secret; Path=/' }), ['Microsoft Azure, likely'], []],
  ['a parked name', { ...at(47846) }, ['Sedo, likely'], []],
  [
    'an address beside the CDN',
    {
      addresses: [
        { address: '192.0.2.1', asn: 13335 },
        { address: '2001:db8::1', asn: 24940 },
      ],
    },
    ['Hetzner, possible'],
    ['Cloudflare, likely'],
  ],
  [
    'CDN headers from elsewhere',
    { ...at(24940), ...sends({ 'cf-ray': '1' }) },
    ['Hetzner, possible'],
    ['Cloudflare, likely'],
  ],
  [
    'two CDNs',
    { ...at(13335), ...sends({ 'cf-ray': '1', 'x-served-by': 'cache-fra' }) },
    [],
    ['Cloudflare, sure', 'Fastly, likely'],
  ],
  [
    'Blogger',
    { ...via('ghs.google.com'), ...at(15169), ...sends({ server: 'GSE' }) },
    ['Google (Blogger, Sites), sure', 'Google, likely'],
    [],
  ],
];

const lookAlikes: [about: string, signs: WebSigns][] = [
  ['a longer label', via('www.notgithub.io')],
  ['a suffix in the middle', via('amazonaws.com.evil.example')],
  ['a hyphen instead of a dot', via('evil-amazonaws.com.example')],
  ['a hyphen before the name', via('evil-amazonaws.com')],
  ['a reverse name of somebody else', at(undefined, 'static.your-server.de.evil.example')],
  ['a network of somebody else', { addresses: [{ address: '192.0.2.1', network: 'NotCloudflare Ltd' }] }],
  ['a server that begins otherwise', sends({ server: 'my-cloudflare-clone' })],
  ['a server that goes on', sends({ server: 'Squarespaceship' })],
  [
    'values that do not fit',
    sends({ 'x-powered-by': 'PHP/8 (not WP Engine)', 'x-served-by': 'web-1', via: '1.1 varnish' }),
  ],
  ['a common server', sends({ server: 'nginx', 'x-powered-by': 'PHP/8.3' })],
  ['a header of an object', sends({})],
];

describe('who serves a site', () => {
  it.each(cases)('by %s', (_, signs, hosts, cdns) => {
    expect([told(webHosts(signs)), told(cdnOf(signs))]).toEqual([hosts, cdns]);
  });

  it.each(lookAlikes)('is nobody known by %s', (_, signs) => {
    expect([webHosts(signs), cdnOf(signs)]).toEqual([[], []]);
  });

  it('says which mark was seen where', () => {
    const signs = {
      ...via('site.netlify.app'),
      ...at(16509, 'ec2-1.compute.amazonaws.com'),
      ...sends({ server: 'Netlify', 'x-nf-request-id': '0'.repeat(200) }),
    };
    const [netlify, amazon] = webHosts(signs);
    expect(netlify?.evidence).toEqual([
      { mark: 'cname', where: 'www.site.test', value: 'site.netlify.app' },
      { mark: 'header', where: 'https://site.test/', value: 'server: Netlify' },
      { mark: 'header', where: 'https://site.test/', value: `x-nf-request-id: ${'0'.repeat(120)}…` },
    ]);
    expect(amazon?.evidence).toEqual([
      { mark: 'network', where: '192.0.2.1', value: 'AS16509' },
      { mark: 'reverse', where: '192.0.2.1', value: 'ec2-1.compute.amazonaws.com' },
    ]);
  });

  it("shows of a cookie only the mark, not the visitor's number", () => {
    const [azure] = webHosts(sends({ 'set-cookie': 'a=1; Path=/, ARRAffinity=0123secret; Path=/' }));
    expect(azure?.evidence[0]?.value).toBe('set-cookie: ARRAffinity=');
  });

  it('takes in a thousand aliases, addresses and headers in no time', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => at);
    const signs: WebSigns = {
      aliases: many.map((at) => ({ name: `a${at}.test`, target: `${'a.'.repeat(100)}cloudfront.net.x${at}.test` })),
      addresses: many.map((asn) => ({
        address: '192.0.2.1',
        asn,
        network: 'x '.repeat(500),
        reverseName: 'a.'.repeat(100),
      })),
      answers: [
        { url: 'https://site.test/', headers: Object.fromEntries(many.map((at) => [`x-${at}`, 'y'.repeat(1000)])) },
      ],
    };
    expect(await ownTime(() => webHosts(signs))).toBeLessThan(2000);
  });
});
