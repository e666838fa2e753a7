import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '#kit/tool-error';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';

// A process of its own: writes messages, each with a mail, until it is ended, or as many as it is told, and says each one
// that was acknowledged. With `patient` it goes on after a failure, else it ends.
const [place = '', name = '', count = 'Infinity', patience = ''] = process.argv.slice(2);
const store = place.startsWith('postgres:')
  ? await openPostgresStore({ url: place })
  : openSqliteStore({ directory: place });
const message = { name, email: 'a@example.com', message: 'x'.repeat(2000) };
let wasBusy = false;
for (let number = 0; number < Number(count); number += 1) {
  const subject = `${name} ${number}`;
  const mail = { to: 'us@example.com', subject, text: 'x', queuedAt: number };
  try {
    await store.messages.add({ ...message, subject, receivedAt: number }, { atMost: 1e6, mail: () => mail });
    process.stdout.write(`${subject}\n`);
    wasBusy = false;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (!wasBusy) console.error(error.code, error.message);
    wasBusy = true;
    if (patience !== 'patient') break;
    await sleep(20);
  }
}
await store.close();
