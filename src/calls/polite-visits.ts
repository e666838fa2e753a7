import type { Clock } from '#ports/clock/port';
import type { Http } from '#ports/http/port';
import { createGate } from './gate.ts';
import { createOutsideCalls } from './outside-calls.ts';

/**
 * The client with its turns: a list of pages must not become a way to make us press upon one site. Five pages at once, then four in
 * a second, for the visits of everybody together.
 */
export function withPoliteVisits(http: Http, clock: Clock): Http {
  const turns = createOutsideCalls({ clock, gap: 250, burst: 5, patience: 60_000 });
  const gate = createGate({
    concurrency: 32,
    queue: 5_000,
    busy: 'Too many pages are being visited right now. Please try again in a minute.',
  });
  return {
    get: (request) =>
      request.isPolite
        ? gate.run(async () => {
            // Failures are hidden from the turns, which would take them for a reason to ask again.
            const outcome = await turns.run(
              URL.parse(request.url)?.host ?? '',
              () => http.get(request).then(toValue, toError),
              request.signal,
            );
            if ('error' in outcome) throw outcome.error;
            return outcome.value;
          }, request.signal)
        : http.get(request),
  };
}

const toValue = <T>(value: T) => ({ value });
const toError = (error: unknown) => ({ error });
