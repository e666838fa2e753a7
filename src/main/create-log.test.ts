import { describe, expect, it } from 'vitest';
import { createLog } from './create-log.ts';

function kept(level: Parameters<typeof createLog>[0]) {
  const written: string[] = [];
  const log = createLog(level, (text) => written.push(text));
  const lines = (): Record<string, unknown>[] =>
    written
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { log, written, lines };
}

describe('createLog', () => {
  it('gathers lines and writes them as JSON when flushed', () => {
    const { log, written, lines } = kept('info');
    log.info({ route: '/api', code: undefined }, 'call');
    log.error({ stack: ['at a', 'at b'] }, 'bug');
    expect(written).toEqual([]);
    log.flush();
    expect(written).toHaveLength(1);
    expect(lines()).toEqual([
      { level: 'info', time: expect.any(Number), msg: 'call', route: '/api' },
      { level: 'error', time: expect.any(Number), msg: 'bug', stack: ['at a', 'at b'] },
    ]);
    log.flush();
    expect(written).toHaveLength(1);
  });

  it('writes by itself when much has gathered, and else before long', async () => {
    const { log, written, lines } = kept('info');
    for (let count = 0; count < 100; count += 1) log.info({ count }, 'call');
    expect(written).toHaveLength(1);
    await expect.poll(() => lines().length).toBe(100);
  });

  it.each([
    ['info', ['info', 'error']],
    ['error', ['error']],
    ['silent', []],
  ] as const)('lets through at %s: %j', (level, expected) => {
    const { log, lines } = kept(level);
    log.info({}, 'a');
    log.error({}, 'b');
    log.flush();
    expect(lines().map((line) => line.level)).toEqual(expected);
  });
});
