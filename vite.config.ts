import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leanRouter } from './src/web/lean-router-plugin.server.ts';
import { toolCards } from './src/web/tool-cards-plugin.server.ts';

/** `npm run dev` starts the API on a port of its own and tells it here. */
const api = process.env.CLEARKIT_API_PORT;
const backend = { target: `http://127.0.0.1:${api}`, changeOrigin: false };

/** Few chunks: what never changes, what every page or every tool page needs, and then a tool's own. */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper|rolldown\/runtime/,
  },
  {
    name: 'shell',
    test: /\/src\/(ui\/(shell|notice|kept|icon|prose|tool-page\/(tool-page|use-tool|samples)|form\/(field|tool-form|submit-row|text-input|use-file-drop|use-ready)|result\/(result|terms|copy-button))|web\/(page-meta|error-screen|route-focus|standing-text|tool-cards\.ts))|\/content\/site/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), toolCards(), leanRouter()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    cssMinify: true,
    assetsInlineLimit: 0,
    // Chunks fetched on touch name what they need themselves.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
  server: api
    ? { proxy: { '/api': backend, '/files': backend, '/mcp': backend, '/healthz': backend, '/readyz': backend } }
    : {},
});
