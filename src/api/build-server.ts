import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { oneVisitor, type Visitors } from '#calls/visitors';
import type { Actions } from '#features/accounts/action.ts';
import type { KeptAudits } from '#features/audits/kept-audits.ts';
import type { Ports } from '#kit/ports';
import type { Registry } from '#kit/registry';
import { type RunTool, runInThisThread } from '#kit/run-tool';
import type { HeldAnswer } from '#ports/http/port';
import type { Limits } from '#ports/limits/port';
import type { Store } from '#ports/store/port';
import { accountRoutes } from './account-routes.ts';
import { type Admit, createKeyAdmission } from './admission.ts';
import { refuseAll } from './allowed-methods.ts';
import { createAnswerShares, type HoldAnswer } from './answers.ts';
import { auditRoutes } from './audit-routes.ts';
import { takeBodies } from './bodies.ts';
import { createCallLimit, createFileLimit } from './call-limit.ts';
import { type Times, watchConnections } from './connections.ts';
import { noSuchAddress, stopping } from './envelope.ts';
import { fileRoutes } from './file-routes.ts';
import { formRoutes, type OutgoingMail } from './form-routes.ts';
import { commonHeaders, inertPolicy } from './headers.ts';
import { healthRoutes } from './health-routes.ts';
import type { Log } from './log.ts';
import { mailLinkRoutes } from './mail-link-routes.ts';
import { openApiRoute } from './openapi-route.ts';
import { noteStoreFailure } from './own-calls.ts';
import { refuseOtherHosts } from './own-host.ts';
import { pictureRoutes } from './picture-routes.ts';
import { placeholderRoutes } from './placeholder-routes.ts';
import { createResponder } from './respond.ts';
import { sampleRoutes } from './sample-routes.ts';
import type { Site } from './site.ts';
import { sitePath, siteRoutes } from './site-routes.ts';
import { toolRoutes } from './tool-routes.ts';
import { answerUnreadable } from './unreadable-request.ts';
import { uploadRoute } from './upload-route.ts';

export interface ServerSettings {
  /** Where it will listen. */
  host: string;
  publicUrl: string;
  bodyMaxBytes: number;
  uploadMaxBytes: number;
  callsPerMinute: number;
  trustedProxies: number;
}

/** What has to be done in how many milliseconds; the tests have less. */
export interface ServerOptions extends Times {
  registry: Registry;
  ports: Partial<Ports>;
  visitors?: Visitors | undefined;
  /** Where tools run; without it, on the thread that serves. */
  runTool?: RunTool | undefined;
  /** Where messages and addresses of visitors are kept; without it there is no way to leave any. No tool can reach it. */
  store?: Store | undefined;
  /** What is in the mails to visitors; without it they name the host, and wait. */
  outgoing?: OutgoingMail | undefined;
  config: ServerSettings;
  log: Log;
  /** What accounts can do, and where their keys count; without it there are none. */
  accounts?: { actions: Actions; limits: Limits } | undefined;
  /** Counts for several servers together; without it this one counts by itself. */
  limits?: Limits | undefined;
  /** The prerendered pages; absent when they are not built. */
  site?: Site | undefined;
  /** The audits that go on by themselves; without them there are none. */
  keptAudits?: KeptAudits | undefined;
  /** The site's own sample pages. */
  samples?: ((url: URL) => HeldAnswer | undefined) | undefined;
  /** Mounts another surface, which counts its tool calls with `admit`, and its answers with `hold`. */
  mount?: ((app: FastifyInstance, admit: Admit, hold: HoldAnswer) => void | Promise<void>) | undefined;
  /** Names of what is not ready to work; nothing when all is well. */
  unready?: (() => Promise<readonly string[]>) | undefined;
  /** Names of what fails without keeping the tools from working. */
  degraded?: (() => Promise<readonly string[]>) | undefined;
}

/** Milliseconds a request may take to arrive: 25 MB over a line of 2 Mbit/s. */
const REQUEST_TIMEOUT = 120_000;

/** The whole HTTP surface as one Fastify server that does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { registry, ports, store, accounts, limits, config, log, site, mount, unready, degraded } = options;
  const { runTool = runInThisThread(ports), visitors = oneVisitor } = options;
  const { publicUrl, trustedProxies } = config;
  let isStopping = false;
  const hold = createAnswerShares(visitors);
  const responder = createResponder({ publicUrl, log, hold, isStopping: () => isStopping });

  const app = fastify({
    // Our own lines say what an operator needs; the framework's would hold addresses and query strings.
    logger: false,
    return503OnClosing: false,
    bodyLimit: config.bodyMaxBytes,
    requestTimeout: REQUEST_TIMEOUT,
    routerOptions: { maxParamLength: 1024 },
    ...(trustedProxies > 0 ? { trustProxy: (_address: string, hop: number) => hop < trustedProxies } : {}),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, publicUrl),
    // An address that cannot be read: there is nothing at it.
    frameworkErrors: (_error, request, reply) => nothingThere(request, reply),
  });

  app.decorateRequest('startedAt', 0);
  app.removeContentTypeParser('text/plain');
  takeBodies(app, { visitors, ...config });
  app.setErrorHandler((error, request, reply) =>
    responder.fail({ request, reply, slug: slugOf(request.params) }, error),
  );
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  refuseOtherHosts(app, { host: config.host, publicUrl, responder });
  watchConnections(app, { ...options, publicUrl });
  // Before a body is read that nobody asked for.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) nothingThere(request, reply);
    else if (request.raw.socket.destroyed) reply.hijack();
    else done();
  });

  const limitCall = createCallLimit(config.callsPerMinute, { shared: limits });
  const admission = keyAdmission();
  const admit: Admit = admission?.admit ?? limitCall;
  if (admission) app.addHook('onClose', () => admission.close());
  await app.register(async (api) => {
    api.addHook('onRequest', begin);
    toolRoutes(api, { registry, ports, runTool, responder, admit });
    const takesForms = store !== undefined && ports.clock !== undefined;
    const { keptAudits } = options;
    openApiRoute(api, { registry, responder, takesForms, keepsAudits: keptAudits !== undefined, ...config });
    if (store && ports.clock) {
      const { outgoing = { brand: new URL(publicUrl).hostname, sendsMail: false, wake: () => {} } } = options;
      formRoutes(api, { store, clock: ports.clock, outgoing, responder, log, limitCall, limits, ...config });
    }
    if (keptAudits) auditRoutes(api, { keptAudits, responder, log, limitCall, publicUrl });
    if (accounts) accountRoutes(api, { actions: accounts.actions, responder, log, limitCall, publicUrl });
    if (ports.files) uploadRoute(api, { files: ports.files, visitors, responder, admit, ...config });
    refuseAll(api, responder, '/api');
    refuseAll(api, responder, '/api/*');
  });

  const limitFile = createFileLimit(config.callsPerMinute, { shared: limits });
  placeholderRoutes(app, { registry, runTool, responder, admit, limitFile, publicUrl });
  if (ports.files) {
    const now = ports.clock?.now.bind(ports.clock);
    fileRoutes(app, { files: ports.files, publicUrl, responder, limitFile, now });
    pictureRoutes(app, { registry, runTool, files: ports.files, publicUrl, responder, admit, limitFile });
  }
  healthRoutes(app, { publicUrl, unready, degraded, isStopping: () => isStopping });
  await app.register(async (mounted) => {
    mounted.addHook('onRequest', begin);
    mounted.addHook('onSend', async (_request, reply) => {
      reply.headers({ ...commonHeaders({ publicUrl }), 'content-security-policy': inertPolicy });
    });
    await mount?.(mounted, admit, hold);
  });
  if (store && ports.clock) {
    const onFailure = (error: unknown, route: string) => noteStoreFailure(error, { route }, log);
    mailLinkRoutes(app, { store, clock: ports.clock, publicUrl, onFailure });
  }
  if (options.samples) sampleRoutes(app, { samples: options.samples, publicUrl });
  const missing = siteRoutes(app, { site, publicUrl });
  app.setNotFoundHandler(nothingThere);
  return app;

  /** Keys are taken where they can be known. */
  function keyAdmission() {
    if (!accounts || !store || !ports.clock) return undefined;
    const { callsPerMinute } = config;
    return createKeyAdmission({
      keys: store.people.keys,
      limits: accounts.limits,
      clock: ports.clock,
      limitVisitor: limitCall,
      callsPerMinute,
    });
  }

  function begin(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    request.startedAt = performance.now();
    if (isStopping) responder.failWith({ request, reply }, stopping);
    else done();
  }

  function nothingThere(request: FastifyRequest, reply: FastifyReply): void {
    request.startedAt = performance.now();
    if (/^\/api(?:\/|$)/.test(sitePath(request.raw.url))) responder.failWith({ request, reply }, noSuchAddress);
    else missing(request, reply);
  }

  function slugOf(params: unknown): string | undefined {
    const slug = typeof params === 'object' && params !== null && 'slug' in params ? params.slug : undefined;
    return typeof slug === 'string' && registry.get(slug) ? slug : undefined;
  }
}
