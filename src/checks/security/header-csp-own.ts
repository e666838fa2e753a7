import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { directiveFor } from '#lib/page/content-policy';
import type { ContentPolicy } from '#lib/page/file-facts';
import { allowsAddress } from '#lib/page/policy-sources';
import { sources } from '#lib/page/sources.data';

/** Files of each kind that are looked up, against up to thousands of sources. */
const MOST = 30;

export default defineCheck({
  title: 'The content policy lets the page load its own files',
  failed: 'The content policy blocks files of the page itself',
  severity: 'warning',
  why: 'Browsers do not load what the policy does not allow, so the page lacks styles, scripts or pictures.',
  source: sources.contentPolicy,
  looksAt: ['answer', 'policies', 'resources', 'pictures'],
  judge: ({ answer, policies, resources: { scripts, styles, frames, media }, pictures }) => {
    if (policies.length === 0) return 'does-not-apply';
    const page = new URL(answer.url);
    const isUpgraded = policies.some(({ directives }) => directives.has('upgrade-insecure-requests'));
    const asked = (url: string) => (isUpgraded ? url.replace(/^http:/, 'https:') : url);
    const kinds = [
      { kind: 'script', one: 'script', files: scripts },
      { kind: 'style', one: 'style sheet', files: styles },
      { kind: 'picture', one: 'picture', files: pictures },
      { kind: 'frame', one: 'frame', files: frames },
      { kind: 'media', one: 'media file', files: media },
    ] as const;
    return kinds.flatMap(({ kind, one, files }) => {
      const wrong = files
        .slice(0, MOST)
        .filter(({ url }) => policies.some(({ directives }) => isBlocked(directives, { kind, url: asked(url), page })));
      if (wrong.length === 0) return [];
      return [{ detail: `The policy blocks ${counted(wrong.length, one)} of the page.`, where: wrong }];
    });
  },
  fix: 'Add the sources of these files to the directive for their kind. Inline scripts need a nonce or a hash. Try the change with Content-Security-Policy-Report-Only first.',
  cases: {
    passes: [
      { html: '<script src=/a.js></script>', headers: { 'content-security-policy': "script-src 'self'" } },
      { html: '<script>a()</script>', headers: { 'content-security-policy': "script-src 'sha256-x'" } },
      { html: '<img src="data:image/gif;base64,x">', headers: { 'content-security-policy': 'img-src data:' } },
    ],
    fails: [
      { html: '<script src=/a.js></script>', headers: { 'content-security-policy': "default-src 'none'" } },
      { html: '<script>a()</script>', headers: { 'content-security-policy': "script-src 'self'" } },
      { html: '<img src="//cdn.example/a.jpg">', headers: { 'content-security-policy': "default-src 'self'" } },
      {
        html: '<script src=/a.js></script>',
        headers: { 'content-security-policy': "script-src 'self', script-src a" },
      },
    ],
    doesNotApply: '<p>x',
  },
});

interface File {
  kind: 'script' | 'style' | 'picture' | 'frame' | 'media';
  url: string;
  page: URL;
}

function isBlocked(policy: ContentPolicy, { kind, url, page }: File): boolean {
  const { values } = directiveFor(policy, kind) ?? {};
  // A nonce or a hash may be that of this file.
  if (!values || values.some((value) => /^'(?:nonce-|sha\d|strict-dynamic)/i.test(value))) return false;
  if (url !== '') return !allowsAddress(values, url, page);
  return kind === 'script' && !values.some((value) => value.toLowerCase() === "'unsafe-inline'");
}
