import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { bugFields } from '#api/log';
import { ConfigError, readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { makeDataDirectory } from './data-directory.ts';
import { freePort } from './free-port.ts';

/** Milliseconds that running requests get to end when the program itself has failed. */
const CRASH_WAIT = 5_000;

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function main(): Promise<void> {
  const asked = readConfig(process.env);
  // Servers that keep everything in PostgreSQL and Redis write nothing there that they need.
  if (asked.databaseUrl === undefined || asked.redisUrl === undefined) makeDataDirectory(asked);
  // All that is loaded stays: room for what comes and goes would grow to 60 MB meanwhile, and be kept.
  setFlagsFromString('--semi-space-growth-factor=1');
  // Loaded when the settings can work: a complaint should not wait for all the libraries.
  const { startServer } = await import('./start-server.ts');
  // The site's own address is made into things before the server itself can listen.
  const config = asked.port === 0 ? readConfig({ ...process.env, PORT: String(await freePort(asked.host)) }) : asked;
  // Anyone who reads the lines may go away; the service goes on.
  process.stdout.on('error', () => {});
  const log = createLog(config.logLevel, (text) => process.stdout.write(text));
  const server = await startServer(config, log);
  setFlagsFromString('--semi-space-growth-factor=2');
  process.once('exit', log.flush);
  closeWithGrace({ delay: server.stopWait, logger: false }, async ({ signal, err }) => {
    if (err) log.error(bugFields(err), 'crash');
    else log.info({ signal }, 'stopping');
    await (err ? Promise.race([server.stop(), sleep(CRASH_WAIT)]) : server.stop());
  });
  // Last: anyone who waits for this line may send a signal at once.
  const alias = config.publicUrl === server.address ? '' : `, for visitors ${config.publicUrl}`;
  console.log(`Clearkit is running at ${server.address}${alias}`);
}
