import { describe, expect, it } from 'vitest';
import { openSampleSite } from './sample-site.ts';

const OWN = 'https://tools.example.com';
const site = await openSampleSite(OWN);
const at = (address: string) => site(new URL(address, OWN));

describe('the sample site', () => {
  it.each([
    'http://tools.example.com/samples/garden-shop',
    'https://tools.example.com:8443/samples/garden-shop',
    'https://tools.example.com.attacker.example/samples/garden-shop',
    'https://localhost/samples/garden-shop',
    '/',
    '/samples',
    '/tools/word-counter',
    '/samples/../api/health',
    '/samples/%2e%2e/api/health',
    '/files/some-id/photo.jpg',
    '/sitemap.xml',
  ])('has nothing to say about %s', (address) => {
    expect(at(address)).toBeUndefined();
  });

  it('answers 404 for what is not there', () => {
    expect(at('/samples/garden-shop/tulips')).toMatchObject({ status: 404 });
    expect(at('/samples/..%2fapi/health')).toMatchObject({ status: 404 });
    expect(at('/samples/constructor')).toMatchObject({ status: 404 });
  });

  it('names its own address, and says that it is a sample', () => {
    const { body, headers } = at('/samples/garden-shop') ?? {};
    expect(body).toContain(`href="${OWN}/samples/garden-shop"`);
    expect(body).toContain('This page is a sample');
    expect(body).not.toContain('{origin}');
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex' });
  });

  it('has a robots.txt beside its pages: the one of the site', () => {
    expect(at('/robots.txt')?.body).toContain(`Sitemap: ${OWN}/sitemap.xml`);
  });

  it('redirects in steps', () => {
    expect(at('/samples/moved')).toMatchObject({ status: 302, headers: { location: '/samples/moved-again' } });
    expect(at('/samples/moved-again')).toMatchObject({ status: 301, headers: { location: '/samples/garden-shop' } });
  });

  it('keeps cookies to the page that sets them', () => {
    const set = at('/samples/cookies')?.setCookies ?? [];
    expect(set).toHaveLength(4);
    expect(set.filter((cookie) => !cookie.includes('Path=/samples/cookies'))).toEqual([]);
    expect(at('/samples/garden-shop')?.setCookies).toBeUndefined();
  });
});
