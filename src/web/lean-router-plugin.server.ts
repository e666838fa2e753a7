import type { Plugin } from 'vite';

/**
 * Parts of React Router that can never act in the browser here, 1.9 kB with brotli. Should a new version ask another
 * name of them, the build fails.
 */
const idle: Readonly<Record<string, string>> = {
  // Routes found out from the server on the way: every page names all of them.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPartialManifest = (manifest) => manifest;
    ${onlyOnServers('getPathsWithAncestors', 'handleClientVersionMismatch', 'getManifestPath')}`,
  // Observers of the router's work: none is ever given.
  'router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    ${onlyOnServers('instrumentHandler', 'instrumentationResultMetaContext')}`,
};

const MODULE = /react-router\/dist\/production\/lib\/(.+)$/;

/** Leaves out of the browser's build what only other ways of using React Router need. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const path = MODULE.exec(id.replaceAll('\\', '/'))?.[1];
      return path === undefined ? undefined : idle[path];
    },
  };
}

/** Named by modules of React Router that the bundler then leaves out. */
function onlyOnServers(...names: string[]): string {
  return names.map((name) => `export const ${name} = undefined;`).join('\n');
}
