import { expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeDns } from '#ports/dns/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('template', tool, run);
const dns = createFakeDns({
  zone: { 'mail.test': { MX: ['10 mx.mail.test', '20 backup.test'] }, 'web.test': { A: ['192.0.2.1'] } },
});
const ask = (domain: string) => execute(entry, { domain }, { ports: { dns } });

it('lists the servers in their order', async () => {
  expect(await ask('mail.test')).toEqual({ domain: 'mail.test', servers: ['10 mx.mail.test', '20 backup.test'] });
});

it('tells a domain without mail servers from one that is not there', async () => {
  expect(await ask('web.test')).toMatchObject({ servers: [] });
  await expect(ask('nowhere.test')).rejects.toMatchObject({ code: 'not-found' });
});
