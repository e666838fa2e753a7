import type { Clock } from '#ports/clock/port';
import type { Http, HttpRequest } from '#ports/http/port';
import { createOutsideCalls } from './outside-calls.ts';
import { oneVisitor, type Visitors } from './visitors.ts';

/** Visits to servers that strangers name. */
export interface Visits {
  /**
   * Makes a visit when the host's turn comes. How it went changes nothing for the next.
   *
   * @throws ToolError `busy` when too many wait, and what `visit` throws.
   */
  run<T>(host: string, visit: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface VisitsOptions {
  clock: Clock;
  visitors?: Visitors | undefined;
  name?: string;
  /** Visits to one host that may begin at once. */
  burst: number;
  /** Milliseconds between those after. */
  gap: number;
}

/** A visitor's wish must not become a way to make us press upon one site: visits are spaced, for those of everybody together. */
export function createVisits({ clock, burst, gap, visitors = oneVisitor, name = 'visits' }: VisitsOptions): Visits {
  const turns = createOutsideCalls({ clock, visitors, gap, burst, patience: 60_000 });
  // What a run has to visit may wait as long as the longest run.
  const shares = visitors.share(name, {
    ...{ capacity: 32, share: 24, queue: 5_000, patience: 180_000 },
    busy: 'Too many sites are being visited right now. Please try again in a minute.',
  });
  return {
    async run(host, visit, signal) {
      // Failures are hidden from the turns, which would take them for a reason to ask again.
      const inTurn = () => turns.run(host, () => visit().then(toValue, toError), signal);
      const outcome = await shares.run(visitors.current(), inTurn, { signal });
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    },
  };
}

/** The client with its turns: five pages at once, then four in a second. */
export function withPoliteVisits(http: Http, clock: Clock, visitors?: Visitors): Http {
  const visits = createVisits({ clock, visitors, burst: 5, gap: 250 });
  const inTurn = <T>({ isPolite, url, signal }: HttpRequest, visit: () => Promise<T>): Promise<T> =>
    isPolite ? visits.run(URL.parse(url)?.host ?? '', visit, signal) : visit();
  return {
    get: (request) => inTurn(request, () => http.get(request)),
    download: (request) => inTurn(request, () => http.download(request)),
  };
}

const toValue = <T>(value: T) => ({ value });
const toError = (error: unknown) => ({ error });
