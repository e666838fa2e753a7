import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { provideServices } from '../scripts/services.ts';
import { ask } from './servers/postgres.ts';
import { sharedService } from './servers/services.ts';

const [postgres, redis] = [await sharedService('postgres'), await sharedService('redis')];

describe('the servers of the tests', () => {
  it.skipIf(postgres === undefined)('have one PostgreSQL for all, on loopback', async () => {
    const [answer] = await ask(postgres ?? '', `SELECT current_user AS name, inet_server_addr()::text AS at`);
    expect(answer).toEqual({ name: 'clearkit', at: '127.0.0.1/32' });
    expect(await sharedService('postgres')).toBe(postgres);
  });

  it.skipIf(redis === undefined)('have one Redis for all', async () => {
    const socket = connect(Number(new URL(redis ?? '').port), '127.0.0.1');
    socket.write('PING\r\n');
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(`${answer}`).toBe('+PONG\r\n');
    expect(await sharedService('redis')).toBe(redis);
  });
});

describe('what is not installed', () => {
  function provide({ isRequired = false, works = false }) {
    const [installed, said]: [string[], string[]] = [[], []];
    const outcome = provideServices({
      needed: [
        { name: 'Here', packaged: 'here', find: () => '/usr/bin/here' },
        { name: 'Gone', packaged: 'gone', find: () => (works && installed.length > 0 ? '/usr/bin/gone' : undefined) },
      ],
      install: (names) => {
        installed.push(...names);
        return 'no network';
      },
      isRequired,
      say: (line) => said.push(line),
    });
    return { outcome, installed, said: said.join() };
  }

  it('is installed', () => {
    const { outcome, installed, said } = provide({ works: true, isRequired: true });
    expect(installed).toEqual(['gone']);
    expect(outcome).toMatchObject({ passed: 2, failed: 0, skipped: 0 });
    expect(said).toBe('');
  });

  it('is skipped, counted and said aloud when it cannot be', () => {
    const { outcome, said } = provide({});
    expect(outcome).toMatchObject({ passed: 1, failed: 0, skipped: 1, left: ['Gone, and all that needs it'] });
    expect(said).toContain('!!! NOT TESTED: Gone.');
    expect(said).toContain('no network');
  });

  it('is a failure where nothing may be left out', () => {
    const { outcome, said } = provide({ isRequired: true });
    expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: 0, failures: ['Gone: not here, and CI is set'] });
    expect(said).toBe('');
  });
});
