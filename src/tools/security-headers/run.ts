import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { scoreFormula, scoreOf } from '#kit/score';
import { policyFor } from '#lib/page/content-policy';
import { headerFor } from '#lib/page/server-lines';
import { checkPage } from '#lookups/check-page';
import type tool from './tool.ts';

/** What a site without special needs sends. Source: OWASP Secure Headers Project. */
const recommended: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

const others = [
  ...['content-security-policy-report-only', 'cross-origin-embedder-policy'],
  ...['cross-origin-resource-policy', 'x-xss-protection', 'x-permitted-cross-domain-policies'],
];

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const checks = checksAbout(
    'header',
    'https',
    'mixed',
    'cookie',
    'form-plain',
    'script-integrity',
    'integrity',
    'plain-redirects',
    'request-blocked',
  );
  const { facts, verdicts, view } = await checkPage(url, { http, browser, rendered, signal, report, checks });
  // Only what headers say is graded: a page without files or forms does not earn its grade by that.
  const value = scoreOf(verdicts.filter(({ check }) => /^(?:header|cookie)-/.test(check.id)));
  const { headers = {} } = facts.answer ?? {};
  const isEncrypted = view.url.startsWith('https:');
  // A policy that nobody has tried breaks pages: what it would block is only reported.
  const isUnlimited =
    headers['content-security-policy'] === undefined && headers['content-security-policy-report-only'] === undefined;
  const trial = isUnlimited && facts.resources && facts.pictures && policyFor(facts.resources, facts.pictures);
  const wanted = { ...recommended, ...(trial && { 'Content-Security-Policy-Report-Only': trial }) };
  const missing = Object.entries(wanted).filter(
    ([name]) => headers[name.toLowerCase()] === undefined && (isEncrypted || name !== 'Strict-Transport-Security'),
  );
  const lines = (server: 'nginx' | 'caddy' | 'apache') =>
    missing.map(([name, value]) => headerFor(server, name, value)).join('\n');
  const names = ['content-security-policy', ...Object.keys(recommended).map((name) => name.toLowerCase()), ...others];
  return {
    ...view,
    ...gradeOf(value, isEncrypted),
    ...(missing.length > 0 && { nginx: lines('nginx'), caddy: lines('caddy'), apache: lines('apache') }),
    headers: names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [{ name, value: value.slice(0, 2_000) }];
    }),
  };
};

export default run;

const grades = [
  ['A+', 95],
  ['A', 85],
  ['B', 70],
  ['C', 55],
  ['D', 40],
  ['E', 25],
] as const;

function gradeOf(value: number | null, isEncrypted: boolean) {
  if (value === null) return { grade: null, score: null };
  const grade = (isEncrypted && grades.find(([, least]) => value >= least)?.[0]) || 'F';
  return { grade, score: { value, of: 100, word: `grade ${grade}`, formula: scoreFormula } };
}
