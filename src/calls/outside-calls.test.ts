import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createOutsideCalls } from './outside-calls.ts';

const broken = new ToolError('upstream-failed', 'It broke.');
const refused = new ToolError('unsupported', 'It is none.');
const absent = new ToolError('not-found', 'There is no host called a.test.');

/** A host that answers what it is told, one after the other. */
function host(...answers: (string | Error)[]) {
  let asked = 0;
  return {
    call: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    asked: () => asked,
  };
}

describe('calls to others', () => {
  it('are made once more when they fail for a passing reason', async () => {
    const calls = createOutsideCalls({ clock: createFakeClock(0) });
    const shaky = host(broken, 'fine');
    expect(await calls.run('a.test', shaky.call)).toBe('fine');
    expect(shaky.asked()).toBe(2);
    const sure = host(refused);
    await expect(calls.run('a.test', sure.call)).rejects.toBe(refused);
    expect(sure.asked()).toBe(1);
  });

  it('blame no visitor when the host itself is not to be found', async () => {
    const calls = createOutsideCalls({ clock: createFakeClock(0) });
    const blamed = { code: 'upstream-failed', message: 'a.test cannot be reached just now.' };
    await expect(calls.run('a.test', host(absent).call)).rejects.toMatchObject(blamed);
  });

  it('leave a host alone that fails again and again, and try it once later', async () => {
    const clock = createFakeClock(0);
    const calls = createOutsideCalls({ clock, failures: 3, pause: 30_000 });
    const down = host(broken, broken, broken, broken, 'back');
    await expect(calls.run('a.test', down.call)).rejects.toBe(broken);
    await expect(calls.run('a.test', down.call)).rejects.toBe(broken);
    expect(down.asked()).toBe(3);
    await expect(calls.run('a.test', down.call)).rejects.toMatchObject({ code: 'upstream-failed', retryAfter: 30 });
    expect(down.asked()).toBe(3);
    expect(await calls.run('b.test', host('other').call)).toBe('other');
    clock.advance(30_000);
    await expect(calls.run('a.test', down.call)).rejects.toBe(broken);
    clock.advance(30_000);
    expect(await calls.run('a.test', down.call)).toBe('back');
  });

  it('begin at a polite distance, and are refused when too many wait', async () => {
    const clock = createFakeClock(1_000_000);
    const calls = createOutsideCalls({ clock, gap: 20, burst: 2, patience: 50 });
    const begun: number[] = [];
    const start = performance.now();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => calls.run('a.test', async () => begun.push(performance.now() - start))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'],
      ...['rejected', 'rejected'],
    ]);
    expect(outcomes[5]).toMatchObject({ reason: { code: 'busy' } });
    expect(begun[2]).toBeGreaterThan(15);
    expect(begun[3]).toBeGreaterThan(35);
  });

  it('end their waiting when it is cancelled', async () => {
    const calls = createOutsideCalls({ clock: createFakeClock(0), gap: 60_000, burst: 1, patience: 100_000 });
    await calls.run('a.test', async () => 'first');
    const leaving = new AbortController();
    const waiting = calls.run('a.test', async () => 'second', leaving.signal);
    leaving.abort(new ToolError('cancelled', 'Gone.'));
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('visitors who ask the same host', () => {
  /** Calls in the name of a visitor. */
  function asVisitors(options: Partial<Parameters<typeof createOutsideCalls>[0]> = {}) {
    const clock = createFakeClock(1_000_000);
    let visitor = '';
    const calls = createOutsideCalls({ clock, visitors: { current: () => visitor }, ...options });
    const ask = <T>(name: string, call: () => Promise<T>) => {
      visitor = name;
      return calls.once('a.test', call);
    };
    return { clock, ask };
  }

  it('have their turns one after the other, however many questions one of them has', async () => {
    const { ask } = asVisitors({ gap: 1, burst: 1, patience: 10_000 });
    const begun: string[] = [];
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b'].map((name) => ask(name, async () => begun.push(name))));
    expect(begun).toEqual(['a', 'a', 'b', 'a', 'b', 'a']);
  });

  it('find room in the line, however many questions one of them has', async () => {
    const { ask } = asVisitors({ gap: 20, burst: 1, patience: 2_000 });
    let refused = 0;
    const refuse = () => {
      refused += 1;
    };
    for (let at = 0; at < 200; at += 1) void ask('a', async () => 'a').catch(refuse);
    expect(await ask('b', async () => 'b')).toBe('b');
    // One began at once, one had its turn, and of a hundred that could wait one made room.
    expect(refused).toBe(200 - 100);
  });

  it('are not kept from it by the failed questions of one of them', async () => {
    const { ask } = asVisitors({ failures: 5, pause: 30_000 });
    const bad = (name: string) => ask(name, host(broken).call);
    for (let at = 0; at < 20; at += 1) await expect(bad('a')).rejects.toMatchObject({ code: 'upstream-failed' });
    await expect(bad('a')).rejects.toMatchObject({ retryAfter: 30 });
    for (const name of ['b', 'b']) await expect(bad(name)).rejects.toBe(broken);
    expect(await ask('b', host('fine').call)).toBe('fine');
    // An answer says that the host is well: what failed before was the questions' own fault, or is over.
    expect(await ask('a', host('fine').call)).toBe('fine');
  });

  it('leave it alone together when it fails several of them', async () => {
    const { clock, ask } = asVisitors({ failures: 5, pause: 30_000 });
    const bad = (name: string) => ask(name, host(broken).call);
    for (const name of ['a', 'a', 'a', 'b', 'b', 'c']) await expect(bad(name)).rejects.toBe(broken);
    await expect(ask('d', host('fine').call)).rejects.toMatchObject({ code: 'upstream-failed', retryAfter: 30 });
    clock.advance(30_000);
    expect(await ask('d', host('fine').call)).toBe('fine');
  });
});
