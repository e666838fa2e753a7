import { expect, it } from 'vitest';
import { providersNamed } from './by-name.ts';

it.each([
  ['cname', 'cloudfront.net', ['Amazon CloudFront']],
  ['cname', 'd1.cloudfront.net', ['Amazon CloudFront']],
  ['cname', 'D1.CloudFront.NET.', ['Amazon CloudFront']],
  ['cname', 'github.map.fastly.net', ['GitHub (Pages)', 'Fastly']],
  ['ns', 'ns-12.awsdns-01.com', ['Amazon Web Services']],
  ['ns', 'awsdns-7.co.uk', ['Amazon Web Services']],
  ['spf', '_spf.google.com', ['Google Workspace']],
  ['reverse', 'static.1.2.3.4.clients.your-server.de', ['Hetzner']],
] as const)('by %s, %s is of %j', (mark, name, owners) => {
  expect(providersNamed(mark, name).map((provider) => provider.name)).toEqual(owners);
});

it.each([
  ['cname', 'notcloudfront.net'],
  ['cname', 'cloudfront.net.evil.example'],
  ['cname', 'cloudfront-net.example'],
  ['cname', 'cloudfrontxnet'],
  ['cname', 'net'],
  ['cname', ''],
  ['cname', '.'],
  ['cname', 'evil-amazonaws.com.example'],
  ['ns', 'd1.cloudfront.net'],
  ['ns', 'evil-awsdns-01.com'],
  ['ns', 'awsdns-1234.com'],
  ['ns', 'awsdns-.com'],
  ['ns', 'awsdns-#.com'],
  ['ns', 'awsdns-01xcom'],
  ['ns', 'awsdns-01.com.evil.example'],
] as const)('by %s, %j is of nobody', (mark, name) => {
  expect(providersNamed(mark, name)).toEqual([]);
});
