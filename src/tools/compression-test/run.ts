import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { own } from '#lib/own';
import { checkPage } from '#lookups/check-page';

import type tool from './tool.ts';

const names: Readonly<Record<string, string>> = {
  gzip: 'gzip',
  br: 'Brotli',
  zstd: 'Zstandard',
  deflate: 'deflate',
  identity: 'None',
};

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const { facts, view } = await checkPage(url, {
    http,
    browser,
    rendered,
    signal,
    report,
    checks: checksAbout('compression', 'file-compression', 'html-size'),
  });
  const { headers = {}, byteLength = 0, encodedBytes = 0, kind } = facts.answer ?? {};
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  const { score: _, ...rest } = view;
  return {
    ...rest,
    coding: kind === 'none' ? 'Unknown' : (own(names, coding) ?? (coding || 'None')),
    ...{ original: byteLength, sent: encodedBytes },
    saved: byteLength === 0 ? 0 : Math.round(1000 * (1 - encodedBytes / byteLength)) / 10,
    sizes: [
      { name: 'Page', value: byteLength },
      { name: 'As sent', value: encodedBytes },
    ],
  };
};

export default run;
