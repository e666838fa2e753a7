import type { Run } from '#kit/define-tool';
import { fetchPage } from '#lookups/web-page';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url }, { http }, { signal }) => {
  const page = await fetchPage(url, { http, signal });
  const { status, charset, byteLength } = page;
  return { requestedUrl: url, url: page.url, status, redirected: page.isRedirected, charset, bytes: byteLength };
};

export default run;
