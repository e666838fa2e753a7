import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '#api/build-server';
import { visitorKey } from '#api/call-limit';
import type { Shares, SharesOptions } from '#calls/shares';
import type { Visitors } from '#calls/visitors';
import type { Ports } from '#kit/ports';
import { createRegistry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { registerMcp } from '#mcp/register-mcp';
import type { TemporaryFile } from '#ports/files/port';
import { createSystemNames } from '#ports/net-guard/system-names';
import { type LoopbackServer, listen } from '../../tests/servers/loopback.ts';
import { type LoopbackDns, startDns } from '../../tests/servers/loopback-dns.ts';
import { alphaPng } from '../../tests/servers/sample-images.ts';
import { samplePdf } from '../../tests/servers/sample-pdf.ts';
import { readConfig } from './config.ts';
import { createPorts } from './create-ports.ts';
import { loadTool } from './load-tools.ts';
import { createToolThreads, type ToolThreads } from './tool-threads.ts';
import { createVisitors } from './visitors.ts';

const ONE = '192.0.2.1';
const SCREEN = { width: 400, height: 300, scale: 1, isMobile: false, colours: 'light' } as const;
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Visitors whose shares tell how they were opened, and who has asked for some. */
function watchedVisitors() {
  const visitors = createVisitors();
  const opened = new Map<string, { shares: Shares; options: SharesOptions }>();
  const asked: string[] = [];
  const share: Visitors['share'] = (name, options) => {
    if (opened.has(name)) throw new Error(`There are shares called "${name}" already.`);
    const { run, take } = visitors.share(name, options);
    const shares: Shares = {
      run(visitor, ...job) {
        asked.push(`${name}: ${visitor}`);
        return run(visitor, ...job);
      },
      take(visitor, amount) {
        asked.push(`${name}: ${visitor}`);
        return take(visitor, amount);
      },
    };
    opened.set(name, { shares, options });
    return shares;
  };
  return { visitors: { ...visitors, share }, opened, asked };
}

const { visitors, opened, asked } = watchedVisitors();
const closers: (() => Promise<unknown>)[] = [];
let open: Awaited<ReturnType<typeof createPorts>>;
let threads: ToolThreads;
let app: Awaited<ReturnType<typeof buildServer>>;
let site: LoopbackServer;
let dns: LoopbackDns;

/** Everything that a server opens. */
beforeAll(async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shares-'));
  site = await listen(
    createServer((_request, response) => response.setHeader('content-type', 'application/json').end('{}')),
  );
  dns = await startDns(() => ['127.0.0.1']);
  const config = readConfig({
    ...{ DATA_DIR: dataDirectory, DNS_SERVERS: dns.server, FETCH_ALLOW: `127.0.0.1,site.test:${site.port}` },
    ...{ RDAP_BOOTSTRAP_URL: site.origin, WIKIPEDIA_API_URL: site.origin, COMMON_CRAWL_INDEX_URL: site.origin },
    ...{ LLM_BASE_URL: `${site.origin}/v1`, LLM_MODEL: 'small', FILE_STORE_MB: '1' },
  });
  open = await createPorts(config, { visitors });
  const { ports } = open;
  threads = createToolThreads({ ports, visitors, pictures: 2, readings: 2, idle: 1 });
  const registry = createRegistry([await loadTool('redirect-checker')]);
  app = await buildServer({
    ...{ registry, ports, visitors, config, log: { info: () => {}, error: () => {} } },
    runTool: async () => JSON.stringify('a'.repeat(100_000)),
    mount: (scope) =>
      registerMcp(scope, {
        ...{ registry, ports, visitors, version: '1', ...config },
        visitorOf: ({ ip }) => visitorKey(ip),
        limitCall: async () => {},
      }),
  });
  closers.push(app.close, threads.close, open.close, site.close, dns.close, () =>
    rm(dataDirectory, { recursive: true }),
  );
});
afterAll(async () => {
  for (const close of closers) await close();
});

/** Work that is done for a visitor, and has to take its share by that name. */
const uses: Readonly<Record<string, (ports: Ports, signal: AbortSignal) => Promise<unknown>>> = {
  names: ({ http }, signal) => http.get({ url: `http://site.test:${site.port}/`, signal }),
  'names by the system': async (_ports, signal) => {
    // Of its own, so that the settings of this machine do not matter.
    const files = { hostsFile: join(import.meta.dirname, 'none'), settingsFile: join(import.meta.dirname, 'none') };
    const share: Visitors['share'] = (name) => sharesCalled(name).shares;
    await createSystemNames({ ...files, visitors: { ...visitors, share }, lookup: async () => [] })(
      'site.test',
      signal,
    );
  },
  'stored files': async ({ http, files }, signal) => {
    const { url } = await files.put({ content: new Uint8Array(3), name: 'a.png', type: 'image/png' });
    await http.get({ url, signal });
  },
  'writes of files': ({ files }) => files.put({ content: new Uint8Array(3), name: 'a.png', type: 'image/png' }),
  'bytes of pages': ({ http }, signal) => http.get({ url: site.origin, signal }),
  'bytes of lists': ({ rdap }, signal) => rdap.domain({ domain: 'site.test', signal }),
  'bytes of articles': ({ wikipedia }, signal) => wikipedia.externalLinks({ domain: 'site.test', limit: 1, signal }),
  'audits of sites': ({ audits }, signal) =>
    audits.audit({ url: site.origin, mostPages: 1, depth: 1, subdomains: false, include: [], exclude: [], signal }),
  'pages in a browser': ({ browser }, signal) => browser.load({ url: site.origin, screen: SCREEN, signal }),
  'bytes of archives': ({ authority }, signal) => authority.captures({ domain: 'site.test', signal }),
  visits: ({ http }, signal) => http.get({ url: site.origin, isPolite: true, signal }),
  handshakes: ({ tls }, signal) => tls.handshake({ host: '127.0.0.1', port: site.port, signal }),
  'bytes of temporary files': pictureIn,
  pictures: async (ports, signal) => ports.images.inspect(await pictureIn(ports, signal), signal),
  'bytes of pictures': async (ports, signal) => ports.images.inspect(await pictureIn(ports, signal), signal),
  documents: ({ documents }, signal) =>
    documents.read({ name: 'a.pdf', content: samplePdf({ pages: [['Hello']] }) }, signal),
  'documents made': async ({ files, http, pdf }, signal) => {
    const content = samplePdf({ pages: [['Hello']] });
    const { url } = await files.put({ content, name: 'a.pdf', type: 'application/pdf' });
    const documents = [{ name: 'a.pdf', pages: '', password: '' }];
    const contents = [await http.download({ url, signal })];
    await pdf.make('merge', { documents, isOutlined: false }, { contents, signal });
  },
  drawings: async ({ files, http, svg }, signal) => {
    const content = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const { url } = await files.put({ content, name: 'a.svg', type: 'image/svg+xml' });
    await svg.draw(await http.download({ url, signal }), { size: { by: 'scale', value: 1 }, signal });
  },
  readings: async (ports, signal) => ports.ocr.read(await pictureIn(ports, signal), { language: 'eng', signal }),
  'questions to the model': async (_ports, signal) => {
    const question = { messages: [], temperature: 0, seed: 1, mostText: 10, signal, onText: () => {} };
    await open.languageModel?.ask(question);
  },
  'runs of the kind computing': () => runOf('article-rewriter'),
  'runs of the kind pictures': () => runOf('image-resizer'),
  'runs of the kind readings': () => runOf('image-to-text'),
  'runs of the kind outside': () => runOf('redirect-checker'),
  'starts of runs': (_ports, signal) => runOf('article-rewriter', signal),
  'bytes of requests': async () => {
    const headers = { 'content-type': 'image/png' };
    const payload = Buffer.alloc(20_000);
    await app.inject({ method: 'POST', url: '/api/files', remoteAddress: ONE, headers, payload });
  },
  'bytes of answers': async () => {
    await app.inject({ method: 'POST', url: '/api/tools/redirect-checker', remoteAddress: ONE, payload: {} });
  },
  'files read by agents': async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const params = { uri: 'http://localhost:3000/files/0' };
    const payload = { jsonrpc: '2.0', id: 1, method: 'resources/read', params };
    await app.inject({ method: 'POST', url: '/mcp', remoteAddress: ONE, headers, payload });
  },
};

async function pictureIn({ files, http }: Ports, signal: AbortSignal): Promise<TemporaryFile> {
  const { url } = await files.put({ content: await alphaPng(), name: 'a.png', type: 'image/png' });
  return http.download({ url, signal });
}

/** A run, by default one that is cancelled once it has asked for its place: no thread is started for it. */
async function runOf(slug: string, signal = AbortSignal.abort()): Promise<unknown> {
  const [entry] = createRegistry([await loadTool(slug)]).list();
  if (!entry) throw new Error(`There is no ${slug}.`);
  return threads.runTool(entry, { input: {}, visitor: ONE, bytes: 10_000, signal });
}

function sharesCalled(name: string) {
  const found = opened.get(name);
  if (!found) throw new Error(`There are no shares called "${name}".`);
  return found;
}

it('everything that visitors share is examined here', () => {
  expect([...opened.keys()].sort()).toEqual(Object.keys(uses).sort());
});

describe.each(Object.entries(uses))('%s', (name, use) => {
  it('are taken in the name of the visitor for whom the work is done', async () => {
    const enough = new AbortController();
    const working = visitors
      .as(ONE, () => use(open.ports, enough.signal))
      .catch((error: unknown) => {
        // What becomes of the work does not matter here, but for a fault of ours.
        if (!(error instanceof ToolError)) throw error;
      });
    await expect.poll(() => asked).toContain(`${name}: ${ONE}`);
    enough.abort();
    await working;
  });

  it('are there for a second visitor, whatever the first one takes', async () => {
    const { shares, options } = sharesCalled(name);
    const { capacity, queue = 0 } = options;
    if (queue === 0) {
      const unit = Math.max(1, capacity / 64);
      const taken: (() => void)[] = [];
      for (let at = 0; at < 64; at += 1) {
        try {
          taken.push(shares.take('one', unit));
        } catch (error) {
          expect(error).toMatchObject({ code: 'busy' });
        }
      }
      taken.push(shares.take('other', unit));
      for (const release of taken) release();
      return;
    }
    // Work that was given up may still be ending.
    await shares.run('before', async () => {});
    const ends: (() => void)[] = [];
    const flood = Array.from({ length: capacity + queue + 3 }, () =>
      shares.run('one', () => new Promise<void>((end) => ends.push(end))).catch(() => undefined),
    );
    let hasBegun = false;
    const second = shares.run('other', async () => {
      hasBegun = true;
    });
    await settled();
    if (!hasBegun) {
      ends.shift()?.();
      await settled();
    }
    expect(hasBegun).toBe(true);
    await second;
    for (let ended = 0; ended < flood.length; ended += 1) {
      ends.shift()?.();
      await settled();
    }
    await Promise.all(flood);
  });
});

it('the file a visitor uploaded stays, however many another one stores', async () => {
  const headers = { 'content-type': 'image/png' };
  const payload = await alphaPng();
  const uploaded = await app.inject({ method: 'POST', url: '/api/files', remoteAddress: ONE, headers, payload });
  const { files } = open.ports;
  const id = files.idOf(uploaded.json().data.url) ?? '';
  for (let at = 0; at < 4; at += 1) {
    const file = { content: new Uint8Array(500_000), name: 'a.png', type: 'image/png' };
    await visitors.as('192.0.2.2', () => files.put(file));
  }
  expect(await files.stat(id)).toMatchObject({ bytes: payload.length });
});
