import pino from 'pino';
import type { LogLevel } from './config.ts';

/** Bytes gathered before they are written, and milliseconds after which they are written all the same. */
const BUFFER = 4096;
const FLUSH_EVERY = 500;

/** Structured lines on standard output, written in batches so that they cost little. Call `flush` before the process ends. */
export function createLog(level: LogLevel) {
  const destination = pino.destination({ fd: 1, sync: false, minLength: BUFFER, periodicFlush: FLUSH_EVERY });
  // Whoever read the lines may go away; the service goes on.
  destination.on('error', () => {});
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return { log, flush: () => destination.flushSync() };
}
