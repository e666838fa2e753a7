import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The address answers with a page',
  failed: 'The address does not answer with a page',
  severity: 'fatal',
  // What else is judged is then not the page, so it holds for views about anything.
  most: 25,
  why: 'Search engines only list pages that answer with status 200. Pages with errors are dropped after a while.',
  source: {
    name: 'Google: HTTP status codes',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  },
  looksAt: ['answer'],
  judge: ({ answer: { status, url, byteLength, type, redirects, headers } }) => {
    const where = [...redirects.map((hop) => `${hop.status} ${hop.url}`), `${status} ${url}`];
    const next = URL.parse(headers.location ?? '', url)?.href;
    if (status >= 300 && status <= 399 && where.some((hop) => next !== undefined && hop.endsWith(` ${next}`)))
      return [{ detail: 'The redirects lead round in a loop, so the page never comes.', where }];
    if (status < 200 || status > 299) return [{ detail: meaning(status), where }];
    return byteLength > 0 || type !== 'text/html'
      ? 'passed'
      : [{ detail: `The server sends an empty page (status ${status}).`, where }];
  },
  fix: ({ answer: { status } }) => ({
    words: isRefusal(status)
      ? 'Make sure that the server lets search engines in. Their own tools, such as the URL inspection of the Search Console, show what they get.'
      : 'Restore the page, or redirect its address to the page that replaced it.',
  }),
  cases: {
    passes: '<p>x',
    fails: [
      { status: 301, headers: { location: '/page' } },
      { status: 404 },
      { status: 403 },
      { status: 503 },
      { status: 200, html: '' },
    ],
    doesNotApply: null,
  },
});

function isRefusal(status: number): boolean {
  return status === 401 || status === 403 || status === 407 || status === 429;
}

function meaning(status: number): string {
  if (status === 404 || status === 410) return `There is no page at this address (status ${status}).`;
  if (status === 401 || status === 407) return `The server asks for a login (status ${status}).`;
  if (isRefusal(status)) return `The server refuses our request (status ${status}), and may refuse search engines too.`;
  if (status >= 500) return `The server fails (status ${status}).`;
  if (status >= 300 && status <= 399) return `The redirects do not lead to a page (status ${status}).`;
  return `The server answers with status ${status}.`;
}
