import { expect } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import type { ToolError } from '#kit/tool-error';
import { createFakeAuthority, type FakeAuthority } from '#ports/authority/fake';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { createFakeWikipedia } from '#ports/wikipedia/fake';
import type { ExternalLink } from '#ports/wikipedia/port';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('backlink-checker', tool, run);
const NOW = Date.UTC(2026, 10, 21, 12);

interface World {
  wiki?: readonly ExternalLink[] | ToolError;
  graph?: FakeAuthority['referringDomains'];
  web?: Record<string, FakeResponse | ToolError>;
  onProgress?: (progress: object) => void;
  signal?: AbortSignal;
}

/** A run over fakes, at noon of 2026-11-21. */
export async function check(input: object, { wiki = [], web = {}, graph, ...heard }: World = {}) {
  const clock = createFakeClock(NOW);
  const authority = createFakeAuthority(graph ? { referringDomains: graph } : {});
  const ports = { wikipedia: createFakeWikipedia(wiki), authority, http: createFakeHttp(web), clock };
  return tool.output.parse(await execute(entry, input, { ports, ...heard }));
}

/** A page with this in its body. */
export const page = (body: string, headers: Record<string, string> = {}): FakeResponse => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: `<!doctype html><title>A page</title>${body}`,
});

let hosts = 0;

/** One page of a list, `HOST/post`, and what came of it. Each has a host of its own, as pages of one host take turns. */
export async function visit(
  body: string | FakeResponse | ToolError,
  { domain = 'leaves.test', headers = {}, more = {} } = {},
) {
  hosts += 1;
  const host = `https://blog-${hosts}.test`;
  const answer = typeof body === 'string' ? page(body.replaceAll('HOST', host), headers) : body;
  const others = Object.entries(more).map(([path, other]) => [path.replace('HOST', host), other]);
  const web = { [`${host}/post`]: answer, ...Object.fromEntries(others) };
  const { backlinks } = await check({ domain, pages: [`${host}/post`], wikipedia: false }, { web });
  expect(backlinks).toHaveLength(1);
  const [backlink] = backlinks;
  if (!backlink) throw new Error('No page.');
  return backlink;
}
