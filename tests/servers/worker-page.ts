import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.html': 'text/html',
};

interface WorkerPage {
  /** An empty page beside `/worker.js`. */
  origin: string;
  close(): Promise<void>;
}

/** A module built as for the site, on a page of its own under the policy that the site gives its workers. */
export async function serveWorker(path: string): Promise<WorkerPage> {
  const folder = await mkdtemp(join(tmpdir(), 'clearkit-worker-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '../..'),
    build: {
      target: 'es2023',
      outDir: folder,
      assetsInlineLimit: 0,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input: path, output: { entryFileNames: 'worker.js' } },
    },
    worker: { format: 'es' },
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const path = url === '/' ? '' : url.slice(1);
    const body = path === '' ? '<!doctype html>' : await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': TYPES[extname(path) || '.html'] ?? 'text/plain',
      'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
