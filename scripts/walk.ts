import { ensureChromium } from './browser.ts';
import { node, oneCheck, runSteps, sayLeft, total, vitest } from './steps.ts';

/**
 * `npm run walk`: everything of which `npm test` takes a share each time: every hostile text in every place of every tool at each
 * length, every request at every door, every pattern, and every page in both widths. It takes hours, and is for the night.
 */

const everything = { WHOLE: '1' };
const outcomes = await runSteps(
  [
    oneCheck('build', () => node(['scripts/prepare.mjs', '--build'])),
    oneCheck('patterns, all anew', () => node(['scripts/check-patterns.ts', '--all'])),
    vitest('killed audits', ['run', 'killed-audit'], everything),
    vitest('hostile inputs, all of them', ['run', '--config', 'vitest.hostile.config.ts'], everything),
    oneCheck('browser', ensureChromium),
    vitest('every page', ['run', '--config', 'vitest.e2e.config.ts', 'every-page'], everything),
  ],
  1,
);
sayLeft(outcomes.values());
for (const { failures } of outcomes.values()) for (const failure of failures) console.log(`  ${failure}`);
process.exitCode = total(outcomes.values()).failed > 0 ? 1 : 0;
