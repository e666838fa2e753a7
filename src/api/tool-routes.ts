import type { FastifyInstance } from 'fastify';
import { choicesOf } from '#kit/execute';
import { toJsonSchema } from '#kit/json-schema';
import type { Ports } from '#kit/ports';
import type { Registry, ToolEntry } from '#kit/registry';
import type { RunTool } from '#kit/run-tool';
import { type Admit, whenAdmitted } from './admission.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import { MOST_ANSWERED } from './answers.ts';
import { jsonObjectOf } from './bodies.ts';
import { visitorKey } from './call-limit.ts';
import { noSuchTool } from './envelope.ts';
import { type Responder, TOOL_ROUTE } from './respond.ts';
import { untilGone } from './until-gone.ts';

interface ToolRouteOptions {
  registry: Registry;
  ports: Partial<Ports>;
  runTool: RunTool;
  responder: Responder;
  admit: Admit;
}

interface ToolRoute {
  Params: { slug: string };
}

/** `/api/tools` and everything under it. */
export function toolRoutes(
  app: FastifyInstance,
  { registry, ports, runTool, responder, admit }: ToolRouteOptions,
): void {
  const cards = registry.list().map(({ slug, tool }) => ({
    slug,
    name: tool.title,
    summary: tool.summary,
    category: tool.category,
  }));

  app.get('/api/tools', (request, reply) => responder.succeed({ request, reply }, 'Every tool there is', cards));

  app.get<ToolRoute>(TOOL_ROUTE, async (request, reply) => {
    const { slug } = request.params;
    const entry = registry.get(slug);
    if (!entry) return responder.failWith({ request, reply }, noSuchTool);
    const call = { request, reply, slug };
    try {
      const choices = await choicesOf(entry, ports);
      responder.succeed(call, entry.tool.summary, { ...definitionOf(entry), choices });
    } catch (error) {
      responder.fail(call, error);
    }
  });

  app.post<ToolRoute>(TOOL_ROUTE, {
    // Before the body is read: a call that will be refused should cost next to nothing.
    onRequest: (request, reply, done) => {
      const entry = registry.get(request.params.slug);
      if (!entry) return responder.failWith({ request, reply }, noSuchTool);
      whenAdmitted(() => admit(request, 'tools'), {
        done,
        fail: (error) => responder.fail({ request, reply, slug: entry.slug }, error),
      });
    },
    handler: async (request, reply) => {
      const entry = registry.get(request.params.slug);
      if (!entry) return responder.failWith({ request, reply }, noSuchTool);
      const call = { request, reply, slug: entry.slug };
      try {
        const json = await runTool(entry, {
          input: jsonObjectOf(request),
          visitor: visitorKey(request.ip),
          bytes: request.bodyBytes,
          mostBytes: MOST_ANSWERED,
          signal: untilGone(reply.raw),
          onProgress: responder.listener(call),
        });
        responder.succeedWith(call, entry.tool.labels.done, json);
      } catch (error) {
        responder.fail(call, error);
      }
    },
  });

  refuseOtherMethods(app, responder, { url: '/api/tools', allowed: ['GET', 'HEAD'] });
  refuseOtherMethods(app, responder, { url: TOOL_ROUTE, allowed: ['GET', 'HEAD', 'POST'] });
}

function definitionOf({ slug, tool }: ToolEntry) {
  return {
    slug,
    name: tool.title,
    summary: tool.summary,
    category: tool.category,
    keywords: tool.keywords,
    input: toJsonSchema(tool.input, 'input'),
    output: toJsonSchema(tool.output, 'output'),
    examples: tool.examples,
  };
}
