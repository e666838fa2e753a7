import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumPath, launchFlags } from '../../scripts/browser.ts';
import { startSite } from '../servers/site.ts';
import { startSmtpServer } from '../servers/smtp-server.ts';
import { showInbox } from './inbox.ts';
import { startOutside } from './outside.ts';
import { WORKERS } from './workers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browsers listen, one a worker, as a browser has one clipboard; each visit has a profile of its own. */
    browsers: readonly string[];
    /** The running site, `http://localhost:{port}`. */
    site: string;
    /** A web server on loopback that the site may fetch from, with pictures and pages. */
    pictures: string;
    /** Where what the site mails is shown, see `mailTo`. */
    inbox: string;
    /** Settings of the site that its commands need as well. */
    kept: Readonly<Record<string, string>>;
  }
}

/** The built site as an operator starts it, with a name server and a web server on loopback instead of the internet's. */
export default async function setup(project: TestProject) {
  const outside = await startOutside();
  const smtp = await startSmtpServer();
  const inbox = await showInbox(smtp);
  const kept = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'clearkit-data-')),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Clearkit <news@example.com>',
    CONTACT_TO: 'people@example.com',
  };
  const languages = await mkdtemp(join(tmpdir(), 'clearkit-languages-'));
  await writeFile(join(languages, 'deu.traineddata'), 'Broken.');
  const site = await startSite({
    ...kept,
    OCR_LANGUAGES_DIR: languages,
    ...outside.settings,
    RATE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'error',
  });
  const executablePath = chromiumPath();
  const launch = () => chromium.launchServer({ executablePath, args: launchFlags() });
  const browsers = await Promise.all(Array.from({ length: WORKERS }, launch));
  project.provide(
    'browsers',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  project.provide('site', site.origin);
  project.provide('pictures', outside.origin);
  project.provide('inbox', inbox.address);
  project.provide('kept', { ...kept, PUBLIC_URL: site.origin });
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await site.stop();
    await Promise.all([
      outside.close(),
      inbox.close(),
      smtp.close(),
      rm(kept.DATA_DIR, { recursive: true }),
      rm(languages, { recursive: true }),
    ]);
  };
}
