import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page, Protocol } from 'puppeteer-core';
import { ToolError } from '#kit/tool-error';
import type { BrowserLimits } from './browser-job.ts';
import type { ConsoleLine, PageRequest } from './port.ts';

export interface Recorder {
  requests: readonly PageRequest[];
  console: readonly ConsoleLine[];
  /** Windows and dialogs that the page wanted to open. */
  dialogs: number;
  windows: number;
  /** Milliseconds since the visit began. */
  now(): number;
  ready: number | undefined;
  loaded: number | undefined;
  /** Waits for the load event and a quiet network as long as the limits say, and tells whether it became quiet. */
  settled(limits: Pick<BrowserLimits, 'load' | 'quiet'>): Promise<boolean>;
}

const MOST_LINES = 200;
const MOST_LENGTH = 500;
/** Milliseconds without a request under way that count as quiet, and how often that is looked at. */
const QUIET = 500;
const LOOK = 50;
/** Requests that a page may always have open: those that wait for news. */
const WAITING = 2;

type Open = { -readonly [Key in keyof PageRequest]: PageRequest[Key] };

interface RecordOptions {
  /** Files that the page may ask for. */
  most: number;
  /** Ends the visit. */
  fail: (error: ToolError) => void;
}

/** Notes what a page asks for, says and wants to open, from now on. */
export async function recordVisit(page: Page, session: CDPSession, { most, fail }: RecordOptions): Promise<Recorder> {
  const requests: Open[] = [];
  const lines: ConsoleLine[] = [];
  const byId = new Map<string, Open>();
  const began = performance.now();
  /** Of the browser's clock, in seconds, when the first request was sent. */
  let origin: number | undefined;
  let lastChange = performance.now();
  const state: Recorder = {
    requests,
    console: lines,
    dialogs: 0,
    windows: 0,
    now: () => Math.round(performance.now() - began),
    ready: undefined,
    loaded: undefined,
    async settled({ load, quiet }) {
      const until = performance.now() + load;
      while (state.loaded === undefined && performance.now() < until) await pause(LOOK);
      const end = performance.now() + quiet;
      while (performance.now() < end) {
        const open = requests.filter((one) => one.end === undefined).length;
        if (open <= WAITING && performance.now() - lastChange >= QUIET) return true;
        await pause(LOOK);
      }
      return false;
    },
  };
  const at = (timestamp: number) => Math.max(0, Math.round((timestamp - (origin ?? timestamp)) * 1000));

  session.on('Network.requestWillBeSent', (event) => {
    lastChange = performance.now();
    origin ??= event.timestamp;
    const before = byId.get(event.requestId);
    if (before && event.redirectResponse) {
      answer(before, event.redirectResponse);
      Object.assign(before, { end: at(event.timestamp), redirectedTo: cut(event.request.url) });
    }
    if (event.request.url.startsWith('data:')) return;
    if (requests.length >= most) {
      const words = `This page asks for more than ${most.toLocaleString('en')} files, which is more than is loaded here.`;
      return fail(new ToolError('unsupported', words));
    }
    const request = asked(event, at(event.timestamp));
    byId.set(event.requestId, request);
    requests.push(request);
  });
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const request = byId.get(requestId);
    if (!request) return;
    answer(request, response);
    const { requestTime, receiveHeadersEnd = -1 } = response.timing ?? {};
    request.head = at(
      requestTime !== undefined && receiveHeadersEnd >= 0 ? requestTime + receiveHeadersEnd / 1000 : timestamp,
    );
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    lastChange = performance.now();
    const request = byId.get(requestId);
    if (request) request.decodedBytes += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    lastChange = performance.now();
    const request = byId.get(requestId);
    if (request) Object.assign(request, { end: at(timestamp), encodedBytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp, errorText, blockedReason, canceled }) => {
    lastChange = performance.now();
    const request = byId.get(requestId);
    if (!request) return;
    request.end = at(timestamp);
    request.failure = canceled ? 'cancelled' : errorText;
    if (blockedReason) request.blocked = blockedReason;
  });
  session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
    if (type !== 'error' && type !== 'warning' && type !== 'assert') return;
    const text = args.map(({ value, description }) => description ?? String(value)).join(' ');
    const [frame] = stackTrace?.callFrames ?? [];
    say({
      level: type === 'warning' ? 'warning' : 'error',
      text,
      url: frame?.url ?? '',
      line: (frame?.lineNumber ?? -1) + 1,
    });
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception, url = '', lineNumber } }) => {
    say({ level: 'error', text: exception?.description ?? text, url, line: lineNumber + 1 });
  });
  session.on('Log.entryAdded', ({ entry: { level, text, url = '', lineNumber = -1 } }) => {
    if (level === 'error' || level === 'warning') say({ level, text, url, line: lineNumber + 1 });
  });
  session.on('Page.domContentEventFired', () => {
    state.ready ??= state.now();
  });
  session.on('Page.loadEventFired', () => {
    state.loaded ??= state.now();
  });
  session.on('Page.windowOpen', () => {
    state.windows += 1;
  });
  page.on('dialog', (dialog) => {
    state.dialogs += 1;
    dialog.dismiss().catch(() => {});
  });
  await Promise.all(['Network.enable', 'Runtime.enable', 'Log.enable', 'Page.enable'].map(enable));
  return state;

  function enable(method: string) {
    return session.send(method as 'Page.enable');
  }

  function say(line: ConsoleLine) {
    if (lines.length >= MOST_LINES) return;
    lines.push({ ...line, text: line.text.slice(0, MOST_LENGTH), url: cut(line.url) });
  }
}

function asked({ request, type, initiator }: Protocol.Network.RequestWillBeSentEvent, start: number): Open {
  const [frame] = initiator.stack?.callFrames ?? [];
  return {
    url: cut(request.url),
    method: request.method,
    type: type ?? 'Other',
    askedBy: cut(initiator.url ?? frame?.url ?? ''),
    priority: request.initialPriority,
    start,
    status: 0,
    statusText: '',
    protocol: '',
    mime: '',
    encodedBytes: 0,
    decodedBytes: 0,
    isCached: false,
    requestHeaders: lowerCase(request.headers),
    responseHeaders: {},
  };
}

function answer(request: Open, response: Protocol.Network.Response): void {
  const { status, statusText, protocol = '', mimeType, encodedDataLength, fromDiskCache, headers } = response;
  Object.assign(request, { status, statusText, protocol, mime: mimeType, encodedBytes: encodedDataLength });
  request.isCached = fromDiskCache === true || response.fromPrefetchCache === true;
  request.responseHeaders = lowerCase(headers);
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.slice(0, 4_000)]),
  );
}

function cut(url: string): string {
  return url.length > 2_000 ? `${url.slice(0, 2_000)}…` : url;
}
