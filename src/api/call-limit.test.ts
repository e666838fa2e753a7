import { describe, expect, it } from 'vitest';
import { createCallLimit, createFormLimit } from './call-limit.ts';

function limited(callsPerMinute: number) {
  let time = 0;
  const limit = createCallLimit(callsPerMinute, { now: () => time });
  const call = (ip: string) => {
    try {
      void limit({ ip });
      return 'allowed';
    } catch (error) {
      return error;
    }
  };
  return {
    call,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('createCallLimit', () => {
  it('allows so many calls a minute, then says how long to wait', () => {
    const { call, advance } = limited(2);
    expect(call('192.0.2.1')).toBe('allowed');
    advance(10_500);
    expect(call('192.0.2.1')).toBe('allowed');
    expect(call('192.0.2.1')).toMatchObject({
      code: 'rate-limited',
      message: 'That was more than 2 calls in a minute. Please try again in 50 seconds.',
      retryAfter: 50,
    });
  });

  it('begins anew a minute after the first call', () => {
    const { call, advance } = limited(1);
    call('192.0.2.1');
    advance(59_999);
    expect(call('192.0.2.1')).toMatchObject({ retryAfter: 1 });
    advance(1);
    expect(call('192.0.2.1')).toBe('allowed');
    expect(call('192.0.2.1')).toMatchObject({ retryAfter: 60 });
  });

  it('knows one address in all its spellings', () => {
    const { call } = limited(1);
    expect(call('2001:db8::1')).toBe('allowed');
    expect(call('2001:0DB8:0:0:1::')).toMatchObject({ code: 'rate-limited' });
    expect(call('192.0.2.1')).toBe('allowed');
    expect(call('::ffff:192.0.2.1')).toMatchObject({ code: 'rate-limited' });
  });

  it('remembers those who came last when there are very many', () => {
    const { call } = limited(1);
    for (let count = 0; count <= 50_000; count += 1) call(`10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`);
    expect(call('10.0.195.80')).toMatchObject({ code: 'rate-limited' });
    expect(call('10.0.0.0')).toBe('allowed');
  });
});

describe('createFormLimit', () => {
  it('allows so many in an hour, then says how long to wait', () => {
    let time = 0;
    const limit = createFormLimit(2, { now: () => time });
    const visitor = { ip: '192.0.2.1' };
    void limit(visitor);
    void limit(visitor);
    time = 90_000;
    expect(() => limit(visitor)).toThrow('That was more than 2 in an hour. Please try again in 59 minutes.');
    time = 3_599_000;
    expect(() => limit(visitor)).toThrow('Please try again in a minute.');
    time = 3_600_000;
    expect(() => limit(visitor)).not.toThrow();
  });
});
