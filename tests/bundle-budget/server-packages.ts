/**
 * Words that survive minifying and give a package away, by package. None may be in what the browser is sent.
 * The test proves first that each word is in the package itself.
 */
export const serverOnly: Readonly<Record<string, string>> = {
  sharp: 'Could not load the "sharp" module',
  undici: 'UND_ERR_CONNECT_TIMEOUT',
  fastify: 'FST_ERR_',
  'dns-packet': 'TCP_KEEPALIVE',
  pino: 'pino-worker',
  nodemailer: 'EREQUIRETLS',
  pg: 'SCRAM-SERVER-FIRST-MESSAGE',
  '@modelcontextprotocol/server': 'notifications/initialized',
};

/** May be loaded when a tool is first used, never with a page. */
export const lazyOnly: Readonly<Record<string, string>> = { zod: '_zod' };

/** What the bundler writes where browser code asks for a module of Node. */
export const builtinMarkers = [/["'`]node:[a-z]/, /__vite-browser-external|externalized for browser compatibility/];
