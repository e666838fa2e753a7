import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { madeFiles } from '#kit/facts';
import type { Registry, ToolEntry } from '#kit/registry';
import type { RunTool } from '#kit/run-tool';
import { ToolError } from '#kit/tool-error';
import type { Files } from '#ports/files/port';
import { type Admit, whenAdmitted } from './admission.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import { MOST_ANSWERED } from './answers.ts';
import { type CallLimit, visitorKey } from './call-limit.ts';
import { isUnchanged } from './etag.ts';
import { commonHeaders, inertPolicy } from './headers.ts';
import type { Responder } from './respond.ts';
import { untilGone } from './until-gone.ts';

interface PictureRouteOptions {
  registry: Registry;
  runTool: RunTool;
  files: Files;
  publicUrl: string;
  responder: Responder;
  admit: Admit;
  limitFile: CallLimit;
}

/** Bytes of pictures that are kept for those who ask again. */
const MOST_KEPT = 16 << 20;
/** Bytes of the words in an address. */
const MOST_ASKED = 2_048;
const CACHED = 'public, max-age=86400, stale-while-revalidate=604800';

interface Kept {
  body: Buffer;
  etag: string;
}

/** Pictures that a link may name: a tool's, by its options in the address. Drawn when they are first asked for. */
export function pictureRoutes(app: FastifyInstance, options: PictureRouteOptions): void {
  for (const entry of options.registry.list()) if (entry.tool.givenAt) pictureRoute(app, entry, options);
}

function pictureRoute(app: FastifyInstance, entry: ToolEntry, options: PictureRouteOptions): void {
  const { responder, admit, limitFile, publicUrl, runTool, files } = options;
  const { path: url = '' } = entry.tool.givenAt ?? {};
  const kept = new LRUCache<string, Kept>({ maxSize: MOST_KEPT, sizeCalculation: ({ body }) => body.length });
  const always = { ...commonHeaders({ publicUrl }), 'content-security-policy': inertPolicy };

  app.route<{ Querystring: Record<string, unknown> }>({
    method: ['GET', 'HEAD'],
    url,
    onRequest: (request, reply, done) => {
      request.startedAt = performance.now();
      const isKept = kept.has(keyOf(request.query));
      // What is there costs as much as a file, and what has to be drawn as a call.
      whenAdmitted(() => (isKept ? limitFile(request) : admit(request, 'tools')), {
        done,
        fail: (error) => responder.fail({ request, reply, slug: entry.slug }, error),
      });
    },
    handler: async (request, reply) => {
      const call = { request, reply, slug: entry.slug };
      try {
        const picture = await pictureFor(request.query, {
          visitor: visitorKey(request.ip),
          signal: untilGone(reply.raw),
        });
        reply.headers({
          ...always,
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': CACHED,
          etag: picture.etag,
        });
        if (isUnchanged(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
        reply.headers({ 'content-type': 'image/png', 'content-length': picture.body.length });
        return reply.send(request.method === 'HEAD' ? undefined : picture.body);
      } catch (error) {
        responder.fail(call, error);
        return reply;
      }
    },
  });
  refuseOtherMethods(app, responder, { url, allowed: ['GET', 'HEAD'] });

  async function pictureFor(
    query: Readonly<Record<string, unknown>>,
    asked: { visitor: string; signal: AbortSignal },
  ): Promise<Kept> {
    const key = keyOf(query);
    const known = kept.get(key);
    if (known) return known;
    if (key.length > MOST_ASKED) throw new ToolError('too-large', 'The address has more words than a picture takes.');
    refuseUnknown(entry, query);
    const json = await runTool(entry, { input: query, mostBytes: MOST_ANSWERED, ...asked });
    const result: unknown = JSON.parse(typeof json === 'string' ? json : Buffer.from(json).toString());
    const [made] = madeFiles(entry, Object(result));
    const file = made && (await files.get(files.idOf(made.address) ?? ''));
    if (!file) throw new Error(`${entry.slug} has made no picture.`);
    const body = Buffer.from(file.content);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const picture = { body, etag };
    kept.set(key, picture);
    return picture;
  }
}

/** The same for the same words in any order. */
function keyOf(query: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Names that mean nothing would be as many addresses of one picture. @throws ToolError `invalid-input`. */
function refuseUnknown({ tool }: ToolEntry, query: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(query).find((name) => !(name in tool.input.shape));
  if (unknown === undefined) return;
  const known = Object.keys(tool.input.shape).join(', ');
  throw new ToolError(
    'invalid-input',
    `There is no option of the name ${JSON.stringify(unknown.slice(0, 40))}. There are: ${known}.`,
  );
}
