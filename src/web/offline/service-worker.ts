import { SITE_CACHE } from '#lib/site-cache';
import { handOver } from '#ui/tool-page/send-to-tool';
import { ANY, assetsIn, fetchPlan, filesOf, isLasting, keepFiles, PLAN, readUsed } from './kept.ts';

/** Answers from what the browser keeps where there is no line. Nothing that shows who somebody is, and nothing that is sent, is kept. */

/** Set by the build: changes with every one. */
declare const BUILD: string;

/** The page in the place of one that is neither reached nor kept, and the one that takes files. */
const ALWAYS = ['/offline', '/open'];
/** Never kept: what shows who somebody is, what a letter leads to, what is answered for this visitor alone. */
const NEVER =
  /^\/(?:api|files|mcp|placeholder|healthz|readyz|og|account|admin|login|signup|forgot-password|reset-password|confirm-email|newsletter|sw\.js)(?:\/|$)/;
/** Where a build notes that what is kept is its own. */
const KEPT_OF = '/kept-of';
/** Milliseconds that a slow line may take before a page that is kept is shown in its place. */
const PATIENCE = 4_000;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('message', ({ data }) => {
  if (data === 'take over') void skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate';
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === '/open') event.respondWith(receive(request));
  else if (request.method !== 'GET' || request.headers.has('range')) return;
  else if (isLasting(pathname)) event.respondWith(lasting(request));
  else if (!NEVER.test(pathname)) event.respondWith(newest(event, pathname));
  else if (isPage) event.respondWith(asked(event).catch(offlinePage));
  if (isPage) event.waitUntil(renew().catch(() => undefined));
});

/** Only the page that says that there is no line: everything else is kept as it is used. */
async function install(): Promise<void> {
  const cache = await caches.open(SITE_CACHE);
  for (const path of ALWAYS) {
    await keepFiles([[path, 0]]);
    await keepFiles(assetsIn((await (await cache.match(path, ANY))?.text()) ?? '').map((asset) => [asset, 0]));
  }
  await keepFiles([[PLAN, 0]]);
  if (!(await cache.match(KEPT_OF))) await cache.put(KEPT_OF, new Response(BUILD));
}

async function activate(): Promise<void> {
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function lasting(request: Request): Promise<Response> {
  const cache = await caches.open(SITE_CACHE);
  const kept = await cache.match(request, ANY);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await put(cache, request, response);
  return response;
}

/** As the server has it now; what is kept where it does not answer. Under its path alone: an address may hold what somebody entered. */
async function newest(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(SITE_CACHE);
  const kept = await cache.match(path, ANY);
  const asking = asked(event).then(async (response) => {
    if (response.ok && !response.redirected) await put(cache, path, response);
    return response;
  });
  event.waitUntil(asking.catch(() => undefined));
  const { promise, resolve } = Promise.withResolvers<Response>();
  if (kept) setTimeout(resolve, PATIENCE, kept);
  return Promise.race([asking, promise]).catch(
    () => kept ?? (event.request.mode === 'navigate' ? offlinePage() : Response.error()),
  );
}

const asked = async ({ preloadResponse, request }: FetchEvent) => (await preloadResponse) ?? fetch(request);

/** What cannot be kept, as the disk is full, is answered all the same. */
async function put(cache: Cache, key: Request | string, response: Response): Promise<void> {
  await cache.put(key, response.clone()).catch(() => undefined);
}

async function offlinePage(): Promise<Response> {
  return (await caches.match('/offline', ANY)) ?? Response.error();
}

/** What another app shares waits in the browser for the page that opens the tool. */
async function receive(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll('files').flatMap((each) => (each instanceof File && each.size > 0 ? [each] : []));
  const [text] = ['url', 'text', 'title'].flatMap((name) => form.get(name) || []);
  const given = files.length > 0 ? files : text;
  const key = given ? await handOver(given) : '';
  return Response.redirect(`/open#${key}`, 303);
}

/**
 * After an update: fetches what was kept as the new build has it, and deletes what no page names any more. Only while no other page
 * is open, as that may still need what it was built with.
 */
async function renew(): Promise<void> {
  const cache = await caches.open(SITE_CACHE);
  if ((await (await cache.match(KEPT_OF))?.text()) === BUILD) return;
  if ((await clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 1) return;
  const plan = await fetchPlan();
  if (plan.build !== BUILD) return;
  const files = filesOf(plan, await readUsed(plan));
  await keepFiles(files);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  // What was fetched for a use and is in the new build as it was, such as what reads pictures, need not be fetched again.
  const needed = new Set([...files, ...plan.files].map(([path]) => path));
  for (const path of paths.filter((each) => !isLasting(each) && each !== PLAN))
    for (const asset of assetsIn((await (await cache.match(path, ANY))?.text()) ?? '')) needed.add(asset);
  await Promise.all(
    paths.filter((path) => isLasting(path) && !needed.has(path)).map((path) => cache.delete(path, ANY)),
  );
  await cache.put(KEPT_OF, new Response(BUILD));
}
