import type { FastifyInstance } from 'fastify';
import { samplesPath } from '#lib/sample-address';
import type { HeldAnswer } from '#ports/http/port';
import { endInPieces } from './answers.ts';
import { sitePath } from './site-routes.ts';

interface SampleRouteOptions {
  /** What is at an address of ours below `/samples/`. */
  samples: (url: URL) => HeldAnswer | undefined;
  publicUrl: string;
}

/** The sample pages for browsers, byte for byte as the tools get them: with faults, and so without the headers of our own pages. */
export function sampleRoutes(app: FastifyInstance, { samples, publicUrl }: SampleRouteOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${samplesPath}*`,
    handler: (request, reply) => {
      // The address that was asked by is the path's alone: which host a visitor names makes no difference.
      const url = URL.parse(publicUrl + sitePath(request.raw.url));
      const found = url ? samples(url) : undefined;
      const { status = 200, headers, setCookies = [], body = '' } = found ?? { status: 404 };
      const content = Buffer.from(body);
      reply.hijack();
      reply.raw.writeHead(status, {
        ...headers,
        'content-length': content.byteLength,
        ...(setCookies.length > 0 && { 'set-cookie': [...setCookies] }),
      });
      endInPieces(reply.raw, content);
    },
  });
}
