import ipaddr from 'ipaddr.js';
import { ToolError } from '#kit/tool-error';
import type { Limits } from '#ports/limits/port';

/** Visitors remembered at once; who came first is forgotten first. */
const VISITORS = 50_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Counts one call of the visitor at an address: at once, or as a promise where several servers count together.
 *
 * @throws ToolError `rate-limited` when the visitor's calls are used up.
 */
export type CallLimit = (visitor: { ip: string }) => Promise<void> | undefined;

interface Counting {
  now?: (() => number) | undefined;
  /** Counts for several servers; without it this process counts by itself. */
  shared?: Limits | undefined;
}

interface LimitOptions extends Counting {
  /** Tells this budget from others. */
  name: string;
  /** Calls that a visitor has in each span. */
  calls: number;
  /** Milliseconds. */
  span: number;
  /** The sentence for one call too many. */
  sentence: (seconds: number) => string;
}

interface Window {
  calls: number;
  /** Milliseconds of the process clock. */
  start: number;
}

/**
 * One budget of calls a minute for each visitor. A minute starts with the visitor's first call.
 * Answers at once: a limiter that answers later cost a small call a tenth of its time.
 */
export function createCallLimit(callsPerMinute: number, counting: Counting = {}): CallLimit {
  const sentence = (seconds: number) =>
    `That was more than ${callsPerMinute} calls in a minute. Please try again in ${seconds} seconds.`;
  return createLimit({ name: 'call', calls: callsPerMinute, span: MINUTE, sentence, ...counting });
}

/** How many times as many files are given to a visitor as calls: a page of results shows many of them. */
const FILES_FACTOR = 10;

/** Files given to a visitor, in a minute. */
export function createFileLimit(callsPerMinute: number, counting: Counting = {}): CallLimit {
  const calls = callsPerMinute * FILES_FACTOR;
  const sentence = (seconds: number) =>
    `That was more than ${calls} files in a minute. Please try again in ${seconds} seconds.`;
  return createLimit({ name: 'file', calls, span: MINUTE, sentence, ...counting });
}

/** What a visitor may send to be kept, in an hour: far less than is only answered. */
export function createFormLimit(formsPerHour: number, counting: Counting = {}): CallLimit {
  const sentence = (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    return `That was more than ${formsPerHour} in an hour. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  };
  return createLimit({ name: 'form', calls: formsPerHour, span: HOUR, sentence, ...counting });
}

function createLimit(options: LimitOptions): CallLimit {
  return options.shared ? sharedLimit(options, options.shared) : ownLimit(options);
}

function sharedLimit({ name, calls, span, sentence }: LimitOptions, shared: Limits): CallLimit {
  return async ({ ip }) => {
    const seconds = await shared.count(`${name} ${visitorKey(ip)}`, { most: calls, span });
    if (seconds > 0) throw new ToolError('rate-limited', sentence(seconds), { retryAfter: seconds });
  };
}

function ownLimit({ calls, span, sentence, now = () => performance.now() }: LimitOptions): CallLimit {
  // In the order of their starts, so that what has run out is in front.
  const windows = new Map<string, Window>();

  function open(key: string, start: number): void {
    windows.delete(key);
    for (const [oldest, window] of windows) {
      if (start - window.start < span && windows.size < VISITORS) break;
      windows.delete(oldest);
    }
    windows.set(key, { calls: 1, start });
  }

  return ({ ip }) => {
    const key = visitorKey(ip);
    const time = now();
    const window = windows.get(key);
    if (!window || time - window.start >= span) {
      open(key, time);
      return undefined;
    }
    window.calls += 1;
    if (window.calls <= calls) return undefined;
    const seconds = Math.max(1, Math.ceil((window.start + span - time) / 1000));
    throw new ToolError('rate-limited', sentence(seconds), { retryAfter: seconds });
  };
}

/** An IPv4 address, or the 64-bit network that an IPv6 address lies in: a household has a whole one. */
export function visitorKey(ip: string): string {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}
