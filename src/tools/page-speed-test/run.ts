import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { counted } from '#lib/counted';
import { visitProgress } from '#lookups/visit-progress';
import type { SpeedReport } from '#ports/browser/port';
import type { Experience, ExperienceReport } from '#ports/experience/port';
import { type Device, experienceRows, figureRows, medianRun } from './figures.ts';
import { speedFindings } from './findings.ts';
import { fileTables } from './tables.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url, device, runs }, ports, { signal, report }) => {
  const { browser, experience, files } = ports;
  const stage = (share: number) => `Run ${Math.min(runs, Math.floor(share * runs + 0.5) + 1)} of ${runs}`;
  const [measured, met] = await Promise.all([
    browser.measure({ url, signal, onNews: visitProgress(report, stage) }, { device, runs }),
    askVisitors(experience, { url, device, signal }),
  ]);
  const middle = medianRun(measured.runs);
  const frames = await Promise.all(
    measured.frames.map(async ({ at, file }) => {
      const stored = await files.put({ content: file, type: 'image/jpeg', name: `frame-${Math.round(at)}.jpg` });
      return { at: Math.round(at), url: stored.url };
    }),
  );
  return {
    url: measured.url,
    note: noteOf(measured),
    score: { value: middle.score, of: 100, word: wordOf(middle.score), formula: formulaOf(measured.runs) },
    figures: figureRows(measured.runs, device),
    experienceNote: 'report' in met ? periodOf(met.report, device) : met.why,
    experience: 'report' in met ? experienceRows(met.report) : [],
    findings: speedFindings({ asked: url, report: measured, middle, device }),
    frames,
    largest: measured.largest?.code ?? null,
    largestParts: (measured.largest?.parts ?? []).map(({ name, time }) => ({
      name: partNames.get(name) ?? name,
      value: Math.round(time),
    })),
    ...fileTables(measured),
    conditions: conditionsOf(measured, device),
    runs: [...measured.runs],
  };
};

export default run;

const partNames = new Map([
  ['timeToFirstByte', 'The server begins to answer'],
  ['resourceLoadDelay', 'Until its file is asked for'],
  ['resourceLoadDuration', 'Its file loads'],
  ['elementRenderDelay', 'Until it is drawn'],
]);

type Met = { report: ExperienceReport } | { why: string };

/** A failure there does not end the test. */
async function askVisitors(
  experience: Experience,
  question: { url: string; device: Device; signal: AbortSignal },
): Promise<Met> {
  const isSetUp = await experience.isSetUp();
  if (!isSetUp) return { why: 'Not asked: this server has no key for the Chrome UX Report.' };
  try {
    const report = await experience.of(question);
    return report
      ? { report }
      : { why: 'The Chrome UX Report has too few visits of this page and of its site for any figures.' };
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled') throw error;
    return { why: `Not known: ${error.message}` };
  }
}

function periodOf({ of, from, to }: ExperienceReport, device: Device): string {
  const what = of === 'page' ? 'This page' : 'All pages of this site together, as this page has too few visits';
  return `${what}, on ${device === 'phone' ? 'phones' : 'desktops'}, ${from} to ${to}, by the Chrome UX Report`;
}

function wordOf(points: number): string {
  if (points >= 90) return 'Good';
  return points >= 50 ? 'Needs work' : 'Poor';
}

function formulaOf(runs: SpeedReport['runs']): string {
  const scores = runs.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const spread = low === high ? `all ${low}` : `from ${low} to ${high}`;
  const weights =
    'Lighthouse weighs blocking time 30 %, largest paint and layout shift 25 % each, first paint and Speed Index 10 % each.';
  if (runs.length === 1) return `One run, which says little: figures differ from run to run. ${weights}`;
  return `Median of ${runs.length} runs, ${spread}. ${weights}`;
}

function noteOf({ warnings, benchmark }: SpeedReport): string | null {
  const slow = 'This server was slow or busy while it measured, so the times of scripts are longer than usual.';
  const said = [...warnings, ...(benchmark < SLOW ? [slow] : [])];
  return said.join(' ') || null;
}

/** Lighthouse's index of a machine below which it calls it slow. */
const SLOW = 1_000;

function conditionsOf({ version, benchmark, runs }: SpeedReport, device: Device): string {
  const screen =
    device === 'phone'
      ? 'a mid-range phone (412 × 823, four times slower) on slow 4G (150 ms, 1.6 Mbit/s)'
      : 'a desktop (1350 × 940) on a line of 40 ms and 10 Mbit/s';
  return `Lighthouse ${version}, which simulates ${screen}; ${counted(runs.length, 'first visit')}, each with an empty cache; speed of this machine ${Math.round(benchmark).toLocaleString('en')} by Lighthouse’s own index`;
}
