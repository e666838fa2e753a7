import ipaddr from 'ipaddr.js';
import { ToolError } from '#kit/tool-error';

/** Visitors remembered at once; who came first is forgotten first. */
const VISITORS = 50_000;
const MINUTE = 60_000;

/** Counts one tool call of the visitor at an address. @throws ToolError `rate-limited` when the minute's calls are used up. */
export type CallLimit = (visitor: { ip: string }) => void;

interface Window {
  calls: number;
  /** Milliseconds of the process clock. */
  start: number;
}

/**
 * One budget of calls a minute for each visitor. A minute starts with the visitor's first call.
 * Answers at once: a limiter that answers later cost a small call a tenth of its time.
 */
export function createCallLimit(callsPerMinute: number, now: () => number = () => performance.now()): CallLimit {
  // In the order of their starts, so that what has run out stands in front.
  const windows = new Map<string, Window>();

  function open(key: string, start: number): void {
    windows.delete(key);
    for (const [oldest, window] of windows) {
      if (start - window.start < MINUTE && windows.size < VISITORS) break;
      windows.delete(oldest);
    }
    windows.set(key, { calls: 1, start });
  }

  return ({ ip }) => {
    const key = visitorKey(ip);
    const time = now();
    const window = windows.get(key);
    if (!window || time - window.start >= MINUTE) return open(key, time);
    window.calls += 1;
    if (window.calls <= callsPerMinute) return;
    const seconds = Math.max(1, Math.ceil((window.start + MINUTE - time) / 1000));
    const message = `That was more than ${callsPerMinute} calls in a minute. Please try again in ${seconds} seconds.`;
    throw new ToolError('rate-limited', message, { retryAfter: seconds });
  };
}

/** An IPv4 address, or the 64-bit network that an IPv6 address lies in: a household has a whole one. */
function visitorKey(ip: string): string {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}
