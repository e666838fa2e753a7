import { globSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import type * as Render from '../../src/web/site/render.server.tsx';
import { RUNTIME } from './first-scripts.ts';
import { writeIcons } from './icon-sprite.ts';
import { loadSheetLater } from './later-sheet.ts';
import { writeReaderData } from './reader-data.ts';

/** What draws the pages. */
const RENDER = 'src/web/site/render.server.tsx';

/** Modules that pages name by their address. */
const ADDRESSED = [
  'src/web/islands/*.ts',
  'src/tools/*/page.tsx',
  'src/tools/*/tool.ts',
  'src/tools/*/*.{result,field}.tsx',
];

/** What brings the whole style sheet: documents carry only what they are drawn with. */
const SHEET = 'src/ui/whole-sheet.ts';

/** Chunks of the browser's build by the module that each begins with, as `/src/...`. */
interface Scripts {
  of: (module: string) => readonly string[];
}

/** Builds every island as a module of its own, and serves pages while developing. */
export function sitePages(root: string): Plugin {
  writeIcons();
  writeReaderData();
  return {
    name: 'site-pages',
    config: () => ({
      appType: 'custom',
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: [SHEET, ...globSync(ADDRESSED, { cwd: root })].map((file) => join(root, file)),
              preserveEntrySignatures: 'allow-extension',
            },
          },
        },
        ssr: { build: { rolldownOptions: { input: join(root, RENDER) }, ssr: true, emitAssets: true } },
      },
    }),
    generateBundle: {
      // Before the preloads are written into the chunks.
      order: 'pre',
      handler(_, bundle) {
        if (this.environment.name === 'client') loadSheetLater(bundle);
      },
    },
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        answer(server, request)
          .then((html) => {
            if (html === undefined) return next();
            response.setHeader('content-type', html.type);
            response.statusCode = html.status;
            response.end(html.text);
          })
          .catch((error: Error) => {
            server.ssrFixStacktrace(error);
            next(error);
          });
      });
    },
    // What only documents are made of: the browser has no module to put in its place.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const inBrowser = modules.some(({ id }) => id && server.environments.client.moduleGraph.getModuleById(id));
      if (!inBrowser) server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

/** The scripts of a finished build of the browser's part. */
export function scriptsIn(root: string, { output }: Rolldown.RolldownOutput): Scripts {
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])));
  const byModule = new Map(
    [...chunks.values()].flatMap((chunk) =>
      chunk.facadeModuleId ? [[chunk.facadeModuleId.replaceAll('\\', '/'), chunk] as const] : [],
    ),
  );
  return {
    of(module) {
      const chunk = byModule.get(`${root.replaceAll('\\', '/')}${module}`);
      if (!chunk) throw new Error(`No script came of ${module}`);
      const needed = new Set([chunk.fileName]);
      for (const file of needed)
        for (const next of chunks.get(file)?.imports ?? []) if (chunks.get(next)?.name !== RUNTIME) needed.add(next);
      return [...needed].map((file) => `/${file}`);
    },
  };
}

async function answer(server: ViteDevServer, { url = '/', method }: IncomingMessage) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr) || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const render: typeof Render = await ssr.runner.import(`/${RENDER}`);
  const { pathname } = new URL(url, 'http://site');
  const file = render.files.get(pathname);
  if (file) return { status: 200, type: 'text/plain; charset=utf-8', text: file() };
  const isPage = render.pages.has(pathname);
  const html = await render.drawPage(isPage ? pathname : '/404', { scriptsOf: (module) => [module] });
  const text = await server.transformIndexHtml(url, html);
  return { status: isPage ? 200 : 404, type: 'text/html; charset=utf-8', text };
}
