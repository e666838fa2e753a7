import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { own } from '#lib/own';
import { checkPage } from '#lookups/check-page';
import { headerPurposes } from './header-purposes.data.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const checks = checksAbout(
    'header',
    'cache',
    'compression',
    'plain-redirects',
    'redirect-chain',
    'status-ok',
    'answer',
    'request-blocked',
  );
  const { facts, view } = await checkPage(url, { http, browser, rendered, signal, report, checks });
  const { headers = {}, setCookies = [], redirects = [], waited = 0 } = facts.answer ?? {};
  const single = Object.entries(headers).filter(([name]) => name !== 'set-cookie');
  const all = [...single, ...setCookies.map((cookie) => ['set-cookie', cookie.replace(/=[^;]*/, '=…')] as const)];
  return {
    ...view,
    waited,
    headerCount: all.length,
    headers: all.map(([name, value]) => ({
      name,
      value: value.slice(0, 2_000),
      purpose: own(headerPurposes, name) ?? '',
    })),
    redirects: redirects.map((hop) => ({ status: hop.status, url: hop.url, headers: { ...hop.headers } })),
  };
};

export default run;
