import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '#kit/tool-error';
import { loadForReading } from '#lookups/render-page';
import { createChromium } from '#ports/browser/chromium';
import type { LoadedPage } from '#ports/browser/port';
import { systemClock } from '#ports/clock/system';
import { createTemporaryFiles } from '#ports/files/temporary';
import type { Config } from './config-shape.ts';

interface AuditBrowser {
  /** A page after its scripts have run, one at a time. @throws ToolError of the browser. */
  load(url: string, signal: AbortSignal): Promise<LoadedPage>;
  close(): Promise<void>;
}

/**
 * A browser for the pages of one audit, which may reach what the audit may.
 *
 * @throws ToolError `not-configured` where there is none.
 */
export async function openAuditBrowser(config: Config, allow: readonly string[]): Promise<AuditBrowser> {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-audit-'));
  const files = await createTemporaryFiles({ directory, clock: systemClock });
  const browser = createChromium({
    ...config.browser,
    ...{ files, allow, dnsServers: config.dnsServers, publicUrl: config.publicUrl },
    profiles: join(directory, 'browsers'),
    limits: { memory: config.browser.memory },
  });
  const close = async () => {
    await browser.close();
    files.close();
    await rm(directory, { recursive: true, force: true });
  };
  const missing = await browser.missing();
  if (missing !== undefined) {
    await close();
    throw new ToolError('not-configured', missing);
  }
  let last: Promise<unknown> = Promise.resolve();
  return {
    load(url, signal) {
      const loaded = last.then(() => loadForReading(url, { browser, signal }));
      last = loaded.catch(() => undefined);
      return loaded;
    },
    close,
  };
}
