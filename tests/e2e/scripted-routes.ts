import { build } from 'vite';
import type { Route } from '../servers/http-server.ts';

const text = 'Green tea is brewed with water that does not boil, for two minutes or three. '.repeat(8);
const content = `<main><h1>Green tea</h1><p>${text}</p><a href="/article">How to brew it</a></main>`;

const page = (head: string, body: string): Route => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
});
const script = (body: string): Route => ({ headers: { 'content-type': 'text/javascript' }, body });

/** Pages that scripts fill, change and spoil, and one that they leave alone. */
export async function scriptedRoutes(): Promise<Record<string, Route>> {
  const shell = (name: string) =>
    page('<title>Tea shop</title>', `<div id="root"></div><script src="/scripted/${name}.js"></script>`);
  const fill = `document.title = 'Green tea'; document.getElementById('root').innerHTML = `;
  return {
    '/scripted/plain': shell('plain'),
    '/scripted/plain.js': script(`${fill}${JSON.stringify(content)}`),
    '/scripted/fetch': shell('fetch'),
    '/scripted/fetch.js': script(
      `fetch('/scripted/tea.json').then((answer) => answer.json()).then(({ html }) => { ${fill}html })`,
    ),
    '/scripted/tea.json': { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ html: content }) },
    '/scripted/react': shell('react'),
    '/scripted/react.js': script(await reactApp()),
    '/scripted/tags': page(
      '<title>Tea</title><link rel="canonical" href="/scripted/tags"><meta name="robots" content="noindex">',
      `${content}<script src="/scripted/tags.js"></script>`,
    ),
    '/scripted/tags.js': script(
      `document.querySelector('[rel=canonical]').href = '/article'; document.querySelector('[name=robots]').remove()`,
    ),
    '/scripted/errors': page(
      '<title>Tea</title>',
      `${content}<script src="/scripted/gone.js"></script><script>nothing.there</script>`,
    ),
    '/scripted/still': page(
      '<title>Green tea</title><link rel="canonical" href="/scripted/still"><script src="/scripted/still.js" defer></script>',
      content,
    ),
    '/scripted/still.js': script(`document.querySelector('h1').addEventListener('click', () => alert(1))`),
  };
}

/** As it comes from a bundler. */
async function reactApp(): Promise<string> {
  const source = `
    import { createElement as h, useEffect, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    function Tea() {
      const [html, setHtml] = useState('');
      useEffect(() => { document.title = 'Green tea'; setHtml(${JSON.stringify(content)}); }, []);
      return h('div', { dangerouslySetInnerHTML: { __html: html } });
    }
    createRoot(document.getElementById('root')).render(h(Tea));`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'virtual:app' ? id : undefined),
        load: (id) => (id === 'virtual:app' ? source : undefined),
      },
    ],
    build: { write: false, rollupOptions: { input: 'virtual:app', output: { format: 'iife' } } },
  });
  const [first] = [built].flat();
  const [file] = first && 'output' in first ? first.output : [];
  if (!file || !('code' in file)) throw new Error('The app was not built.');
  return file.code;
}
