import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { buildServer } from '#api/build-server';
import { systemClock } from '#ports/clock/system';
import { openSqliteStore } from '#ports/store/sqlite';
import { heldBy } from '../../tests/held-by.ts';
import { loadTools } from './load-tools.ts';
import { openAccounts } from './open-accounts.ts';

// A process of its own, in which nothing is loaded yet but what a server has at its start: says how long the first calls
// that need more hold its thread.
const directory = `${tmpdir()}/clearkit-first-${process.pid}`;
const publicUrl = 'http://localhost:3000';
const store = openSqliteStore({ directory });
const accounts = openAccounts({
  ...{ store, clock: systemClock, publicUrl, sendsMail: true, titleOf: String, wake: () => {} },
  admin: { sources: () => [], bounds: {} },
});
const registry = await loadTools();
const app = await buildServer({
  registry,
  ports: { clock: systemClock },
  ...{ store, accounts },
  config: {
    ...{ host: '127.0.0.1', publicUrl, trustedProxies: 0 },
    ...{ bodyMaxBytes: 1e6, uploadMaxBytes: 1e6, callsPerMinute: 1000 },
  },
  log: { info: () => {}, error: () => {} },
});
const post = (url: string, payload: object) => ({ method: 'POST', url, payload }) as const;
const account = { email: 'ada@example.com', password: 'four words and more' };
const calls = {
  // What the server's own parts cost when they are first used is no part of what follows.
  'a first call': { url: '/api/tools' },
  'log-in': post('/api/account/log-in', account),
  passkeys: post('/api/account/begin-passkey-log-in', {}),
  'sign-up': post('/api/account/sign-up', account),
  openapi: { url: '/api/openapi.json' },
};
const held: Record<string, object> = {};
for (const [name, call] of Object.entries(calls)) {
  let status = 0;
  const times = await heldBy(async () => {
    status = (await app.inject(call)).statusCode;
  });
  held[name] = { status, ...times };
}
console.log(JSON.stringify({ tools: registry.list().length, ...held }));
await app.close();
await store.close();
await rm(directory, { recursive: true });
