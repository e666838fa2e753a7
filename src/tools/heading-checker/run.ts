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
    checks: checksAbout('heading', 'h1', 'landmark'),
  });
  const headings = facts.headings ?? [];
  const levels = [1, 2, 3, 4, 5, 6].map((level) => ({
    name: `h${level}`,
    value: headings.filter((each) => each.level === level).length,
  }));
  return {
    ...view,
    ...{ headings: headings.length, words: facts.text?.words ?? 0 },
    levels: levels.filter(({ value }) => value > 0),
    outline: headings
      .slice(0, 1_000)
      .map(({ level, text }) => ({ level, text: `${'\u2003'.repeat(level - 1)}${text.slice(0, 500)}` })),
  };
};

export default run;
