import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { checkPage } from '#lookups/check-page';

import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const { facts, view } = await checkPage(url, {
    http,
    browser,
    rendered,
    signal,
    report,
    checks: checksAbout('header-version'),
  });
  const technologies = facts.technologies ?? [];
  const { score: _, ...rest } = view;
  return { ...rest, found: technologies.length, technologies: technologies.map((each) => ({ ...each })) };
};

export default run;
