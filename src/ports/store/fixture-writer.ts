import { ToolError } from '#kit/tool-error';
import { openSqliteStore } from './sqlite.ts';

// A process of its own: writes messages until it is ended, or as many as it is told, and says each one that was acknowledged.
const [directory = '', name = '', count = 'Infinity'] = process.argv.slice(2);
const store = openSqliteStore({ directory });
const message = { name, email: 'a@example.com', message: 'x'.repeat(2000) };
try {
  for (let number = 0; number < Number(count); number += 1) {
    const subject = `${name} ${number}`;
    await store.messages.add({ ...message, subject, receivedAt: number }, { atMost: 1e6 });
    process.stdout.write(`${subject}\n`);
  }
} catch (error) {
  if (!(error instanceof ToolError)) throw error;
  console.error(error.code, error.message);
}
await store.close();
