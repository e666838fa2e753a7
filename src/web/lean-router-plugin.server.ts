import type { Plugin } from 'vite';

/**
 * Modules of React Router that can never act in the browser here. Should a new version ask another
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

/** Functions of its router that only `useFetcher`, `useSubmit`, `<Form>` and actions call: pages here have none of them. */
const idleFunctions = ['handleAction', 'handleFetcherAction', 'handleFetcherLoader'];
const THEIR_USES = /\b(?:useFetchers?|useSubmit|clientAction)\b|<Form\b/;

const MODULE = /react-router\/dist\/production\/lib\/(.+)$/;

/** A plain string of at least six words: for whoever programs with it, who reads it in development. */
const SENTENCE = /"[A-Z`<](?:[^"\\\n ]* ){5,}[^"\\\n]*"/g;

/** Leaves out of the browser's build what only other ways of using React Router need. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const path = pathOf(id);
      return path === undefined ? undefined : idle[path];
    },
    transform(code, id) {
      if (/\/src\/.+\.tsx$/.test(id) && THEIR_USES.test(code)) {
        this.error('This uses what src/web/lean-router-plugin.server.ts leaves out of React Router.');
      }
      const path = pathOf(id);
      if (path === undefined || path in idle) return;
      const lean = path === 'router/router.js' ? withoutIdleFunctions(code) : code;
      return lean
        .replace(SENTENCE, '""')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(');
    },
  };
}

function pathOf(id: string): string | undefined {
  return MODULE.exec(id.replaceAll('\\', '/'))?.[1];
}

/** @throws Error when the module is not written as it was. */
function withoutIdleFunctions(code: string): string {
  return idleFunctions.reduce((whole, name) => {
    const body = new RegExp(`\\n\\tasync function ${name}\\([^]*?\\n\\t}\\n`);
    if (!body.test(whole)) throw new Error(`React Router's router has no function ${name} any more`);
    return whole.replace(
      body,
      () => `\n\tasync function ${name}() {\n\t\tthrow new Error("${name} was left out");\n\t}\n`,
    );
  }, code);
}

/** Named by modules of React Router that the bundler then leaves out. */
function onlyOnServers(...names: string[]): string {
  return names.map((name) => `export const ${name} = undefined;`).join('\n');
}
