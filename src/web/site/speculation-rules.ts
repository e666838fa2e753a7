/**
 * Addresses that are never fetched or drawn before they are gone to, as URL patterns: what shows who somebody is, what a letter leads
 * to, what is no page. Nor what has a query: it may carry what somebody searched. (`*` alone would match an empty query, too.)
 */
const never = [
  ...['/account', '/admin', '/audit', '/login', '/signup', '/*-password', '/confirm-email', '/newsletter/*'],
  ...['/api/*', '/files/*', '/mcp', '/*.*', '/*\\?(.+)'],
];

/** For browsers that can draw a page before it is gone to: they do when somebody rests on its link. */
export const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, ...never.map((path) => ({ not: { href_matches: path } }))] },
      eagerness: 'moderate',
    },
  ],
};
