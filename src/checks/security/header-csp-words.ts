import { defineCheck } from '#kit/check';
import { nearest } from '#lib/edit-distance';
import { directivesOf } from '#lib/page/content-policy';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

/** Source: CSP Level 3, 6, and the specifications that add to it. */
const known = [
  ...'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src'.split(
    ' ',
  ),
  ...'font-src connect-src media-src object-src frame-src child-src worker-src manifest-src fenced-frame-src'.split(
    ' ',
  ),
  ...'prefetch-src base-uri form-action frame-ancestors sandbox report-uri report-to navigate-to'.split(' '),
  ...'upgrade-insecure-requests require-trusted-types-for trusted-types require-sri-for webrtc'.split(' '),
  ...'block-all-mixed-content plugin-types referrer reflected-xss'.split(' '),
];
const outdated = new Set('block-all-mixed-content plugin-types referrer reflected-xss prefetch-src'.split(' '));
const valued = new Set(
  known.filter((name) => name.includes('-src') || /^(?:base-uri|form-action|frame-anc)/.test(name)),
);

/** What has a meaning only between quotes. */
const keyword =
  /^(?:self|none|(?:wasm-)?unsafe-eval|unsafe-(?:inline|hashes|allow-redirects|webtransport-hashes)|strict-dynamic|report-sample|inline-speculation-rules|trusted-types-eval|report-sha(?:256|384|512)|nonce-[\w+/=-]{1,500}|sha(?:256|384|512)-[\w+/=-]{1,200})$/i;
const otherQuotes = /^(?:["“”‘’`].{0,200}|.{0,200}["“”‘’`])$/;
const MOST = 20;

export default defineCheck({
  title: 'Browsers understand every word of the content policy',
  failed: 'Browsers do not understand the whole content policy',
  severity: 'warning',
  mostOfGroup: 89,
  why: 'Browsers silently ignore what they do not understand: the page is then less protected than it seems, or its own files are blocked.',
  source: sources.contentPolicy,
  looksAt: ['policies'],
  judge: ({ policies }) => {
    if (policies.length === 0) return 'does-not-apply';
    const faults = policies.flatMap(({ text, at }) => faultsOf(text).map((fault) => ({ ...fault, at })));
    return faults.slice(0, MOST).map(({ line, detail, isLight = false, at }) => ({
      detail,
      ...(isLight && { severity: 'advice' as const, mostOfGroup: 100 }),
      where: [at === undefined ? line : { at, shown: line }],
    }));
  },
  fix: "Write each directive once, with a semicolon after it. Keywords such as 'self', nonces and hashes are in single straight quotes, addresses are not.",
  cases: {
    passes: { html: '<p>x', headers: { 'content-security-policy': "default-src 'self' https://a.example; sandbox" } },
    fails: [
      "scripts-src 'self'",
      'default-src self',
      "default-src 'self' script-src 'none'",
      "img-src 'self'; img-src *",
      "style-src 'none' https://a.example",
      'style-src “self”',
      "default-src 'self'; block-all-mixed-content",
      "default-src: 'self'",
      "img-src 'https://a.example'",
    ].map((policy) => ({ html: '<p>x', headers: { 'content-security-policy': policy } })),
    doesNotApply: '<p>x',
  },
});

interface Fault {
  line: string;
  detail: string;
  isLight?: boolean;
}

function faultsOf(text: string): Fault[] {
  const seen = new Set<string>();
  return directivesOf(text)
    .slice(0, 50)
    .flatMap(([written, ...values]): Fault[] => {
      const name = written.toLowerCase();
      const line = [written, ...values].join(' ').slice(0, 300);
      const say = (detail: string, isLight = false) => [{ line, detail, isLight }];
      if (seen.has(name)) return say(`${quoted(name)} is there more than once. Only the first counts.`);
      seen.add(name);
      if (!known.includes(name)) {
        const meant = nearest(name.replace(/[^a-z-]/g, '').slice(0, 40), known);
        return say(`There is no directive ${quoted(written)}.${meant ? ` The nearest one is ${meant}.` : ''}`);
      }
      if (outdated.has(name)) return say(`Browsers no longer know ${quoted(name)}.`, true);
      return valued.has(name)
        ? values
            .flatMap((value) => valueFault(value, values))
            .slice(0, 3)
            .flatMap((each) => say(each))
        : [];
    });
}

function valueFault(value: string, all: readonly string[]): string[] {
  if (known.includes(value.toLowerCase())) return [`There is no semicolon before ${quoted(value)}.`];
  if (keyword.test(value)) return [`The word ${quoted(value)} must be in single quotes.`];
  if (otherQuotes.test(value)) return [`The quotes of ${quoted(value)} must be single and straight.`];
  if (value.toLowerCase() === "'none'" && all.length > 1) return ["The word 'none' does nothing beside others."];
  if (value.startsWith("'") && !keyword.test(value.slice(1, -1))) return [`There is no keyword ${quoted(value)}.`];
  return [];
}
