import { createReadStream } from 'node:fs';
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
  endWith(raw, variant.body);
}

/** A file that went from the disk, or a visitor who did, ends the connection. */
function endWith(raw: ServerResponse, body: Variant['body']): void {
  if (typeof body !== 'string') endInPieces(raw, body);
  else if (raw.req.method === 'HEAD') raw.end();
  else pipeline(createReadStream(body), raw, () => undefined);
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
    reply.hijack();
    reply.raw.writeHead(404, variant.headers);
    endWith(reply.raw, variant.body);
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
