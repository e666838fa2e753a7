import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { findingsOf } from './findings.ts';
import { readList } from './redirect.ts';
import { resolve } from './resolve.ts';
import type tool from './tool.ts';
import { writers } from './write-servers.ts';

const run: Run<typeof tool> = ({ list, server, status, site, flatten, keepQuery }) => {
  const { redirects, unread } = readList(list, Number(status));
  const own = siteOf(site);
  const hosts = new Set(redirects.map(({ host }) => host));
  // A list of one site's addresses is a list of its paths; only several sites have to be told apart.
  const isOneSite = hosts.size === 1 || [...hosts].every((host) => host === '' || host === own?.host);
  const host = own?.host ?? (isOneSite ? ([...hosts][0] ?? '') : '');
  const resolved = resolve(redirects, { site: host, flatten });
  const isComplete = server === 'cloudflare';
  const ready = resolved.kept.map((redirect) => ({
    ...redirect,
    host: isComplete ? redirect.host || host : isOneSite ? '' : redirect.host,
    to: isComplete && redirect.to.startsWith('/') && own ? own.origin + redirect.to : redirect.to,
  }));
  const { text, refused } = writers[server](ready, { keepQuery });
  const written = ready.length - refused.length;
  return {
    [server]: written === 0 ? '' : text,
    written,
    leftOut: unread.length + refused.length + resolved.loops.length + resolved.doubled.length,
    findings: findingsOf({ unread, refused, resolved, flatten, redirects }),
  };
};

export default run;

function siteOf(site: string): URL | undefined {
  const text = site.trim();
  if (text === '') return undefined;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (url) return url;
  throw new ToolError('invalid-input', 'Your site is an address, such as https://example.com', { field: 'site' });
}
