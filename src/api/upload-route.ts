import type { FastifyInstance } from 'fastify';
import type { Visitors } from '#calls/visitors';
import { ToolError } from '#kit/tool-error';
import { formatBytes } from '#lib/byte-size';
import { mediaTypeOf } from '#lib/media-type';
import { sniffImage } from '#lib/sniff-image';
import type { Files } from '#ports/files/port';
import type { Admit } from './admission.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import { visitorKey } from './call-limit.ts';
import { LEAST_RATE } from './close-stalled.ts';
import type { Failure } from './envelope.ts';
import type { Responder } from './respond.ts';
import { watchBody } from './slow-body.ts';

interface UploadOptions {
  files: Files;
  visitors: Visitors;
  responder: Responder;
  admit: Admit;
  uploadMaxBytes: number;
  /** Milliseconds in which a picture may arrive as slowly as it likes; the tests have less. */
  grace?: number | undefined;
}

interface UploadRoute {
  Querystring: { name?: string | string[] };
}

/** Milliseconds. */
const GRACE = 10_000;

/** Uploads held in memory at once, and of them one visitor's: the pages send two at once. */
const PLACES = { capacity: 8, share: 3, busy: 'Many pictures are arriving right now. Please try again.' };

/** Types of a body that is not the picture itself, or that a form of a foreign page could send unasked. */
const WRAPPED_TYPES = /^(?:multipart\/|application\/json|application\/x-www-form-urlencoded|text\/plain)/i;

/** `POST /api/files?name=photo.jpg`: the picture as the body, its short-lived address as the answer. */
export function uploadRoute(app: FastifyInstance, options: UploadOptions): void {
  const { files, visitors, responder, admit, uploadMaxBytes, grace = GRACE } = options;
  const places = visitors.share('uploads', PLACES);

  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: uploadMaxBytes }, (_request, body, done) =>
      done(null, body),
    );
    uploads.setErrorHandler((error, request, reply) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return responder.failWith({ request, reply }, wrapped);
      responder.fail({ request, reply }, code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge(uploadMaxBytes) : error);
    });

    uploads.post<UploadRoute>('/api/files', {
      bodyLimit: uploadMaxBytes,
      onRequest: async (request, reply) => {
        if (WRAPPED_TYPES.test(request.headers['content-type'] ?? '')) {
          return responder.failWith({ request, reply }, wrapped);
        }
        try {
          await admit(request, 'uploads');
          // Anyone who went away meanwhile gives no place back any more.
          if (reply.raw.destroyed) return;
          reply.raw.once('close', places.take(visitorKey(request.ip)));
        } catch (error) {
          return responder.fail({ request, reply }, error);
        }
        watchBody({
          ...{ request, reply, grace },
          onSlow: () => responder.failWith({ request, reply }, tooSlow, { connection: 'close' }),
        });
      },
      handler: async (request, reply) => {
        const { body, query } = request;
        if (!Buffer.isBuffer(body) || body.length === 0) return responder.failWith({ request, reply }, empty);
        const format = sniffImage(body);
        const type = format && mediaTypeOf(`.${format}`);
        if (!type) return responder.failWith({ request, reply }, noPicture);
        const name = typeof query.name === 'string' && query.name.trim() ? query.name : `image.${format}`;
        const put = () => files.put({ content: body, name, type });
        const { url, bytes, expiresAt, ...stored } = await visitors.as(visitorKey(request.ip), put);
        responder.succeed({ request, reply }, 'Picture uploaded successfully', {
          url,
          name: stored.name,
          type: stored.type,
          bytes,
          size: formatBytes(bytes),
          expiresAt: new Date(expiresAt).toISOString(),
        });
      },
    });
    refuseOtherMethods(uploads, responder, { url: '/api/files', allowed: ['POST'] });
  });
}

function tooLarge(limit: number): ToolError {
  return new ToolError('too-large', `The picture is over ${formatBytes(limit)}.`);
}

const wrapped: Failure = {
  status: 415,
  code: 'unsupported',
  message: 'Send the picture itself as the body, with its own type: "Content-Type: image/jpeg", for example.',
};

const empty: Failure = { status: 400, code: 'unreadable-body', message: 'The request body holds no picture.' };

const tooSlow: Failure = {
  status: 408,
  code: 'timed-out',
  message: `The picture arrived too slowly: at least ${LEAST_RATE / 1024} KB a second are needed.`,
};

const noPicture: Failure = {
  status: 422,
  code: 'unsupported',
  message: 'This is no picture of a kind we know. JPEG, PNG, WebP, GIF, AVIF, TIFF, BMP, HEIC, ICO and SVG are.',
};
