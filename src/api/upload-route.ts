import type { FastifyInstance } from 'fastify';
import { collectBody } from '#calls/collect-body';
import type { Visitors } from '#calls/visitors';
import { formatBytes } from '#lib/byte-size';
import { mediaTypeOf } from '#lib/media-type';
import { isPdf } from '#lib/pdf/is-pdf';
import { sniffImage } from '#lib/sniff-image';
import type { Files } from '#ports/files/port';
import type { Admit } from './admission.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import { boundsOf } from './bodies.ts';
import { visitorKey } from './call-limit.ts';
import { crossSite, type Failure } from './envelope.ts';
import type { Responder } from './respond.ts';
import { isOwnOrProgram } from './same-site.ts';

interface UploadOptions {
  files: Files;
  visitors: Visitors;
  responder: Responder;
  admit: Admit;
  publicUrl: string;
  uploadMaxBytes: number;
}

interface UploadRoute {
  Querystring: { name?: string | string[] };
}

/** Types of a body that is not the picture itself. A page can send them, and a body without a type, where it may not ask first. */
const WRAPPED_TYPES = /^(?:$|multipart\/|application\/json|application\/x-www-form-urlencoded|text\/plain)/i;

/** `POST /api/files?name=photo.jpg`: the picture, or the PDF, as the body, its short-lived address as the answer. */
export function uploadRoute(app: FastifyInstance, options: UploadOptions): void {
  const { files, visitors, responder, admit, publicUrl, uploadMaxBytes } = options;
  const tooLarge = `The picture is over ${formatBytes(uploadMaxBytes)}.`;

  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (request, payload, done) =>
      collectBody(payload, boundsOf(request, tooLarge), done),
    );
    uploads.setErrorHandler((error, request, reply) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return responder.failWith({ request, reply }, wrapped);
      responder.fail({ request, reply }, error);
    });

    uploads.post<UploadRoute>('/api/files', {
      bodyLimit: uploadMaxBytes,
      onRequest: async (request, reply) => {
        if (!isOwnOrProgram(request.headers, publicUrl)) return responder.failWith({ request, reply }, crossSite);
        if (WRAPPED_TYPES.test(request.headers['content-type'] ?? '')) {
          return responder.failWith({ request, reply }, wrapped);
        }
        try {
          await admit(request, 'uploads');
        } catch (error) {
          responder.fail({ request, reply }, error);
        }
      },
      handler: async (request, reply) => {
        const { body, query } = request;
        if (!(body instanceof Uint8Array) || body.length === 0) return responder.failWith({ request, reply }, empty);
        const format = isPdf(body) ? 'pdf' : sniffImage(body);
        const type = format && mediaTypeOf(`.${format}`);
        if (!type) return responder.failWith({ request, reply }, noPicture);
        const name =
          typeof query.name === 'string' && query.name.trim()
            ? query.name
            : `${format === 'pdf' ? 'document' : 'image'}.${format}`;
        const put = () => files.put({ content: body, name, type });
        const { url, bytes, expiresAt, ...stored } = await visitors.as(visitorKey(request.ip), put);
        responder.succeed(
          { request, reply },
          format === 'pdf' ? 'PDF uploaded successfully' : 'Picture uploaded successfully',
          {
            url,
            name: stored.name,
            type: stored.type,
            bytes,
            size: formatBytes(bytes),
            expiresAt: new Date(expiresAt).toISOString(),
          },
        );
      },
    });
    refuseOtherMethods(uploads, responder, { url: '/api/files', allowed: ['POST'] });
  });
}

const wrapped: Failure = {
  status: 415,
  code: 'unsupported',
  message: 'Send the picture itself as the body, with its own type: "Content-Type: image/jpeg", for example.',
};

const empty: Failure = { status: 400, code: 'unreadable-body', message: 'The request body holds no picture.' };

const noPicture: Failure = {
  status: 422,
  code: 'unsupported',
  message:
    'This is no picture of a kind we know, and no PDF. JPEG, PNG, WebP, GIF, AVIF, TIFF, BMP, HEIC, ICO and SVG are.',
};
