import { defineCheck } from '#kit/check';
import type { AskedFile } from '#lib/page/rendered-facts';
import { sources } from '#lib/page/sources.data';
import { withoutHash } from '#lib/url/without-hash';

export default defineCheck({
  title: 'No script leads to another page',
  failed: 'A script leads to another page',
  severity: 'warning',
  why: 'Google follows such a redirect only when it has run the scripts, and others never. A redirect of the server is read at once.',
  source: sources.redirects,
  looksAt: ['answer', 'rendered'],
  judge: ({ answer, rendered: { url, requests } }) => {
    const end = withoutHash(url);
    const first = requests.find(({ type }) => type === 'Document');
    if (end === withoutHash(answer.url) || !first || end === ledTo(first, requests)) return 'passed';
    const isLoaded = requests.some((each) => each.type === 'Document' && withoutHash(each.url) === end);
    // What only changes the address of the same page leads nowhere.
    return isLoaded
      ? [{ detail: `The page leads to ${end.slice(0, 300)} after it has loaded.`, where: [answer.url] }]
      : 'passed';
  },
  fix: 'Redirect on the server, with status 301 where the page has moved for good.',
  cases: {
    passes: ['<p>Tea', { html: '<p>Tea', rendered: { url: 'https://example.com/page?shown=1#tea' } }],
    fails: {
      html: '<script>location.replace("/new")</script>',
      rendered: {
        url: 'https://example.com/new',
        requests: [{ url: 'https://example.com/new', type: 'Document' }],
      },
    },
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

/** Where redirects of servers led from a document. */
function ledTo(first: AskedFile, requests: readonly AskedFile[]): string {
  let at: AskedFile | undefined = first;
  const seen = new Set<AskedFile>();
  while (at?.redirectedTo !== undefined && !seen.has(at)) {
    seen.add(at);
    const next: string = at.redirectedTo;
    at = requests.find((each) => each.url === next);
    if (!at) return withoutHash(next);
  }
  return withoutHash(at?.url ?? '');
}
