import { execute } from '#kit/execute';
import type { Ports } from '#kit/ports';
import { toolEntry } from '#kit/registry';
import type { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDocuments } from '#ports/documents/fake';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { createFakeSources, type FakePage, type FakeSourcesOptions } from '#ports/sources/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('plagiarism-checker', tool, run);

/** What is in a source. */
export const BEES =
  'Honey bees tell each other where food can be found by dancing on the comb. A worker that has discovered a rich patch of flowers walks in a straight line while shaking her abdomen. The angle of the line shows the direction in relation to the sun.';
/** A text of somebody's own about something else. */
export const HIVES =
  'My grandfather kept twelve hives behind his barn, and every June we helped him to carry the full boxes to the cellar.';

interface World extends FakeSourcesOptions {
  /** What the sources find; each is on the web as well unless `web` says otherwise. */
  pages?: readonly FakePage[];
  web?: Record<string, FakeResponse | ToolError>;
  sources?: Ports['sources'];
  http?: Ports['http'];
  onProgress?: (progress: { stage?: string; share?: number; partial?: object }) => void;
  signal?: AbortSignal;
}

/** A run over fakes, at noon of 2026-11-21. */
export async function check(input: object, world: World = {}) {
  const { pages = [], web = {}, failures, hasNone, onProgress, signal } = world;
  const found = pages
    .filter(({ url }) => url.startsWith('http'))
    .map(({ url, title, text }) => [url, page(`<main><p>${text}</p></main>`, title)]);
  const ports = {
    sources: world.sources ?? createFakeSources(pages, { ...(failures && { failures }), ...(hasNone && { hasNone }) }),
    http: world.http ?? createFakeHttp({ ...Object.fromEntries(found), ...web }),
    documents: createFakeDocuments(),
    clock: createFakeClock(Date.UTC(2026, 10, 21, 12)),
  };
  const heard = { ...(onProgress && { onProgress }), ...(signal && { signal }) };
  return tool.output.parse(await execute(entry, input, { ports, ...heard }));
}

export const page = (body: string, title = 'A page'): FakeResponse => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><title>${title}</title>${body}`,
});
