import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LighthouseResult, reduceResult } from './reduce-result.ts';

/** What Lighthouse 13.5.0 said of a page with a huge picture and scripts, less what nobody reads. */
const result = (): LighthouseResult =>
  JSON.parse(readFileSync(new URL('../../../../tests/vectors/lighthouse-result.json', import.meta.url), 'utf8'));
const { run, details, frames } = reduceResult(result());
const { audits } = details;

describe('a result of Lighthouse', () => {
  it('is reduced to its figures', () => {
    expect(run).toEqual({
      ...{ score: 30, firstByte: 569, firstPaint: 1587.66, largestPaint: expect.closeTo(23_487.66) },
      ...{ speedIndex: expect.closeTo(2271.4, 0), blockingTime: expect.closeTo(1844.2, 0) },
      layoutShift: expect.closeTo(0.356, 3),
    });
    expect(details).toMatchObject({ url: 'https://shop.example/', version: '13.5.0', benchmark: 1314.5, warnings: [] });
  });

  it('keeps the largest element with the parts of its time', () => {
    expect(details.largest).toMatchObject({ selector: 'body > img', code: expect.stringContaining('src="/huge.jpg"') });
    expect(details.largest?.parts.map(({ name }) => name)).toEqual([
      ...['timeToFirstByte', 'resourceLoadDelay', 'resourceLoadDuration', 'elementRenderDelay'],
    ]);
  });

  it('keeps what audits found, with the time that would be saved', () => {
    expect(audits['image-delivery-insight']).toMatchObject({
      ...{ hasPassed: false, savedFirstPaint: 0, savedLargestPaint: 15_800 },
      items: [
        {
          ...{ url: 'https://shop.example/huge.jpg', bytes: 3_628_882, savedBytes: 3_548_032 },
          notes: [expect.stringMatching(/modern image format/), expect.stringMatching(/2400x1600.*693x700/)],
        },
      ],
    });
    expect(audits['render-blocking-insight']?.items).toEqual([
      { url: 'https://shop.example/block.js', bytes: 161, time: 419, notes: [] },
      { url: 'https://shop.example/style.css', bytes: 101_040, time: 869, notes: [] },
    ]);
    expect(audits['document-latency-insight']?.items).toEqual([{ notes: ['usesCompression'] }]);
    expect(audits['lcp-discovery-insight']?.items).toEqual([
      { element: details.largest && { selector: 'body > img', code: details.largest.code }, notes: ['priorityHinted'] },
    ]);
    expect(audits['layout-shifts']?.items[0]).toMatchObject({
      element: { code: '<body>' },
      shift: expect.closeTo(0.356, 3),
    });
    expect(audits['long-tasks']?.items[0]).toMatchObject({ url: 'https://tags.example/third.js', time: 1295 });
    expect(audits['network-dependency-tree-insight']?.items.map(({ url }) => url)).toEqual([
      ...['https://shop.example/', 'https://shop.example/block.js'],
    ]);
    expect(audits['dom-size-insight']?.items[0]).toEqual({ count: 11, notes: ['Total elements'] });
    // It does not apply.
    expect(audits['user-timings']).toBeUndefined();
  });

  it('keeps files and pictures, each picture once', () => {
    expect(details.files.map(({ type, sentBytes }) => [type, sentBytes]).slice(0, 2)).toEqual([
      ['Document', 3_569],
      ['Stylesheet', 101_040],
    ]);
    expect(frames.length).toBeGreaterThan(1);
    expect(new Set(frames.map(({ picture }) => String(picture))).size).toBe(frames.length);
  });

  it('is bounded, whatever a page has in it', () => {
    const hostile = result();
    const url = `https://shop.example/${'a'.repeat(100_000)}`;
    const node = { type: 'node', selector: 'x'.repeat(100_000), snippet: 'x'.repeat(100_000) };
    const items = Array.from({ length: 10_000 }, () => ({
      url,
      node,
      wastedMs: 'no number',
      subItems: { items: [{ reason: url }] },
    }));
    for (const id of ['render-blocking-insight', 'network-requests', 'layout-shifts']) {
      const audit = hostile.audits[id];
      if (audit) Object.assign(audit, { details: { type: 'table', items } });
    }
    hostile.runWarnings = Array.from({ length: 100 }, () => url);
    expect(JSON.stringify(reduceResult(hostile).details).length).toBeLessThan(3_000_000);
  });

  it('needs nothing but its categories', () => {
    expect(reduceResult({ ...result(), audits: {} })).toMatchObject({
      run: { score: 30 },
      details: { audits: {}, files: [] },
    });
  });
});
