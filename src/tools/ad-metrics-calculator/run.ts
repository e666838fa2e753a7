import type { Run } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import { type Contradiction, counts, type Figures, type Metric, metrics, ratios, solve } from './metrics.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ currency, ...entered }) => {
  const given = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) {
    throw new ToolError('invalid-input', 'Please enter at least two figures.', { field: 'cost' });
  }
  const { figures, contradictions } = solve(given);
  const known = metrics.filter((metric) => figures[metric] !== undefined);
  const isStuck = known.length === Object.keys(given).length && contradictions.length === 0;
  return {
    metrics: known.map((metric) => ({
      metric: names[metric].name,
      value: written(metric, figures[metric] ?? 0, currency),
      from: metric in given ? 'Entered' : 'Computed',
      formula: isRatio(metric) ? ratios[metric].formula : '',
      meaning: names[metric].meaning,
    })),
    findings: [
      ...contradictions.map((each) => contradiction(each, currency)),
      ...oddities(figures),
      ...(isStuck ? [tooFew(given)] : []),
    ],
    profit: profitOf(figures, currency),
    figures,
  };
};

export default run;

const names: Readonly<Record<Metric, { name: string; meaning: string }>> = {
  cost: { name: 'Cost', meaning: 'What the ads cost.' },
  impressions: { name: 'Impressions', meaning: 'How often the ads were shown.' },
  clicks: { name: 'Clicks', meaning: 'How often someone clicked on them.' },
  conversions: { name: 'Conversions', meaning: 'Sales, sign-ups or any other goal.' },
  revenue: { name: 'Revenue', meaning: 'What the conversions brought in.' },
  cpm: { name: 'CPM', meaning: 'Cost per mille: the cost of 1,000 impressions.' },
  cpc: { name: 'CPC', meaning: 'Cost per click.' },
  ctr: { name: 'CTR', meaning: 'Click-through rate: the share of impressions that were clicked.' },
  cpa: { name: 'CPA', meaning: 'Cost per acquisition: the cost of one conversion.' },
  cvr: { name: 'CVR', meaning: 'Conversion rate: the share of clicks that became a conversion.' },
  roas: { name: 'ROAS', meaning: 'Return on ad spend: revenue for each unit of cost.' },
  aov: { name: 'AOV', meaning: 'Average order value: the revenue per conversion.' },
};

function isRatio(metric: Metric): metric is Exclude<Metric, (typeof counts)[number]> {
  return !counts.some((count) => count === metric);
}

const kinds: Readonly<Record<Metric, 'money' | 'count' | 'share' | 'times'>> = {
  ...{ cost: 'money', impressions: 'count', clicks: 'count', conversions: 'count', revenue: 'money' },
  ...{ cpm: 'money', cpc: 'money', ctr: 'share', cpa: 'money', cvr: 'share', roas: 'times', aov: 'money' },
};

function written(metric: Metric, value: number, currency: string): string {
  const number = (digits: number) => value.toLocaleString('en', { maximumFractionDigits: digits });
  const kind = kinds[metric];
  if (kind === 'money') return money(value, currency);
  if (kind === 'count') return number(1);
  return kind === 'share'
    ? `${number(3)}%`
    : `${number(2)}, or ${(value * 100).toLocaleString('en', { maximumFractionDigits: 0 })}%`;
}

/** Less than a unit has four digits behind the point: prices of clicks are small. */
function money(value: number, currency: string): string {
  const digits = Math.abs(value) < 1 && value !== 0 ? 4 : 2;
  const text = value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: digits });
  return currency === '' ? text : `${text}\u00a0${currency}`;
}

function contradiction({ metric, entered, computed }: Contradiction, currency: string): Finding {
  const { name } = names[metric];
  return {
    severity: 'error',
    title: `${name} does not fit`,
    detail: `You entered ${written(metric, entered, currency)}, but the other figures give ${written(metric, computed, currency)}.`,
  };
}

function oddities({ impressions, clicks, conversions, ctr, cvr }: Figures): Finding[] {
  const findings: Finding[] = [];
  if ((ctr ?? 0) > 100 || (clicks ?? 0) > (impressions ?? Number.POSITIVE_INFINITY)) {
    findings.push({
      severity: 'warning',
      title: 'More clicks than impressions',
      detail: 'Check whether both were counted for the same ads and the same period.',
    });
  }
  if ((cvr ?? 0) > 100 || (conversions ?? 0) > (clicks ?? Number.POSITIVE_INFINITY)) {
    findings.push({
      severity: 'warning',
      title: 'More conversions than clicks',
      detail: 'That is possible if one click can bring several, or if views without a click are counted.',
    });
  }
  return findings;
}

/** What single further figure would tell most. */
function tooFew(given: Figures): Finding {
  const best = metrics
    .filter((metric) => given[metric] === undefined)
    .map((metric) => ({ metric, found: Object.keys(solve({ ...given, [metric]: 1 }).figures).length }))
    .sort((a, b) => b.found - a.found);
  const [first] = best;
  const options = best
    .filter(({ found }) => found === first?.found)
    .slice(0, 3)
    .map(({ metric }) => names[metric].name);
  return {
    severity: 'advice',
    title: 'One more figure is needed',
    detail: `Enter one of these as well: ${options.join(', ')}.`,
  };
}

function profitOf({ revenue, cost }: Figures, currency: string): string | null {
  return revenue === undefined || cost === undefined ? null : money(revenue - cost, currency);
}
