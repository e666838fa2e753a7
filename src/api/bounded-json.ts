import type { FastifyInstance } from 'fastify';
import { boundJson } from '#calls/bound-json';

/** Has bodies of JSON looked at before they are read. */
export function readBoundedJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      boundJson(body);
    } catch (error) {
      return done(error instanceof Error ? error : new Error('The body could not be looked at.'));
    }
    void read(request, body, done);
  });
}
