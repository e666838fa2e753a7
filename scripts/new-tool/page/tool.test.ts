import { expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeHttp } from '#ports/http/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('template', tool, run);
const url = 'https://example.com/';

it('counts the bytes of the page that answers', async () => {
  const http = createFakeHttp({
    [url]: { headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<p>Tea</p>' },
  });
  const page = { requestedUrl: url, url, status: 200, redirected: false, charset: 'utf-8' };
  expect(await execute(entry, { url: 'example.com' }, { ports: { http } })).toEqual({ ...page, bytes: 10 });
});
