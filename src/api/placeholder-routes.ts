import { base64 } from '@scure/base';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '#kit/registry';
import type { RunTool } from '#kit/run-tool';
import { ToolError } from '#kit/tool-error';
import { isRecord } from '#lib/is-record';
import { placeholderBounds, placeholderColours, placeholderPath, placeholderSvg } from '#lib/placeholder';
import { type Admit, whenAdmitted } from './admission.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import { type CallLimit, visitorKey } from './call-limit.ts';
import { ApiError, noSuchAddress } from './envelope.ts';
import { commonHeaders, inertPolicy } from './headers.ts';
import type { Responder } from './respond.ts';

interface PlaceholderRouteOptions {
  registry: Registry;
  runTool: RunTool;
  responder: Responder;
  admit: Admit;
  limitFile: CallLimit;
  publicUrl: string;
}

interface PlaceholderRoute {
  Params: { file: string };
  Querystring: Record<string, unknown>;
}

/** What draws the pixels of a PNG. */
const SLUG = 'placeholder-image';
/** Pixels of a PNG: fewer than a visitor's own machine may draw. */
const MOST_DRAWN = 4_000_000;
/** The same address has the same picture for ever; a week is enough for browsers. */
const KEPT = 'public, max-age=604800';
const COLOUR = /^[0-9a-f]{6}$/i;

/** `/placeholder/600x400.svg`: a picture of that size, which any site may show. */
export function placeholderRoutes(
  app: FastifyInstance,
  { registry, runTool, responder, admit, limitFile, publicUrl }: PlaceholderRouteOptions,
): void {
  const entry = registry.get(SLUG);
  if (!entry) return;
  const url = `${placeholderPath}:file`;
  const always = {
    ...commonHeaders({ publicUrl }),
    'content-security-policy': inertPolicy,
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  };

  app.route<PlaceholderRoute>({
    method: ['GET', 'HEAD'],
    url,
    onRequest: (request, reply, done) => {
      request.startedAt = performance.now();
      // A drawing costs as much as a file, and pixels as a call.
      const isDrawn = request.params.file.endsWith('.png');
      whenAdmitted(() => (isDrawn ? admit(request, 'tools') : limitFile(request)), {
        done,
        fail: (error) => responder.fail({ request, reply }, error),
      });
    },
    handler: async (request, reply) => {
      const { format, ...asked } = askedBy(request.params.file, request.query);
      const body = format === 'svg' ? placeholderSvg(asked) : await drawn(asked, visitorKey(request.ip));
      const type = format === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png';
      return reply.headers({ ...always, 'cache-control': KEPT, 'content-type': type }).send(Buffer.from(body));
    },
  });
  refuseOtherMethods(app, responder, { url, allowed: ['GET', 'HEAD'] });

  async function drawn(input: object, visitor: string): Promise<Uint8Array> {
    if (!entry) throw new ApiError(noSuchAddress);
    const json = await runTool(entry, { input, visitor });
    const answer: unknown = JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json));
    const png = isRecord(answer) ? answer.png : undefined;
    if (!isRecord(png) || typeof png.base64 !== 'string') throw new Error('A placeholder without a picture.');
    return base64.decode(png.base64);
  }
}

/** @throws ApiError where there is no such picture; ToolError for what is asked of it. */
function askedBy(file: string, query: Record<string, unknown>) {
  const [, across = '', down = '', format] = /^([1-9]\d{0,3})x([1-9]\d{0,3})\.(svg|png)$/.exec(file) ?? [];
  if (format !== 'svg' && format !== 'png') throw new ApiError(noSuchAddress);
  const [width, height] = [Number(across), Number(down)];
  const { side, pixels, text: longest } = placeholderBounds;
  const most = format === 'svg' ? pixels : MOST_DRAWN;
  if (Math.max(width, height) > side || width * height > most) {
    const message = `Please ask for at most ${side.toLocaleString('en')} pixels a side and ${most / 1e6} million in all.`;
    throw new ToolError('too-large', message);
  }
  const text = typeof query.text === 'string' ? query.text : '';
  if (text.length > longest) throw new ToolError('invalid-input', `The text is at most ${longest} characters`);
  const colourIn = (name: 'color' | 'background') => {
    const given = query[name];
    if (given === undefined) return placeholderColours[name];
    if (typeof given === 'string' && COLOUR.test(given)) return `#${given}`;
    throw new ToolError('invalid-input', `Please give the ${name} as six hexadecimal digits, such as 1e3a8a`);
  };
  return { format, width, height, text, color: colourIn('color'), background: colourIn('background') };
}
