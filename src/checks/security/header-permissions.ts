import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'The page limits browser permissions',
  failed: 'The page does not limit browser permissions',
  severity: 'advice',
  why: 'A Permissions-Policy prevents embedded pages from asking for camera, microphone or location in your name.',
  source: { name: 'W3C: Permissions Policy', url: 'https://www.w3.org/TR/permissions-policy/' },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind } }) => (kind !== 'page' ? 'does-not-apply' : judged(headers)),
  fix: () => ({
    words:
      'Keep what only your own pages may ask for from embedded ones, and switch off what the site does not use, with () in place of (self).',
    code: serverLines('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=(self)'),
    goes: 'headers',
  }),
  cases: {
    passes: [
      { html: '<p>x', headers: { 'permissions-policy': 'camera=()' } },
      {
        html: '<p>x',
        headers: { 'permissions-policy': 'geolocation=(self "https://a.example"), camera=self;report-to=a' },
      },
    ],
    fails: [
      '<p>x',
      { html: '<p>x', headers: { 'permissions-policy': "camera 'none'; microphone 'none'" } },
      { html: '<p>x', headers: { 'feature-policy': "camera 'none'" } },
      { html: '<p>x', headers: { 'permissions-policy': 'camera=*, geolocation=()' } },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

/** `name=value` with a list, a word or a star. Source: W3C Permissions Policy, 5.2, a dictionary of RFC 9651. */
const entry = /^[a-z*][\w.*-]{0,60}=(?:\([^()]{0,2000}\)|\*|[a-z]{1,20}|"[^"]{0,500}")(?:;.{0,200})?$/;

function judged(headers: Readonly<Record<string, string>>) {
  const policy = headers['permissions-policy']?.slice(0, 10_000);
  if (policy === undefined) {
    const old = headers['feature-policy'];
    return old === undefined
      ? [{ detail: 'There is no Permissions-Policy.' }]
      : [{ detail: 'There is only a Feature-Policy, the header from before, which browsers no longer read.' }];
  }
  const wrong = policy
    .split(',')
    .map((each) => each.trim())
    .find((each) => each !== '' && !entry.test(each));
  if (wrong === undefined) {
    const open = /(?:^|[\s,])((?:camera|microphone|geolocation|display-capture|payment|usb)=\*)/.exec(policy)?.[1];
    if (open === undefined) return 'passed' as const;
    const detail = `The Permissions-Policy says ${open}: every embedded page may ask for it.`;
    return [{ title: 'Embedded pages may ask for everything', detail, where: [open] }];
  }
  return [
    {
      title: 'The Permissions-Policy is malformed',
      detail: `Browsers pass over the whole header, as they cannot read ${quoted(wrong)}.`,
      where: [`Permissions-Policy: ${policy.slice(0, 200)}`],
    },
  ];
}
