import { lookup } from 'node:dns/promises';
import puppeteer, { type Browser, type ConnectionTransport } from 'puppeteer-core';
import { ToolError } from '#kit/tool-error';
import { isRecord } from '#lib/is-record';

/** Milliseconds for the way to a browser. */
const WITHIN = 10_000;

/**
 * A browser elsewhere, which others may use as well: by its WebSocket, or by the address at which a Chromium says what that is.
 *
 * @throws ToolError `not-configured` when it cannot be reached.
 */
export async function connectElsewhere(url: string): Promise<Browser> {
  try {
    const transport = await openTransport(/^http/.test(url) ? await webSocketOf(new URL(url)) : url);
    return await puppeteer.connect({ transport, defaultViewport: null });
  } catch (cause) {
    throw new ToolError('not-configured', 'The browser that this server uses cannot be reached just now.', { cause });
  }
}

/** What a Chromium with `--remote-debugging-port` says. It answers nobody who calls it by a name. */
async function webSocketOf({ protocol, hostname, port }: URL): Promise<string> {
  const { address, family } = await lookup(hostname.replace(/^\[|\]$/g, ''));
  const host = `${family === 6 ? `[${address}]` : address}${port === '' ? '' : `:${port}`}`;
  const signal = AbortSignal.timeout(WITHIN);
  const answer: unknown = await (await fetch(`${protocol}//${host}/json/version`, { signal })).json();
  if (!isRecord(answer)) throw new Error('The browser does not say its WebSocket.');
  const { pathname } = new URL(String(answer.webSocketDebuggerUrl));
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${pathname}`;
}

/** A WebSocket whose contexts end with it, as those of a process that was killed would stay in the browser of everybody. */
async function openTransport(url: string): Promise<ConnectionTransport> {
  const socket = new WebSocket(url);
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error('The WebSocket of the browser failed.')));
  const late = setTimeout(() => {
    opened.reject(new Error('The WebSocket of the browser did not open in time.'));
    socket.close();
  }, WITHIN);
  await opened.promise.finally(() => clearTimeout(late));
  const transport: ConnectionTransport = {
    send: (message) => socket.send(withEnd(message)),
    close: () => socket.close(),
  };
  socket.addEventListener('message', ({ data }) => transport.onmessage?.(String(data)));
  socket.addEventListener('close', () => transport.onclose?.());
  return transport;
}

function withEnd(message: string): string {
  if (!message.includes('Target.createBrowserContext')) return message;
  const order: { method: string; params?: object } = JSON.parse(message);
  if (order.method !== 'Target.createBrowserContext') return message;
  return JSON.stringify({ ...order, params: { ...order.params, disposeOnDetach: true } });
}
