import { everyCheck } from '#checks/every';
import type { Run } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { checkPage, groupBars } from '#lookups/check-page';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const { verdicts, view } = await checkPage(url, { http, browser, rendered, signal, report, checks: everyCheck });
  const count = (severity: Finding['severity']) => view.findings.filter((each) => each.severity === severity).length;
  return {
    ...view,
    groups: groupBars(verdicts),
    ...{
      errors: count('fatal') + count('error'),
      warnings: count('warning'),
      advice: count('advice'),
      passed: count('passed'),
    },
  };
};

export default run;
