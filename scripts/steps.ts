import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';

/** What `check` and `test` are made of: named steps, counted, each said in one line. */

export const root = join(import.meta.dirname, '..');

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that failed, with what was wrong. */
  failures: readonly string[];
  /** Names of the tests that passed at a second try only, with what was wrong at the first. */
  retried?: readonly string[];
  /** What was not run, by name: the files of the tests that were left out, with how many each. */
  left?: readonly string[];
  /** Shown when the step failed. */
  output: string;
}

type Counts = Omit<Outcome, 'output'>;

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

export interface CommandResult {
  isSuccess: boolean;
  output: string;
}

/** Milliseconds that a run of tests may take, but for those that are for the night: one that waits for ever says how far it came. */
const LIMIT = 60 * 60_000;

/** Milliseconds after a command's end for what it has written: what it left running may hold its outputs open. */
const GRACE = 2_000;

/** Runs `node` (the one that runs us) with `args` in the project's folder, for `limit` milliseconds at most where there is one. */
export function node(args: readonly string[], env: NodeJS.ProcessEnv = {}, limit?: number): Promise<CommandResult> {
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(limit !== undefined && { timeout: limit, killSignal: 'SIGKILL' }),
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  child.on('error', (error) => resolve({ isSuccess: false, output: error.message }));
  child.on('exit', (_code, signal) => {
    if (signal) chunks.push(Buffer.from(`\nEnded by ${signal} after ${Math.round(performance.now() - began)} ms.\n`));
    const leave = () => {
      child.stdout.destroy();
      child.stderr.destroy();
    };
    setTimeout(leave, GRACE).unref();
  });
  child.on('close', (code) => resolve({ isSuccess: code === 0, output: Buffer.concat(chunks).toString() }));
  return promise;
}

/** The path of a command that an installed package brings, such as `vitest/vitest.mjs`. */
export function packaged(path: string): string {
  return join(root, 'node_modules', path);
}

/** A step that passes or fails as a whole. */
export function oneCheck(name: string, command: () => Promise<CommandResult>): Step {
  const run = async () => {
    const { isSuccess, output } = await command();
    return { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1, skipped: 0, failures: [], output };
  };
  return { name, run };
}

/** A step that counts the tests of one vitest run, from its JSON report. */
export function vitest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Step {
  const report = join(root, 'node_modules', '.cache', 'clearkit', `report-${name.replaceAll(' ', '-')}.json`);
  const run = async () => {
    rmSync(report, { force: true });
    mkdirSync(dirname(report), { recursive: true });
    const flags = [
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=./scripts/begun.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const { isSuccess, output } = await node(
      [packaged('vitest/vitest.mjs'), ...args, ...flags],
      env,
      env.WHOLE ? undefined : LIMIT,
    );
    const counts = existsSync(report) ? countsOf(JSON.parse(readFileSync(report, 'utf8'))) : NO_TESTS;
    // A run can fail without a failed test: an error outside of any, or no report at all.
    if (!isSuccess && counts.failed === 0) return { ...counts, failed: 1, output };
    return { ...counts, output };
  };
  return { name, run };
}

const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly TestResult[];
  }[];
}

interface TestResult {
  status: string;
  fullName: string;
  failureMessages?: readonly string[];
}

/** Counts of a vitest JSON report; a file that failed to load counts as one failure. */
export function countsOf(report: Report): Counts {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(withReason);
    return status === 'failed' && failed.length === 0 ? [`${name} did not load`] : failed;
  });
  const retried = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(withReason);
  const left = report.testResults.flatMap(({ name, assertionResults }) => {
    const count = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed').length;
    return count > 0 ? [`${relative(root, name)} (${count})`] : [];
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    ...(retried.length > 0 && { retried }),
    ...(left.length > 0 && { left }),
  };
}

/** A test's name with the first line of what was wrong first. */
function withReason({ fullName, failureMessages: [first = ''] = [] }: TestResult): string {
  return `${fullName}: ${first.split('\n', 1)}`;
}

/** Runs steps, `atOnce` at a time, in the order given; says each in a line with its time, and the output of a failed one. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const queue = [...steps];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const started = performance.now();
      const outcome = await step.run().catch((error: unknown) => broken(error));
      outcomes.set(step.name, outcome);
      say(step.name, outcome, (performance.now() - started) / 1000);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

function broken(error: unknown): Outcome {
  return {
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [],
    output: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
  };
}

function say(name: string, { passed, failed, skipped, retried = [], output }: Outcome, seconds: number): void {
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  const count = passed + failed > 1 ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  const skips = skipped ? `, ${skipped} skipped` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s${count}${skips})`);
  for (const test of retried) console.log(`  at a second try: ${test}`);
}

/** Says by name what was not run, where nobody can overlook it: an end without a failure is no proof of it. */
export function sayLeft(outcomes: Iterable<Outcome>): void {
  const left = [...outcomes].flatMap((outcome) => outcome.left ?? []);
  if (left.length > 0) console.log(`\n!!! NOT TESTED:\n${left.map((name) => `  ${name}`).join('\n')}`);
}

export function total(outcomes: Iterable<Outcome>): Pick<Outcome, 'passed' | 'failed' | 'skipped'> {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of outcomes) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}
