import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, inject } from 'vitest';
import { type ReadMail, readMail } from '../servers/read-mail.ts';
import type { CaughtMail, RunningSmtpServer } from '../servers/smtp-server.ts';

/** Shows what a mail server caught to the journeys, which run in processes of their own. */
export async function showInbox({ mails }: RunningSmtpServer): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(mails));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Every mail to an address, oldest first. */
export async function mailsTo(address: string): Promise<ReadMail[]> {
  const caught: CaughtMail[] = await fetch(inject('inbox')).then((answer) => answer.json());
  return caught.filter(({ to }) => to === address).map(({ raw }) => readMail(raw));
}

/** The newest mail to an address, when there are that many. */
export async function mailTo(address: string, count = 1): Promise<ReadMail> {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThanOrEqual(count);
  const mail = (await mailsTo(address)).at(-1);
  if (!mail) throw new Error('The mail went away.');
  return mail;
}
