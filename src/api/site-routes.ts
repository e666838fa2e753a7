import { createReadStream, openSync, read } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createEncodingChoice } from './accept-encoding.ts';
import { endInPieces } from './answers.ts';
import { isUnchanged } from './etag.ts';
import { commonHeaders } from './headers.ts';
import type { Site, SiteFile, Variant } from './site.ts';

interface SiteRouteOptions {
  site: Site | undefined;
  publicUrl: string;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => void;

/** The path of a request's address, as it was sent. */
export function sitePath(url = '/'): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** The prerendered pages and their files, from memory but for large ones. Returns what answers an address that nothing else answers. */
export function siteRoutes(app: FastifyInstance, { site, publicUrl }: SiteRouteOptions): Answer {
  if (!site) return unbuilt(publicUrl);
  const variantFor = createVariantChoice();
  const missing = missingPage(site, publicUrl, variantFor);
  const { files } = site;

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = sitePath(request.raw.url);
      const file = files.get(path);
      if (file) return sendFile(request, reply, variantFor(file, request));
      const moved = movedTo(path, site);
      if (moved === undefined) return missing(request, reply);
      const location = moved + (request.raw.url ?? '').slice(path.length);
      reply.hijack();
      reply.raw.writeHead(308, { ...commonHeaders({ publicUrl }), location, 'content-length': '0' });
      reply.raw.end();
    },
  });
  return (request, reply) => {
    if (!files.has(sitePath(request.raw.url))) return missing(request, reply);
    reply.hijack();
    reply.raw.writeHead(405, { ...commonHeaders({ publicUrl }), allow: 'GET, HEAD', 'content-length': '0' });
    reply.raw.end();
  };
}

function sendFile({ raw: { headers } }: FastifyRequest, reply: FastifyReply, variant: Variant): void {
  const body = opened(variant);
  // The framework's own sending is passed by: everything it would work out for each request is known beforehand.
  reply.hijack();
  const { raw } = reply;
  if (isUnchanged(headers['if-none-match'], variant.etag)) {
    raw.writeHead(304, variant.unchanged);
    raw.end();
    return;
  }
  // A connection stays open without being told so (RFC 9112, 9.3): fifty bytes less for each file of a page.
  if (raw.shouldKeepAlive) raw.removeHeader('connection');
  raw.writeHead(200, variant.headers);
  endWith(raw, body);
}

/** Bytes of a file that are read for a connection at once: a visitor may leave a thousand of them unread. */
const READ_AT_ONCE = 16 * 1024;

/** A descriptor that others read from stays open, whoever leaves: a stream that is destroyed closes its own, `autoClose` or not. */
const SHARED = { read, close: (_descriptor: number, done: () => void) => done() };

/** What is sent: the bytes, or the descriptor of a large file. @throws Error where that is gone. */
function opened({ body }: Variant): Buffer | number {
  if (!('path' in body)) return body;
  body.descriptor ??= openSync(body.path, 'r');
  return body.descriptor;
}

function endWith(raw: ServerResponse, body: Buffer | number): void {
  if (typeof body !== 'number') endInPieces(raw, body);
  else if (raw.req.method === 'HEAD') raw.end();
  else {
    const file = createReadStream('', { fd: body, fs: SHARED, start: 0, highWaterMark: READ_AT_ONCE });
    pipeline(file, raw, () => undefined);
  }
}

type ChooseVariant = (file: SiteFile, request: FastifyRequest) => Variant;

function createVariantChoice(): ChooseVariant {
  const encodingsFor = createEncodingChoice();
  return (file, { raw: { headers } }) => {
    const accepted = headers['accept-encoding'];
    const encoding = encodingsFor(typeof accepted === 'string' ? accepted : undefined).find((one) => file[one]);
    return (encoding && file[encoding]) ?? file.identity;
  };
}

/** The address that a page has now, or that `path` is another spelling of, only when it is: a foreign host must never come out of this. */
function movedTo(path: string, { files, moved }: Site): string | undefined {
  const clean = plainSpelling(path).replace(/(?<!\/)\/+(?:index\.html)?$/, '') || '/';
  return moved.get(clean) ?? (clean !== path && files.has(clean) ? clean : undefined);
}

/** In small letters, with ASCII written plainly: people take all such spellings for one address. */
function plainSpelling(path: string): string {
  return path.replaceAll(/%[2-7][\da-f]/gi, decodeURIComponent).toLowerCase();
}

function missingPage({ notFound }: Site, publicUrl: string, variantFor: ChooseVariant): Answer {
  if (!notFound) return plainAnswer(404, 'There is nothing at this address.\n', publicUrl);
  return (request, reply) => {
    const variant = variantFor(notFound, request);
    const body = opened(variant);
    reply.hijack();
    reply.raw.writeHead(404, variant.headers);
    endWith(reply.raw, body);
  };
}

function unbuilt(publicUrl: string): Answer {
  return plainAnswer(503, 'The pages are not built yet: run "npm run build". The API works without them.\n', publicUrl);
}

function plainAnswer(status: number, text: string, publicUrl: string): Answer {
  const headers = {
    ...commonHeaders({ publicUrl }),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(text.length),
  };
  return (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(status, headers);
    reply.raw.end(text);
  };
}
