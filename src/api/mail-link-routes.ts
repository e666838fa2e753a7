import type { FastifyInstance, FastifyReply } from 'fastify';
import { collectBody } from '#calls/collect-body';
import { type Following, followed, followLink } from '#features/newsletter/follow-link.ts';
import { type LinkPurpose, linkPaths } from '#features/newsletter/links.ts';
import { ToolError } from '#kit/tool-error';
import { boundsOf } from './bodies.ts';
import { commonHeaders, inertPolicy } from './headers.ts';

interface MailLinkOptions extends Following {
  publicUrl: string;
  /** Called with what a visitor is not told: that the disk is full, say. */
  onFailure: (error: unknown, route: string) => void;
}

/** The pages that tell a browser without scripts what came of a press. */
const linkAnswers = {
  confirm: '/newsletter/confirmed',
  unsubscribe: '/newsletter/unsubscribed',
  failed: '/newsletter/link',
} as const;

interface LinkRoute {
  Querystring: { token?: string };
}

const BODY_MAX_BYTES = 16 * 1024;

/** What a mail program sends for its reader, as one field of a form of either kind: RFC 8058, section 3.2. */
const ONE_CLICK = /\bList-Unsubscribe"?(?:\s*=\s*|\s+)One-Click\b/i;

/**
 * `POST` to the very address that is in a mail: the page's own button where no script runs, and the mail program that takes
 * its reader off the list. Opening the address does nothing: those who look through mails for malice open every link.
 *
 * Who asks is of no matter, as the link itself is what entitles; and mail programs ask for many readers from one address,
 * so that they are not counted.
 */
export function mailLinkRoutes(app: FastifyInstance, options: MailLinkOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request, payload, done) =>
      collectBody(payload, boundsOf(request), (error, body) => done(error, body && new TextDecoder().decode(body))),
    );
    for (const purpose of ['confirm', 'unsubscribe'] as const) linkRoute(scope, purpose, options);
  });
}

function linkRoute(
  app: FastifyInstance,
  purpose: LinkPurpose,
  { publicUrl, onFailure, ...following }: MailLinkOptions,
): void {
  const headers = {
    ...commonHeaders({ publicUrl }),
    'content-security-policy': inertPolicy,
    'cache-control': 'no-store',
  };
  const say = (reply: FastifyReply, status: number, sentence: string) =>
    reply.code(status).headers(headers).type('text/plain; charset=utf-8').send(`${sentence}\n`);
  // A path alone: it stays at the address under which we were asked.
  const show = (reply: FastifyReply, location: string) =>
    reply
      .code(303)
      .headers({ ...headers, location })
      .send();

  app.post<LinkRoute>(linkPaths[purpose], { bodyLimit: BODY_MAX_BYTES }, async ({ query, body }, reply) => {
    // A mail program follows no redirect.
    const isOneClick = purpose === 'unsubscribe' && typeof body === 'string' && ONE_CLICK.test(body);
    try {
      await followLink(purpose, { token: query.token }, following);
      return isOneClick ? say(reply, 200, followed[purpose]) : show(reply, linkAnswers[purpose]);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      if (error.code !== 'busy') return isOneClick ? say(reply, 400, error.message) : show(reply, linkAnswers.failed);
      onFailure(error, linkPaths[purpose]);
      reply.header('retry-after', String(error.retryAfter ?? 60));
      return say(reply, 503, error.message);
    }
  });
}
