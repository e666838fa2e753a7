import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { own } from '#lib/own';
import { createGuardedGet, defaultLimits } from './guarded-get.ts';
import { heldAnswer } from './held-answer.ts';
import type { HeldAnswer, Http } from './port.ts';

const types: Readonly<Record<string, string>> = {
  ...{ html: 'text/html; charset=utf-8', htm: 'text/html; charset=utf-8', xml: 'application/xml', txt: 'text/plain' },
  ...{ js: 'text/javascript', mjs: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml' },
  ...{
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
  },
};

/** A folder of built files as hosts of static sites serve it, at any address: `/about` is `about`, `about.html` or `about/index.html`. */
export function createFolderHttp(folder: string): Http {
  return createGuardedGet({
    files: undefined,
    limits: defaultLimits,
    exchange: async ({ url }) =>
      heldAnswer(await answerIn(folder, url.pathname), { host: url.host, temporary: undefined }),
  });
}

async function answerIn(folder: string, pathname: string): Promise<HeldAnswer> {
  const root = await realpath(folder);
  const path = decoded(pathname);
  for (const candidate of [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`]) {
    const file = await realpath(join(root, candidate)).catch(() => undefined);
    if (!file?.startsWith(`${root}${sep}`) || !(await stat(file)).isFile()) continue;
    const type = own(types, /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '') ?? 'application/octet-stream';
    const body = await readFile(file);
    // What a host makes of it: text is compressed on the way.
    return { headers: { 'content-type': type }, body, encodedBytes: Math.ceil(body.length / 4) };
  }
  return { status: 404, headers: { 'content-type': 'text/html' } };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
