import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DensityOptions } from './analyse.ts';
import { countHere } from './count-here.ts';
import { densityCsv } from './density-csv.ts';
import { createDensityMeter, type DensityListener, type DensityRequest, type LiveReport } from './density-meter.ts';
import { KeyTally } from './key-tally.ts';

const options: DensityOptions = {
  excludeWords: 'the',
  minLength: 3,
  language: 'auto',
  leaveOutCommonWords: false,
  foldForms: false,
  target: '',
  format: 'auto',
};
const reportOf = (text: string) => countHere(text, options);

function setUp() {
  const sent: DensityRequest[] = [];
  const shown: LiveReport[] = [];
  let listener: DensityListener | undefined;
  const onLate = vi.fn();
  const meter = createDensityMeter({
    createWorker: (given) => {
      listener = given;
      return { postMessage: (request) => sent.push(request), terminate: () => undefined };
    },
    countHere,
    onReport: (live) => shown.push(live),
    onFault: (error) => expect.unreachable(String(error)),
    onLate,
  });
  const answer = async (id: number, text: string) => listener?.onAnswer({ id, report: await reportOf(text) });
  return { meter, sent, shown, onLate, answer, fail: () => listener?.onFailure() };
}

describe('createDensityMeter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has one text in work, and of those that come meanwhile sends the newest', async () => {
    const { meter, sent, shown, answer } = setUp();
    for (const text of ['one', 'one two', 'one two three']) meter.measure(text, options);
    expect(sent.map(({ text }) => text)).toEqual(['one']);
    await answer(1, 'one');
    expect(sent.map(({ text }) => text)).toEqual(['one', 'one two three']);
    await answer(3, 'one two three');
    expect(shown.map(({ report, isCurrent }) => [report.totalWords, isCurrent])).toEqual([
      [1, false],
      [3, true],
    ]);
  });

  it('sends options alone when the text is the one before', async () => {
    const { meter, sent, answer } = setUp();
    meter.measure('one', options);
    await answer(1, 'one');
    meter.measure('one', { ...options, minLength: 1 });
    expect(sent[1]).toEqual({ id: 2, options: { ...options, minLength: 1 } });
  });

  it('says when an answer is late, and not when it is there', async () => {
    const { meter, onLate, answer } = setUp();
    meter.measure('one', options);
    vi.advanceTimersByTime(250);
    expect(onLate).toHaveBeenCalledTimes(1);
    await answer(1, 'one');
    meter.measure('two', options);
    await answer(2, 'two');
    vi.advanceTimersByTime(1_000);
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  it('counts here when the worker can not', async () => {
    const { meter, shown, fail } = setUp();
    meter.measure('one', options);
    meter.measure('one two', options);
    fail();
    await expect.poll(() => shown.at(-1)?.report.totalWords).toBe(2);
    meter.measure('one two three', options);
    await expect.poll(() => shown.at(-1)?.report.totalWords).toBe(3);
  });

  it('reports nothing after it was closed', async () => {
    const { meter, shown, answer } = setUp();
    meter.measure('one', options);
    meter.close();
    await answer(1, 'one');
    expect(shown).toEqual([]);
  });
});

it('writes keywords and phrases as a table', async () => {
  const report = await reportOf('Well, "quoted" soil and soil. Good soil, good soil');
  expect(densityCsv(report).split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFTerm,Words,Count,Density %,In title,In first sentence,In headings,In link texts,In alternative texts',
    'soil,1,4,44.44,0,2,0,0,0',
    'good,1,2,22.22,0,0,0,0,0',
  ]);
  expect(densityCsv(report)).toContain('\r\ngood soil,2,2,22.22,');
});

it('tallies numbers beyond 32 bits, through every growth', () => {
  const tally = new KeyTally();
  const keys = Array.from({ length: 5_000 }, (_, index) => 1 + index * 3 * 2 ** 32 + index);
  for (const key of [...keys, ...keys.slice(0, 10)]) tally.add(key);
  expect(keys.filter((key) => tally.countAt(tally.slotOf(key)) === 2)).toEqual(keys.slice(0, 10));
  expect(keys.slice(10).every((key) => tally.countAt(tally.slotOf(key)) === 1)).toBe(true);
  expect(tally.countAt(tally.slotOf(7))).toBe(0);
});
