import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** What can send something from a page or a worker of it. */
const SENDS =
  /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bnew (?:WebSocket|EventSource|RTCPeerConnection|WebTransport)\b/;
/** Reads a file of the site, without anything in the address. */
const READS_ONLY = [
  ...['src/ui/batch/results.tsx', 'src/ui/form/code-line.tsx', 'src/ui/result/first-page.tsx'],
  'src/ui/search/catalogue.tsx',
  'src/web/home/start-contents.tsx',
  ...['src/web/offline/kept.ts', 'src/web/offline/service-worker.ts', 'src/web/site/hydrate.tsx'],
];

it('counts in every place that sends what a visitor has', () => {
  const code = ['src/ui/**/*.tsx', 'src/web/**/*.{ts,tsx}', 'src/tools/*/*.tsx', 'src/features/*/*.tsx'];
  const found = globSync([...code, 'src/{tools/*,workers}/*.worker.ts', 'src/workers/run-in-page.ts'], { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => SENDS.test(readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\*).*$/gm, '')))
    .sort();
  expect(found).toEqual(['src/ui/form/upload-file.tsx', 'src/ui/tool-page/call-api.tsx', ...READS_ONLY].sort());
  for (const file of found.filter((each) => !READS_ONLY.includes(each)))
    expect(readFileSync(join(root, file), 'utf8')).toContain('noteSent(');
});
