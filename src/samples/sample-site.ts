import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownRobotsTxt } from '#lib/own-robots-txt';
import { samplesPath } from '#lib/sample-address';
import type { HeldAnswer } from '#ports/http/port';
import { article, cookies, gardenShop, german, script, seeds, sitemap, style } from './garden-shop.data.ts';

/** What the site's own samples answer, by path below `/samples/`, and nothing for an address that is none of them. */
export type SampleSite = (url: URL) => HeldAnswer | undefined;

/** Of every answer: not for search engines, and nothing of other sites is loaded, whatever a page names. */
const HEADERS = {
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'self' 'unsafe-inline'",
  'cache-control': 'no-cache',
};

const MISSING: HeldAnswer = { status: 404, headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } };

/** Sent back to their own page alone. */
const COOKIES = [
  'session=5f3a9c; Path=/samples/cookies',
  'basket=7; Path=/samples/cookies; Max-Age=630720000; SameSite=None',
  '_ga=GA1.1.1234567890.1741737600; Path=/samples/cookies; Max-Age=63072000',
  '__Host-visitor=12; Path=/samples/cookies',
];

/**
 * The pages and pictures at the addresses that definitions name by `sampleAddress`. The server sends them, and the client that
 * fetches for tools takes them from here, without a connection: a fixed list, of which nothing a visitor sends is a part.
 *
 * @param publicUrl the site's own address: others, and other paths of it, are none of ours. Its robots.txt counts, as
 * tools ask for it beside a page.
 */
export async function openSampleSite(publicUrl: string): Promise<SampleSite> {
  const own = (text: string) => text.replaceAll('{origin}', publicUrl);
  const held = (type: string, body: Uint8Array | string, setCookies?: readonly string[]): HeldAnswer => ({
    headers: { ...HEADERS, 'content-type': type },
    body,
    ...(setCookies && { setCookies }),
  });
  const page = (html: string) => held('text/html; charset=utf-8', own(html));
  const redirect = (status: number, location: string) => ({ status, headers: { ...HEADERS, location } });
  const picture = async (name: string, type: string) =>
    held(type, await readFile(join(import.meta.dirname, 'pictures', name)));
  const document = async (name: string) =>
    held('application/pdf', await readFile(join(import.meta.dirname, 'documents', name)));
  const [hills, placed, seedling, packet, codes, cup] = await Promise.all([
    picture('hills.jpg', 'image/jpeg'),
    picture('hills-placed.jpg', 'image/jpeg'),
    picture('seedling.png', 'image/png'),
    picture('seed-packet.png', 'image/png'),
    picture('codes.png', 'image/png'),
    // A photograph by Rachel Michetti (CC0).
    picture('cup.jpg', 'image/jpeg'),
  ]);
  const [handbook, form] = await Promise.all([document('handbook.pdf'), document('order-form.pdf')]);
  const shop = page(gardenShop);
  const answers = new Map<string, HeldAnswer>([
    ['garden-shop', { ...shop, headers: { ...shop.headers, 'x-powered-by': 'PHP/7.2.24' } }],
    ['garden-shop/seeds', page(seeds)],
    ['garden-shop/de', page(german)],
    ['garden-shop/style.css', held('text/css; charset=utf-8', style)],
    ['garden-shop/menu.js', held('text/javascript', script)],
    ['article', page(article)],
    ['cookies', held('text/html; charset=utf-8', cookies, COOKIES)],
    ['sitemap.xml', held('application/xml; charset=utf-8', own(sitemap))],
    ['moved', redirect(302, `${samplesPath}moved-again`)],
    ['moved-again', redirect(301, `${samplesPath}garden-shop`)],
    ['loop', redirect(302, `${samplesPath}loop`)],
    ['hills.jpg', hills],
    ['hills-placed.jpg', placed],
    ['seedling.png', seedling],
    ['seed-packet.png', packet],
    ['handbook.pdf', handbook],
    ['order-form.pdf', form],
    ['codes.png', codes],
    ['cup.jpg', cup],
  ]);
  const robots = held('text/plain; charset=utf-8', ownRobotsTxt(publicUrl));
  return ({ origin, pathname }) => {
    if (origin !== publicUrl) return undefined;
    if (pathname === '/robots.txt') return robots;
    if (!pathname.startsWith(samplesPath)) return undefined;
    return answers.get(pathname.slice(samplesPath.length)) ?? MISSING;
  };
}
