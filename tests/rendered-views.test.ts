import { describe, expect, it } from 'vitest';
import { everyCheck } from '#checks/every';
import { execute } from '#kit/execute';
import { isRecord } from '#lib/is-record';
import { loadTool } from '#main/load-tools';
import { createFakeBrowser } from '#ports/browser/fake';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { createFakeHttp } from '#ports/http/fake';
import { createFakePorts } from './fake-ports.ts';

/** Views that ask checks of a page as a browser sees it, beside those of their own topics. */

const url = 'https://example.com/page';
const headers = { 'content-type': 'text/html; charset=utf-8' };
const text = `<main><p>${'Green tea is brewed with water that does not boil. '.repeat(8)}</main>`;
const picture = new Uint8Array();
const temporary = createFakeTemporaryFiles();
const ports = await createFakePorts([], temporary);
const blocked = { url: 'https://cdn.example/a.js', status: 0, blocked: 'csp', failure: 'net::ERR_BLOCKED_BY_CSP' };
const cookie = { name: '_ga', domain: '.example.com', path: '/', expires: -1, bytes: 30, sameSite: '' };
const many = Array.from({ length: 400 }, (_, at) => ({ url: `https://example.com/${at}.js`, type: 'Script' }));

const views = [
  ['security-headers', 'request-blocked', { requests: [blocked] }],
  ['http-header-checker', 'request-blocked', { requests: [blocked] }],
  ['cookie-checker', 'consent-cookies', { cookies: [{ ...cookie, httpOnly: false, secure: true }] }],
  ['ai-crawler-access', 'text-by-scripts', {}],
  ['indexability-checker', 'text-by-scripts', {}],
  ['indexability-checker', 'address-hash-route', { url: `${url}#/tea` }],
  ['page-weight-checker', 'request-many', { requests: many }],
  ['mobile-friendly-check', 'dialog-at-start', { dialogs: 1 }],
] as const;

describe.each(views)('%s', (slug, id, recorded) => {
  async function findings(rendered: boolean): Promise<string[]> {
    const page = { headers, body: '<title>Tea</title><div id=root></div><script src=/app.js></script>' };
    const http = createFakeHttp({ [url]: page }, { otherwise: { status: 404 } });
    const scripts = () => `<title>Tea</title>${text}`;
    const browser = createFakeBrowser({ http, temporary, picture, scripts, recorded });
    const result = await execute(await loadTool(slug), { url, rendered }, { ports: { ...ports, http, browser } });
    const found = isRecord(result) && Array.isArray(result.findings) ? result.findings : [];
    return found.flatMap((finding: unknown) => (isRecord(finding) ? [String(finding.title)] : []));
  }

  const { failed = '' } = everyCheck.find((check) => check.id === id) ?? {};
  it(`asks ${id} of a page in a browser, and not without`, async () => {
    expect(failed).not.toBe('');
    expect(await findings(true)).toContain(failed);
    expect(await findings(false)).not.toContain(failed);
  });
});
