import { withinTime } from '#calls/within-time';
import type { Run, ToolOutput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { gatherPage, requirePage } from '#lookups/gather-page';
import { unrendered } from '#lookups/render-page';
import { visitProgress } from '#lookups/visit-progress';
import { type Answer, askLink } from './ask-link.ts';
import { findingsOf } from './findings.ts';
import { type Target, targetsOf } from './links-of.ts';
import { readTarget } from './read-target.ts';
import type tool from './tool.ts';

type Link = ToolOutput<typeof tool>['links'][number];

/** Addresses that are asked in one run. */
const MOST_ASKED = 300;
/** Sites that are asked at once, and addresses of one: the client spaces those. */
const AT_ONCE = 12;
/** Own pages that are read as well: those first to whose places links lead. */
const MOST_READ = 25;
/** Milliseconds for all of them. */
const ASKING_TIME = 95_000;
/** How often the list is reported while it grows, at most. */
const REPORTS = 40;

const LATE = 'There was no time left to check it.';

const run: Run<typeof tool> = async ({ url, pictures, external, rendered }, { http, browser }, { signal, report }) => {
  report({ stage: 'Reading the page' });
  const page = requirePage(
    await gatherPage(url, {
      ...{ http, signal, parts: new Set(['links', 'pictures', 'document']) },
      ...(rendered && { browser, onVisit: visitProgress(report) }),
    }),
  );
  const suggestion = rendered ? null : await unrendered(page, browser);
  const targets = targetsOf(page, { pictures, external });
  const answers = new Map<string, Answer>();
  const result = () => ({ ...resultOf(url, page.document.url, { targets, answers }), unrendered: suggestion });
  const asked = targets.slice(0, MOST_ASKED);
  const read = new Set(
    asked
      .filter(({ isInternal, isPicture }) => isInternal && !isPicture)
      .toSorted((a, b) => b.fragments.length - a.fragments.length)
      .slice(0, MOST_READ),
  );
  const stageOf = () => `Checked ${answers.size} of ${asked.length} addresses`;
  report({ share: 0, stage: stageOf(), partial: result() });
  // Addresses of many sites come in turn, so that no site keeps the others waiting.
  const waiting = inTurn(asked);
  const worker = async (within: AbortSignal) => {
    for (let target = waiting.shift(); target && !within.aborted; target = waiting.shift()) {
      const answer = await askLink(target.url, { http, signal: within });
      const told =
        answer.group === 'fine' && read.has(target) ? await readTarget(target, { http, signal: within }) : answer;
      answers.set(target.url, told ?? answer);
      const isReported = answers.size % Math.ceil(asked.length / REPORTS) === 0;
      report({ share: answers.size / asked.length, stage: stageOf(), ...(isReported && { partial: result() }) });
    }
  };
  try {
    await withinTime({ signal, time: ASKING_TIME, late: LATE }, async (within) => {
      await Promise.all(Array.from({ length: AT_ONCE }, () => worker(within)));
    });
  } catch (error) {
    // What was answered until then is worth having.
    if (signal.aborted || !(error instanceof ToolError) || error.code !== 'timed-out') throw error;
  }
  return result();
};

export default run;

interface Known {
  targets: readonly Target[];
  answers: ReadonlyMap<string, Answer>;
}

const order: readonly Link['group'][] = [
  'broken',
  'server-error',
  'no-answer',
  'doubtful',
  'refused',
  'redirected',
  'not-asked',
  'fine',
];

function resultOf(
  requestedUrl: string,
  url: string,
  { targets, answers }: Known,
): Omit<ToolOutput<typeof tool>, 'unrendered'> {
  const links = targets.map((target, index): Link => {
    const late = index < MOST_ASKED ? LATE : `Only the first ${MOST_ASKED} addresses are checked.`;
    const answer: Answer = answers.get(target.url) ?? { group: 'not-asked', status: null, note: late };
    return { ...answer, url: target.url, place: target.place, times: target.times };
  });
  const count = (...names: Link['group'][]) => links.filter(({ group }) => names.includes(group)).length;
  return {
    ...{ requestedUrl, url },
    broken: count('broken'),
    doubtful: count('server-error', 'no-answer', 'doubtful', 'refused'),
    redirected: count('redirected'),
    fine: count('fine'),
    notAsked: count('not-asked'),
    findings: findingsOf(links),
    links: links.toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group)),
  };
}

/** The first of each site, then the second of each, and so on. */
function inTurn(targets: readonly Target[]): Target[] {
  const ranks = new Map<string, number>();
  const ranked = targets.map((target) => {
    const { host } = new URL(target.url);
    const rank = ranks.get(host) ?? 0;
    ranks.set(host, rank + 1);
    return { target, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ target }) => target);
}
