import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type Cuts, cuts } from './lean-router-cuts.server.ts';

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

/** What pages would ask of React Router for what ./lean-router-cuts.server.ts leaves out. */
const THEIR_USES =
  /\b(?:useFetchers?|useSubmit|useBlocker|usePrompt|useActionData|clientAction|viewTransition|PrefetchPageLinks)\b|\bredirect(?:Document)?\(|<(?:Form|Await)\b|<(?:Nav)?Link\b[^<>]*\s(?:prefetch|mask|defaultShouldRevalidate)=/;

const MODULE = /react-router\/dist\/production\/lib\/(.+)/s;

/** A plain string of at least six words: for whoever programs with it, who reads it in development. */
const SENTENCE = /"[A-Z`<](?:[^"\\\n ]* ){5}[^"\\\n]*"/g;

/** What a check says when it fails, with values in it. */
const EXPLAINED = /^(\t*(?:invariant|warning|warnOnce)\(.*), `(?:[^`\\]|\\.)*`\);$/gm;

/** Leaves out of the browser's build what only other ways of using React Router need. */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      met.clear();
    },
    buildEnd(error) {
      const gone = [...Object.keys(idle), ...Object.keys(cuts)].filter((path) => !met.has(path));
      if (!error && gone.length > 0) this.error(`React Router has these modules no more: ${gone.join(', ')}`);
    },
    load(id) {
      const path = pathOf(id);
      return path === undefined ? undefined : idle[path];
    },
    transform(code, id) {
      if (id.includes('/src/') && /\.tsx?$/.test(id) && THEIR_USES.test(code)) {
        this.error('This uses what src/web/lean-router-cuts.server.ts leaves out of React Router.');
      }
      const path = pathOf(id);
      if (path === undefined) return;
      met.add(path);
      if (path in idle) return;
      const lean = cuts[path] ? cut(path, code, cuts[path]) : code;
      return lean
        .replace(SENTENCE, '""')
        .replace(EXPLAINED, '$1);')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(');
    },
  };
}

function pathOf(id: string): string | undefined {
  return MODULE.exec(id.replaceAll('\\', '/'))?.[1];
}

/** @throws Error when the module is not the one that the cuts were made for, or a cut's text is not in it. */
function cut(path: string, code: string, { of, spans = [], texts = [] }: Cuts): string {
  const found = createHash('sha256').update(code).digest('hex');
  if (found !== of) throw new Error(`${path} of React Router is another: look through its cuts, then write ${found}`);
  const without = spans.reduce((left, [from, until, put = '']) => {
    const start = left.indexOf(from);
    const end = left.indexOf(until, start);
    if (start < 0 || end < 0) throw new Error(`${path} of React Router has no such text any more: ${from}`);
    return left.slice(0, start) + put + left.slice(end);
  }, code);
  return texts.reduce((left, [find, put]) => {
    if (!left.includes(find)) throw new Error(`${path} of React Router has no such text any more: ${find}`);
    return left.replaceAll(find, put);
  }, without);
}

/** Named by modules of React Router that the bundler then leaves out. */
function onlyOnServers(...names: string[]): string {
  return names.map((name) => `export const ${name} = undefined;`).join('\n');
}
