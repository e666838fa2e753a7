import type { FastifyInstance } from 'fastify';
import { messageReceived, receiveMessage } from '#features/contact/receive-message.ts';
import { followed, followLink } from '#features/newsletter/follow-link.ts';
import { subscribe, subscribed, subscribedWithoutMail } from '#features/newsletter/subscribe.ts';
import type { Clock } from '#ports/clock/port';
import type { Limits } from '#ports/limits/port';
import type { Store } from '#ports/store/port';
import { type CallLimit, createFormLimit } from './call-limit.ts';
import type { Log } from './log.ts';
import { ownCall } from './own-calls.ts';
import type { Responder } from './respond.ts';

/** What the forms need to know of the mails that they put into the outbox. */
export interface OutgoingMail {
  /** How the site is called. */
  brand: string;
  /** Whether a mail server is set: without one they wait there. */
  sendsMail: boolean;
  /** Called when there may be a new one. */
  wake: () => void;
}

interface FormRouteOptions {
  store: Store;
  clock: Clock;
  outgoing: OutgoingMail;
  responder: Responder;
  log: Log;
  limitCall: CallLimit;
  /** Counts for several servers. */
  limits?: Limits | undefined;
  callsPerMinute: number;
  publicUrl: string;
}

interface Form {
  url: string;
  done: string;
  /** Keeps what was sent. `admit` counts it once it is known to be in order. */
  take: (raw: unknown, admit: () => Promise<void> | undefined) => Promise<void>;
}

/** Bytes of the largest form: 5,000 characters, each written as six in JSON, and the rest. */
const FORM_MAX_BYTES = 64 * 1024;

/** Calls a minute for which there is one form an hour: 5 with the default of 60. */
const CALLS_A_FORM = 12;

/** `POST /api/contact`, `POST /api/newsletter` and what its links do: what visitors leave with us. */
export function formRoutes(app: FastifyInstance, options: FormRouteOptions): void {
  const { store, clock, publicUrl, outgoing } = options;
  const sender = { brand: outgoing.brand, publicUrl };
  formRoute(app, options, {
    url: '/api/contact',
    done: messageReceived,
    take: (raw, admit) => receiveMessage(raw, { store, clock, sender, admit }).then(outgoing.wake),
  });
  formRoute(app, options, {
    url: '/api/newsletter',
    done: outgoing.sendsMail ? subscribed : subscribedWithoutMail,
    take: (raw, admit) => subscribe(raw, { store, clock, sender, admit }).then(outgoing.wake),
  });
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    formRoute(app, options, {
      url: `/api/newsletter/${purpose}`,
      done: followed[purpose],
      // Nobody guesses a link: that a visitor's calls are counted is enough.
      take: (raw) => followLink(purpose, raw, { store, clock }),
    });
  }
}

function formRoute(app: FastifyInstance, options: FormRouteOptions, { url, done, take }: Form): void {
  const { limits, callsPerMinute } = options;
  const limitForm = createFormLimit(Math.ceil(callsPerMinute / CALLS_A_FORM), { shared: limits });
  ownCall(app, options, {
    ...{ method: 'POST', url, bodyLimit: FORM_MAX_BYTES },
    async run(body, request) {
      await take(body, () => limitForm(request));
      return { message: done };
    },
  });
}
