import fastify from 'fastify';
import { md5 } from '#lib/md5';

// The least a server can do for the same answers: one page from a buffer, and one MD5 over the framework's own JSON.
// Started by bench/http.ts, which sends the page to put up and reads the port.

interface Page {
  base64: string;
  headers: Record<string, string>;
}

process.once('message', (page: Page) => {
  const body = Buffer.from(page.base64, 'base64');
  const encoder = new TextEncoder();
  const app = fastify();
  app.get('/page', (_request, reply) => {
    reply.headers(page.headers).send(body);
  });
  app.post<{ Body: { text: string } }>('/md5', async (request) => ({
    success: true,
    message: 'MD5 hash generated successfully',
    data: { hash: md5(encoder.encode(request.body.text)) },
  }));
  app.listen({ host: '127.0.0.1', port: 0 }).then(
    (address) => process.send?.(address),
    (error: unknown) => {
      throw error;
    },
  );
});
