import { readFile } from 'node:fs/promises';
import { startHttpServer } from '../tests/servers/http-server.ts';

// A web server of pictures, in a process of its own so that what it costs can be told. Started by bench/images-http.ts with the
// files that it serves below their own paths; says its origin.

const routes = process.argv.slice(2).map(async (file) => {
  const body = await readFile(file);
  return [file, { body, headers: { 'content-type': 'image/x', 'content-length': `${body.length}` } }] as const;
});
const { origin } = await startHttpServer(Object.fromEntries(await Promise.all(routes)));
process.send?.(origin);
