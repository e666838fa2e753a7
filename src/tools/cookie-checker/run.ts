import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { counted } from '#lib/counted';
import type { PageFacts } from '#lib/page/facts';
import { checkPage } from '#lookups/check-page';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const { facts, view } = await checkPage(url, {
    http,
    browser,
    rendered,
    signal,
    report,
    checks: checksAbout('cookie', 'consent-cookies'),
  });
  const cookies = facts.cookies ?? [];
  return {
    ...view,
    total: cookies.length,
    cookies: cookies.map((cookie) => ({
      name: cookie.name.slice(0, 200),
      host: cookie.domain === '' ? `${new URL(cookie.from).host} only` : `${cookie.domain} and its subdomains`,
      lifetime: lifetimeOf(cookie),
      ...{ secure: cookie.isSecure, httpOnly: cookie.isHttpOnly, sameSite: cookie.sameSite || 'not stated' },
      ...{ size: cookie.length, from: cookie.from },
    })),
  };
};

export default run;

function lifetimeOf({ maxAge, expires }: PageFacts['cookies'][number]): string {
  if (maxAge === null) return expires === '' ? 'until the browser is closed' : `until ${expires.slice(0, 60)}`;
  if (maxAge <= 0) return 'deleted immediately';
  const [unit, size] =
    maxAge >= 86_400
      ? (['day', 86_400] as const)
      : maxAge >= 3_600
        ? (['hour', 3_600] as const)
        : (['minute', 60] as const);
  const count = Math.max(1, Math.round(maxAge / size));
  return counted(count, unit);
}
