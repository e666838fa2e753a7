import type { Run, ToolOutput } from '#kit/define-tool';
import { counted } from '#lib/counted';
import { screens } from '#lib/screens';
import { criteria } from '#lib/wcag-criteria.data';
import { visitProgress } from '#lookups/visit-progress';
import type { InspectedPage } from '#ports/browser/port';
import { criteriaOf, findingOf, levelOf, type Picture } from './findings.ts';
import type tool from './tool.ts';

const levels = ['A', 'AA', 'AAA'] as const;

/** Rules of axe-core by their tags. Those of WCAG 2.0, 2.1 and 2.2 add up. */
const tagsOf = {
  A: ['wcag2a', 'wcag21a', 'wcag22a'],
  AA: ['wcag2aa', 'wcag21aa', 'wcag22aa'],
  AAA: ['wcag2aaa', 'wcag21aaa', 'wcag22aaa'],
} as const;

const run: Run<typeof tool> = async (input, { browser, files }, { signal, report }) => {
  const { url, level, device, colors, practices } = input;
  const wanted = levels.slice(0, levels.indexOf(level) + 1);
  const page = await browser.inspect(
    { url, screen: { ...screens[device], colours: colors }, signal, onNews: visitProgress(report) },
    { tags: [...wanted.flatMap((each) => tagsOf[each]), ...(practices ? ['best-practice'] : [])] },
  );
  const { hostname } = new URL(url);
  const kept = await Promise.all(
    page.pictures.map(async ({ rule, file, width, height }) => {
      const stored = await files.put({ content: file, type: 'image/webp', name: `${hostname}-${rule}` });
      const picture: Picture = { url: stored.url, width, height };
      return { rule, picture, expiresAt: stored.expiresAt };
    }),
  );
  const pictures = new Map(kept.map(({ rule, picture }) => [rule, picture]));
  const failed = page.rules.filter(({ outcome }) => outcome === 'failed');
  const unclear = page.rules.filter(({ outcome }) => outcome === 'unclear');
  const at = (wantedLevel: string) =>
    failed.filter((rule) => levelOf(rule) === wantedLevel).map((rule) => findingOf(rule, pictures.get(rule.id)));
  return {
    ...{ url: page.url, status: page.status, note: noteOf(page) },
    failed: failed.length,
    places: failed.reduce((sum, rule) => sum + rule.count, 0),
    unclear: unclear.length,
    passed: page.rules.filter(({ outcome }) => outcome === 'passed').length,
    ...{ a: at('A'), aa: at('AA'), aaa: at('AAA'), best: at('') },
    decide: unclear.map((rule) => findingOf(rule)),
    criteria: tableOf(page, wanted),
    version: page.version,
    picturesUntil: kept.length > 0 ? new Date(Math.min(...kept.map(({ expiresAt }) => expiresAt))).toISOString() : null,
  };
};

export default run;

function noteOf({ isQuiet, frames, status }: InspectedPage): string | null {
  const said = [
    ...(status >= 400 ? [`The address answered with status ${status}: this is what visitors see there.`] : []),
    ...(isQuiet ? [] : ['The page was still loading when it was checked.']),
    ...(frames > 0 ? [`${counted(frames, 'frame was', 'frames were')} not looked into.`] : []),
  ];
  return said.join(' ') || null;
}

/** What is known of each criterion of the levels that were asked for. */
function tableOf({ rules }: InspectedPage, wanted: readonly string[]): ToolOutput<typeof tool>['criteria'] {
  const having = (outcome: InspectedPage['rules'][number]['outcome']) =>
    new Set(
      rules.filter((rule) => rule.outcome === outcome).flatMap((rule) => criteriaOf(rule).map(({ number }) => number)),
    );
  const [failed, unclear, passed] = [having('failed'), having('unclear'), having('passed')];
  return criteria
    .filter(({ level }) => wanted.includes(level))
    .map(({ number, name, level }) => ({
      criterion: `${number} ${name}`,
      level,
      state: failed.has(number) ? 'failed' : unclear.has(number) ? 'unclear' : passed.has(number) ? 'partly' : 'person',
    }));
}
