import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { countsOf, node, root, runSteps, sayLeft, total } from './steps.ts';

const outcome = { passed: 1, failed: 0, skipped: 0, failures: [], output: '' };

describe('countsOf', () => {
  const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

  it('counts and names what failed', () => {
    const tests = [
      { status: 'passed', fullName: 'a' },
      { status: 'failed', fullName: 'b c', failureMessages: ['Error: 2 is not 1\n    at x.ts'] },
    ];
    const testResults = [{ name: 'x.test.ts', status: 'failed', assertionResults: tests }];
    expect(countsOf({ ...report, testResults })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: ['b c: Error: 2 is not 1'],
    });
  });

  it('names what passed at a second try, and why not at the first', () => {
    const tests = [
      { status: 'passed', fullName: 'a', failureMessages: [] },
      { status: 'passed', fullName: 'b', failureMessages: ['Error: late\n    at x.ts', 'Error: later'] },
    ];
    const testResults = [{ name: 'x.test.ts', status: 'passed', assertionResults: tests }];
    expect(countsOf({ ...report, testResults })).toMatchObject({ failed: 0, retried: ['b: Error: late'] });
  });

  it('names the files of what was left out', () => {
    const tests = ['passed', 'skipped', 'todo'].map((status) => ({ status, fullName: status }));
    const testResults = [{ name: join(root, 'src/x.test.ts'), status: 'passed', assertionResults: tests }];
    expect(countsOf({ ...report, testResults })).toMatchObject({ left: ['src/x.test.ts (2)'] });
  });

  it('counts a file that did not load as a failure', () => {
    const testResults = [{ name: 'x.test.ts', status: 'failed', assertionResults: [] }];
    const counts = countsOf({ ...report, numFailedTests: 0, testResults });
    expect(counts).toMatchObject({ failed: 1, failures: ['x.test.ts did not load'] });
  });
});

describe('node', () => {
  it('says what a command has written that waits for ever, and that it was ended', async () => {
    const { isSuccess, output } = await node(['-e', 'console.log("begun"); setInterval(() => {}, 1000)'], {}, 1_500);
    expect(isSuccess).toBe(false);
    expect(output).toMatch(/^begun\n\nEnded by SIGKILL after \d{4} ms\.\n$/);
  });

  it('does not wait for what a command has left running', async () => {
    const leave = `require('node:child_process')
      .spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20_000)'], { stdio: 'inherit', detached: true }).unref();
      console.log('left');`;
    const began = performance.now();
    expect(await node(['-e', leave])).toEqual({ isSuccess: true, output: 'left\n' });
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});

describe('runSteps', () => {
  it('runs every step, though one throws, and counts it as failed', async () => {
    const steps = [
      { name: 'throws', run: () => Promise.reject(new Error('broken')) },
      { name: 'passes', run: async () => outcome },
    ];
    const outcomes = await runSteps(steps, 1);
    expect(total(outcomes.values())).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(outcomes.get('throws')?.output).toContain('broken');
  });

  it('runs no more at once than it is told', async () => {
    let running = 0;
    let most = 0;
    const run = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return outcome;
    };
    await runSteps(
      [1, 2, 3, 4].map((name) => ({ name: `${name}`, run })),
      2,
    );
    expect(most).toBe(2);
  });
});

it('is said aloud and by name what was not run', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  sayLeft([outcome]);
  expect(said).not.toHaveBeenCalled();
  sayLeft([outcome, { ...outcome, left: ['PostgreSQL', 'src/x.test.ts (2)'] }]);
  expect(said.mock.calls).toEqual([['\n!!! NOT TESTED:\n  PostgreSQL\n  src/x.test.ts (2)']]);
  said.mockRestore();
});
