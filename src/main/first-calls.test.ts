import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';

interface Held {
  status: number;
  longest: number;
  all: number;
  turns: number;
}

let calls: { tools: number; 'log-in': Held; openapi: Held };
beforeAll(async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixture-first-calls.ts')]);
  const [said, fault] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(fault).toBe('');
  calls = JSON.parse(said);
});

describe('what is loaded or made when it is first asked for lets others have their turn', () => {
  it('with the first log-in', () => {
    const { status, longest, all } = calls['log-in'];
    expect(status).toBe(400);
    expect(longest).toBeLessThan(all / 2);
  });

  it('with the first description of the API, between any two tools', () => {
    const { status, turns } = calls.openapi;
    expect(status).toBe(200);
    expect(calls.tools).toBeGreaterThan(1);
    expect(turns).toBeGreaterThan(calls.tools);
  });
});
