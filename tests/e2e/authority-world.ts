import type { Zone } from '#ports/dns/fake';
import { sampleRegistration } from '#ports/rdap/fake';
import { authorityRoutes, MAKERS_KEY } from '../servers/authority-routes.ts';
import type { Route } from '../servers/http-server.ts';

/** Domains of which more or less is known. The DNS names no mail server for the second. */
export const authorityZone: Zone = {
  'linked.test': { A: ['192.0.2.90'], NS: ['ns1.example.com'], MX: ['10 mail.example.com'] },
  'best-cheap-tea-shop-4u.test': { A: ['192.0.2.91'], NS: ['ns1.sedoparking.com'] },
};

/** Sources that tell of them, and their registry, which says when the second was registered: two days ago. */
export function authorityWorld(): Record<string, Route> {
  const lately = [{ eventAction: 'registration', eventDate: new Date(Date.now() - 2 * 86_400_000).toISOString() }];
  const json = (body: object): Route => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    ...authorityRoutes({
      'linked.test': { captures: 40_000, firstCapture: '1998-12-05', pageRank: 6.12, mozDomain: 57 },
    }),
    '/rdap/domain/linked.test': json(sampleRegistration('linked.test')),
    '/rdap/domain/best-cheap-tea-shop-4u.test': json({
      ...sampleRegistration('best-cheap-tea-shop-4u.test'),
      events: lately,
    }),
  };
}

/** So that the site asks these instead of the internet's. */
export function authoritySettings(origin: string): Record<string, string> {
  return {
    COMMON_CRAWL_INDEX_URL: `${origin}/cc`,
    INTERNET_ARCHIVE_URL: `${origin}/ia`,
    CT_SEARCH_URL: `${origin}/ct`,
    OPENPAGERANK_URL: `${origin}/opr/getPageRank`,
    OPENPAGERANK_API_KEY: MAKERS_KEY,
    MOZ_API_URL: `${origin}/moz/jsonrpc`,
    MOZ_API_TOKEN: MAKERS_KEY,
  };
}
