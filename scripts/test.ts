import { performance } from 'node:perf_hooks';
import { ensureChromium } from './browser.ts';
import { staticChecks } from './checks.ts';
import { servicesStep } from './services.ts';
import { node, type Outcome, oneCheck, runSteps, type Step, sayLeft, total, vitest } from './steps.ts';

/** `npm test`: everything. A step that fails stops only the steps that need what it makes. */

const started = performance.now();
const outcomes = new Map<string, Outcome>();

await run(staticChecks, 2);
await run([servicesStep], 1);
await run([vitest('unit and contract tests', ['run'])], 1);
const hasSite = await run([oneCheck('build', () => node(['scripts/prepare.mjs', '--build']))], 1);
await runIf(hasSite, vitest('bundle budget', ['run', '--config', 'vitest.budget.config.ts']), 'the build failed');
const hostile = vitest('hostile inputs', ['run', '--config', 'vitest.hostile.config.ts']);
await runIf(hasSite, hostile, 'the build failed');
const hasBrowser = hasSite && (await run([oneCheck('browser', ensureChromium)], 1));
const e2e = vitest('end to end', ['run', '--config', 'vitest.e2e.config.ts']);
await runIf(hasBrowser, e2e, hasSite ? 'no browser' : 'the build failed');

const { passed, failed, skipped } = total(outcomes.values());
for (const [name, { failed, failures }] of outcomes) {
  if (failed === 0) continue;
  console.log(`\nFailed: ${name}`);
  for (const failure of failures) console.log(`  ${failure}`);
}
sayLeft(outcomes.values());
console.log(`\nDone in ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

async function run(steps: readonly Step[], atOnce: number): Promise<boolean> {
  const results = await runSteps(steps, atOnce);
  for (const [name, outcome] of results) outcomes.set(name, outcome);
  return total(results.values()).failed === 0;
}

async function runIf(isPossible: boolean, step: Step, obstacle: string): Promise<void> {
  if (isPossible) {
    await run([step], 1);
    return;
  }
  console.log(`- ${step.name}: not run, ${obstacle}`);
  outcomes.set(step.name, { passed: 0, failed: 0, skipped: 1, failures: [], left: [step.name], output: '' });
}
