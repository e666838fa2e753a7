import { expect, it } from 'vitest';
import { rangesOf, stepsOf } from './chart-rows.ts';

const now = Date.parse('2026-07-01');

it('lays lengths on one axis, of numbers or of days', () => {
  const rates = [
    { name: 'A', low: 2, high: 4, rate: 3 },
    { name: 'B', low: null, high: 9, rate: 5 },
  ];
  expect(rangesOf(rates, { as: 'ranges', name: 'name', from: 'low', to: 'high', at: 'rate' }, now)).toEqual({
    rows: [{ name: 'A', from: 2, to: 4, at: 3 }],
    ...{ low: 2, high: 4, isTime: false },
  });
  const dates = [
    { domain: 'a.example', expires: '2026-09-01' },
    { domain: 'gone.example', expires: '2026-05-01' },
  ];
  expect(rangesOf(dates, { as: 'ranges', name: 'domain', to: 'expires' }, now)).toMatchObject({
    rows: [
      { name: 'a.example', from: now, to: Date.parse('2026-09-01') },
      { name: 'gone.example', from: Date.parse('2026-05-01'), to: now },
    ],
    ...{ low: Date.parse('2026-05-01'), high: Date.parse('2026-09-01'), isTime: true },
  });
});

it('lays steps one after the other, and each chain from the beginning', () => {
  const hops = [
    { chain: 1, url: 'a', time: 30 },
    { chain: 1, url: 'b', time: 20 },
    { chain: 2, url: 'c', time: 70 },
  ];
  expect(stepsOf(hops, { as: 'steps', name: 'url', length: 'time', within: 'chain' })).toEqual({
    rows: [
      { name: 'a', from: 0, to: 30 },
      { name: 'b', from: 30, to: 50 },
      { name: 'c', from: 0, to: 70 },
    ],
    ...{ low: 0, high: 70, isTime: false },
  });
});

it('is nothing where there is nothing to see', () => {
  expect(rangesOf([], { as: 'ranges', name: 'a', to: 'b' }, now)).toBeUndefined();
  expect(rangesOf([{ a: 'x', b: 'no day' }], { as: 'ranges', name: 'a', to: 'b' }, now)).toBeUndefined();
  expect(stepsOf([{ a: 'x', b: 0 }], { as: 'steps', name: 'a', length: 'b' })).toBeUndefined();
});
