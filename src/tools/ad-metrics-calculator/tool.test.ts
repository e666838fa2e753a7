import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { type Figures, metrics, solve } from './metrics.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('ad-metrics-calculator', tool, run);
const whole: Required<Figures> = {
  ...{ cost: 730, impressions: 91_000, clicks: 1_311, conversions: 37, revenue: 4_100 },
  ...{ cpm: (730 / 91_000) * 1_000, cpc: 730 / 1_311, ctr: (1_311 / 91_000) * 100 },
  ...{ cpa: 730 / 37, cvr: (37 / 1_311) * 100, roas: 4_100 / 730, aov: 4_100 / 37 },
};

describe('solve', () => {
  it('finds all from any five that suffice, and never a wrong one', () => {
    let complete = 0;
    for (let chosen = 0; chosen < 2 ** metrics.length; chosen += 1) {
      const names = metrics.filter((_, at) => (chosen >> at) & 1);
      if (names.length !== 5) continue;
      const { figures, contradictions } = solve(Object.fromEntries(names.map((name) => [name, whole[name]])));
      expect(contradictions).toEqual([]);
      const found = Object.keys(figures).length;
      if (found === metrics.length) complete += 1;
      for (const metric of metrics) {
        const value = figures[metric];
        if (value !== undefined) expect(value / whole[metric]).toBeCloseTo(1, 9);
      }
    }
    // Five figures that are independent; ratios alone can never say how large a campaign is.
    expect(complete).toBeGreaterThan(250);
  });

  it('takes what was rounded', () => {
    expect(solve({ cost: 730, clicks: 1_311, cpc: 0.56 }).contradictions).toEqual([]);
    expect(solve({ cost: 730, clicks: 1_311, cpc: 0.6 }).contradictions).toMatchObject([{ metric: 'cpc' }]);
  });

  it('follows nothing to where it leads', () => {
    expect(solve({ cost: 100, impressions: 1_000, clicks: 0, conversions: 0 }).figures).toEqual({
      ...{ cost: 100, impressions: 1_000, clicks: 0, conversions: 0 },
      ...{ cpm: 100, ctr: 0 },
    });
    expect(solve({ cost: 0, clicks: 10, conversions: 0 }).figures).toEqual({
      cost: 0,
      clicks: 10,
      conversions: 0,
      cpm: 0,
      cpc: 0,
      cvr: 0,
    });
    expect(solve({ ctr: 0, clicks: 5 }).contradictions).toMatchObject([{ metric: 'clicks', computed: 0 }]);
  });
});

describe('ad-metrics-calculator', () => {
  const titles = async (input: object) => {
    const { findings } = tool.output.parse(await execute(entry, input));
    return findings.map(({ title, detail }) => `${title}. ${detail}`);
  };

  it('says what is odd, and what is missing', async () => {
    expect(await titles({ clicks: 20, impressions: 10 })).toEqual([
      expect.stringContaining('More clicks than impressions'),
    ]);
    expect(await titles({ clicks: 20, cvr: 150 })).toEqual([expect.stringContaining('More conversions than clicks')]);
    expect(await titles({ cost: 20 })).toEqual([expect.stringContaining('One more figure is needed')]);
  });

  it.each([
    [{}, 'cost'],
    [{ clicks: -1 }, 'clicks'],
    [{ cost: Number.POSITIVE_INFINITY }, 'cost'],
  ])('refuses %j', async (input, field) => {
    await expect(execute(entry, input)).rejects.toMatchObject({ code: 'invalid-input', field });
  });
});
