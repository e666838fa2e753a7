import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScripts } from './scripts/site/first-scripts.ts';
import { runsInBrowser } from './scripts/site/runs-in-browser.ts';
import { sitePages } from './scripts/site/site-pages.ts';

/** `npm run dev` starts the API on a port of its own and tells it here. */
const api = process.env.CLEARKIT_API_PORT;
const backend = { target: `http://127.0.0.1:${api}`, changeOrigin: false };

/** Few chunks: what never changes, what every page needs, what all tools need, what each kind of them needs. */
const groups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper|rolldown\/runtime/ },
  {
    name: 'shared',
    test: /\/src\/(?:ui\/(?:shell|notice\/notices?\.|hands\/(?:touches|in-tab|page-form)|saved|icon|island|form\/use-ready)|lib\/slug-list|features\/newsletter\/newsletter-box)/,
  },
  {
    name: 'form',
    test: /\/src\/(?:ui\/(?:lazy-component|drawn\/(?:field-kind|held-values|drawn-card|drawn-field|few-fields|form-fields|kinds|use-form|use-live)|fields\/(?:text|url|domain|number|date|slider|select|radio|checkbox|textarea|lines)|tool-page\/(?:use-tool|use-options|use-received-fields|samples)|form\/(?:field|tool-form|submit-row|text-input|text-area|text-source|bring-text|more-options|choice|slider)|result\/copy-button)|lib\/(?:figure|byte-size|own|text\/text-(?:direction|parts)))\./,
  },
  { name: 'choosers', test: /\/src\/ui\/(?:form\/(?:file-chooser|colour-input)|fields\/color)\./ },
  {
    name: 'picture',
    test: /\/src\/ui\/(?:drawn\/picture-life|tool-page\/use-picture-tool|form\/image-input|fields\/image|batch\/picture-outcome)/,
  },
  { name: 'hash', test: /\/src\/(?:ui\/hash-file\/[\w-]+\.tsx|lib\/hashing\/algorithm-names)/ },
  {
    name: 'result',
    test: /\/src\/ui\/(?:result\/(?:result|terms|read-only-text)|drawn\/(?:plain-value|filled-in))\.tsx|\/src\/lib\/duration/,
  },
  { name: 'call', test: /\/src\/(?:ui\/(?:api-base|tool-page\/(?:call-api|read-lines|sent\.))|kit\/tool-error)/ },
  {
    name: 'account',
    test: /\/src\/(?:features\/accounts\/(?:account-f|ask-account|auth-card|signed-in\.|full-height|use-account-list|account-section)|lib\/visitor-field)/,
  },
  {
    name: 'lists',
    test: /\/src\/(?:ui\/(?:breadcrumbs|page-head|tool-tile|search\/catalogue)|lib\/(?:search|edit-distance|filter-tools|mark-matches))/,
  },
];

/** What WebAssembly's own loaders ask for where they run in Node: a browser never comes to those lines. */
const withoutNode = {
  name: 'without-node',
  enforce: 'pre' as const,
  resolveId: (id: string, importer = '') =>
    /^(?:fs|path|crypto)$/.test(id) && /\/(?:tesseract\.js-core|libheif-js)\//.test(importer)
      ? join(import.meta.dirname, 'scripts/site/absent.mjs')
      : undefined,
};

export default defineConfig({
  // What it gives to browsers wants a document, and tools run in workers.
  resolve: {
    alias: [
      // What a minifier offers besides what it is told to use; what these have for browsers is another address.
      {
        find: /^(?:lightningcss|svgo|@swc\/core)$/,
        replacement: join(import.meta.dirname, 'scripts/site/absent.mjs'),
      },
      {
        find: /^decode-named-character-reference$/,
        replacement: join(import.meta.dirname, 'node_modules/decode-named-character-reference/index.js'),
      },
    ],
  },
  plugins: [withoutNode, tailwindcss(), react(), sitePages(import.meta.dirname), firstScripts()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    cssMinify: true,
    assetsInlineLimit: 0,
    // Chunks fetched on touch name what they need themselves.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es', plugins: () => [withoutNode, runsInBrowser()] },
  server: api
    ? {
        proxy: {
          ...{ '/api': backend, '/files': backend, '/mcp': backend, '/placeholder': backend },
          ...{ '/healthz': backend, '/readyz': backend },
        },
      }
    : {},
});
