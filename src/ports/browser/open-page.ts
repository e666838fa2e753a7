import type { CDPSession, HTTPResponse, Page } from 'puppeteer-core';
import { ToolError } from '#kit/tool-error';
import type { BrowserLimits } from './browser-job.ts';
import type { OpenGate } from './guarded-proxy.ts';
import type { Screen } from './port.ts';
import { type Recorder, recordVisit } from './record-visit.ts';
import type { StartedBrowser } from './start-browser.ts';

export interface OpenedPage {
  page: Page;
  session: CDPSession;
  record: Recorder;
  /** Of the document. */
  response: HTTPResponse;
  /** Whether the network became quiet. */
  isQuiet: boolean;
}

export interface Visiting {
  started: StartedBrowser;
  gate: OpenGate;
  limits: BrowserLimits;
  /** Ends the visit, and the browser with it. */
  fail: (error: ToolError) => void;
}

/** A page in a context of its own, which has nothing of others and leaves nothing. @throws ToolError when there is no page. */
export async function openPage(url: string, screen: Screen, visiting: Visiting): Promise<OpenedPage> {
  const { page, session, record } = await emptyPage(visiting);
  await show(page, screen);
  const { limits } = visiting;
  const response = await page
    .goto(url, { waitUntil: 'domcontentloaded', timeout: limits.answer })
    .catch((error: unknown) => {
      throw whyNot(error, url, visiting);
    });
  if (!response) throw new ToolError('unsupported', 'This address leads to nothing that a browser shows as a page.');
  const isQuiet = await record.settled(limits);
  return { page, session, record, response, isQuiet };
}

/** The same before it is asked to load anything, for what loads it in its own way. */
export async function emptyPage({
  started,
  limits,
  fail,
}: Visiting): Promise<Pick<OpenedPage, 'page' | 'session' | 'record'>> {
  const context = await started.browser.createBrowserContext({
    ...started.proxy,
    downloadBehavior: { policy: 'deny' },
  });
  context.on('targetcreated', (target) => {
    if (target.type() === 'page' && target.opener()) void target.page().then((opened) => opened?.close());
  });
  const page = await context.newPage();
  const session = await page.createCDPSession();
  const record = await recordVisit(page, session, { most: limits.requests, fail });
  return { page, session, record };
}

/** What phones of the field say that they are. */
const PHONE = (version: string) =>
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`;
const DESK = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

async function show(page: Page, { width, height, scale, isMobile, colours }: Screen): Promise<void> {
  const [version = '140'] = /\d+/.exec(await page.browser().version()) ?? [];
  await page.setUserAgent({ userAgent: (isMobile ? PHONE : DESK)(version) });
  await page.setViewport({ width, height, deviceScaleFactor: scale, isMobile, hasTouch: isMobile });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colours }]);
}

/** Why an address could not be opened. What failed behind a redirect is not named: it may be an address inside. */
export function whyNot(error: unknown, url: string, { gate }: Visiting): unknown {
  if (gate.passed.aborted) return gate.passed.reason;
  const message = error instanceof Error ? error.message : String(error);
  const { hostname, port, protocol, host } = new URL(url);
  const own = gate.refusals.get(`${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? 443 : 80)}`);
  if (own) return own;
  const [behind] = gate.refusals.values();
  if (behind && /ERR_TUNNEL|ERR_EMPTY|ERR_CONNECTION|ERR_PROXY/.test(message)) {
    return new ToolError(behind.code, `${host} leads to an address that cannot be reached from here.`, {
      cause: error,
    });
  }
  if (/timeout|timed out/i.test(message)) {
    return new ToolError('timed-out', `${host} did not send a page in time.`, { cause: error });
  }
  if (/ERR_CERT|ERR_SSL/.test(message)) {
    return new ToolError('upstream-failed', `Browsers refuse the certificate or the encryption of ${host}.`, {
      cause: error,
    });
  }
  if (/ERR_TOO_MANY_REDIRECTS/.test(message)) {
    return new ToolError('upstream-failed', `${host} redirects in a loop.`, { cause: error });
  }
  if (/ERR_ABORTED/.test(message)) {
    const words = 'This address leads to a file that browsers save and do not show, or to no content at all.';
    return new ToolError('unsupported', words, { field: 'url', cause: error });
  }
  if (/net::/.test(message)) {
    return new ToolError('upstream-failed', `${host} broke the connection off.`, { cause: error });
  }
  return error;
}
