/** What is counted. */
export const counts = ['cost', 'impressions', 'clicks', 'conversions', 'revenue'] as const;
type Count = (typeof counts)[number];

/** One count divided by another, times a factor. */
interface Ratio {
  over: readonly [Count, Count];
  times: number;
  formula: string;
}

export const ratios = {
  cpm: { over: ['cost', 'impressions'], times: 1_000, formula: 'Cost ÷ impressions × 1,000' },
  cpc: { over: ['cost', 'clicks'], times: 1, formula: 'Cost ÷ clicks' },
  ctr: { over: ['clicks', 'impressions'], times: 100, formula: 'Clicks ÷ impressions × 100' },
  cpa: { over: ['cost', 'conversions'], times: 1, formula: 'Cost ÷ conversions' },
  cvr: { over: ['conversions', 'clicks'], times: 100, formula: 'Conversions ÷ clicks × 100' },
  roas: { over: ['revenue', 'cost'], times: 1, formula: 'Revenue ÷ cost' },
  aov: { over: ['revenue', 'conversions'], times: 1, formula: 'Revenue ÷ conversions' },
} as const satisfies Record<string, Ratio>;

const ratioNames = ['cpm', 'cpc', 'ctr', 'cpa', 'cvr', 'roas', 'aov'] as const;
export const metrics = [...counts, ...ratioNames] as const;
export type Metric = (typeof metrics)[number];
export type Figures = Partial<Record<Metric, number>>;

/** A figure that others contradict. */
export interface Contradiction {
  metric: Metric;
  entered: number;
  computed: number;
}

/** Parts of a figure by which two may differ because somebody rounded them. */
const ROUNDING = 0.01;

/**
 * Works out all figures that follow from those entered. Every ratio is a difference of logarithms, so that they are a linear system:
 * whatever is a combination of what is known is known. Figures of 0 have no logarithm, and are followed first.
 *
 * @param entered figures from 0 up
 */
export function solve(entered: Figures): { figures: Figures; contradictions: Contradiction[] } {
  const { zeros, contradictions } = followZeros(entered);
  const system = createSystem();
  for (const metric of metrics) {
    const value = entered[metric];
    if (value === undefined || value === 0 || touches(metric, zeros)) continue;
    const known = system.valueOf(rowOf(metric));
    if (known === undefined) system.add(rowOf(metric), Math.log(value / factorOf(metric)));
    else {
      const computed = Math.exp(known) * factorOf(metric);
      if (Math.abs(computed / value - 1) > ROUNDING) contradictions.push({ metric, entered: value, computed });
    }
  }
  const figures: Figures = {};
  for (const metric of metrics) {
    const value = entered[metric] ?? followed(metric, zeros, system);
    // What logarithms lose is behind the twelfth digit.
    if (value !== undefined) figures[metric] = Number(value.toPrecision(12));
  }
  return { figures, contradictions };
}

function followed(metric: Metric, zeros: ReadonlySet<Count>, system: System): number | undefined {
  if (isCount(metric)) {
    if (zeros.has(metric)) return 0;
  } else {
    const [above, below] = ratios[metric].over;
    // Nothing divided by nothing is no figure.
    if (zeros.has(below)) return undefined;
    if (zeros.has(above)) return 0;
  }
  const known = system.valueOf(rowOf(metric));
  return known === undefined ? undefined : Math.exp(known) * factorOf(metric);
}

function followZeros(entered: Figures) {
  const zeros = new Set(counts.filter((count) => entered[count] === 0));
  for (const name of ratioNames) if (entered[name] === 0) zeros.add(ratios[name].over[0]);
  const contradictions: Contradiction[] = [];
  for (const metric of metrics) {
    const value = entered[metric];
    if (value === undefined || value === 0) continue;
    const above = isCount(metric) ? metric : ratios[metric].over[0];
    if (zeros.has(above)) contradictions.push({ metric, entered: value, computed: 0 });
  }
  return { zeros, contradictions };
}

function touches(metric: Metric, zeros: ReadonlySet<Count>): boolean {
  return isCount(metric) ? zeros.has(metric) : ratios[metric].over.some((count) => zeros.has(count));
}

function isCount(metric: Metric): metric is Count {
  return counts.some((count) => count === metric);
}

function factorOf(metric: Metric): number {
  return isCount(metric) ? 1 : ratios[metric].times;
}

/** The logarithm of a figure as a sum of the logarithms of counts. */
function rowOf(metric: Metric): number[] {
  return counts.map((count) => {
    if (isCount(metric)) return count === metric ? 1 : 0;
    const [above, below] = ratios[metric].over;
    return count === above ? 1 : count === below ? -1 : 0;
  });
}

type System = ReturnType<typeof createSystem>;

/** Linear equations in echelon form. */
function createSystem() {
  const rows: { row: number[]; value: number; pivot: number }[] = [];
  const reduced = (row: readonly number[]) => {
    let [left, value] = [[...row], 0];
    for (const known of rows) {
      const times = left[known.pivot] ?? 0;
      left = left.map((each, at) => each - times * (known.row[at] ?? 0));
      value += times * known.value;
    }
    return { left, value, pivot: left.findIndex((each) => Math.abs(each) > 1e-9) };
  };
  return {
    add(row: readonly number[], value: number) {
      const { left, value: known, pivot } = reduced(row);
      if (pivot < 0) return;
      const scale = left[pivot] ?? 1;
      rows.push({ row: left.map((each) => each / scale), value: (value - known) / scale, pivot });
    },
    /** What a combination comes to; `undefined` when the equations do not say. */
    valueOf(row: readonly number[]): number | undefined {
      const { value, pivot } = reduced(row);
      return pivot < 0 ? value : undefined;
    },
  };
}
