import type { ToolOutput } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import type tool from './tool.ts';

type Link = ToolOutput<typeof tool>['links'][number];

interface Words {
  severity: Finding['severity'];
  title: (count: string) => string;
  detail: string;
  why?: string;
  fix?: string;
}

const words: Partial<Record<Link['group'], Words>> = {
  broken: {
    severity: 'error',
    title: (count) => `Broken: ${count}`,
    detail: 'Visitors who click on them get an error.',
    why: 'They waste the time of visitors and crawlers, and make the page look neglected.',
    fix: 'Correct the address, link to a replacement, or remove the link.',
  },
  'server-error': {
    severity: 'warning',
    title: (count) => `Server error: ${count}`,
    detail: 'That may be temporary. Check them again tomorrow.',
  },
  'no-answer': {
    severity: 'warning',
    title: (count) => `No answer: ${count}`,
    detail: 'The server is down, slow, or does not answer us.',
  },
  doubtful: {
    severity: 'warning',
    title: (count) => `They lead elsewhere: ${count}`,
    detail:
      'They answer, but with the home page, with a “not found” page, or without the section that the link points to.',
    why: 'Search engines call that a soft 404, and visitors do not find what they expected.',
    fix: 'Open each of them and link to the right page.',
  },
  refused: {
    severity: 'advice',
    title: (count) => `Blocked for automated checks: ${count}`,
    detail: 'Open them in a browser: most of them will work.',
  },
  redirected: {
    severity: 'advice',
    title: (count) => `Redirected: ${count}`,
    detail: 'They work, but only through a redirect.',
    fix: 'Where the redirect is permanent, link directly to the new address.',
  },
};

/** Places that one finding names. */
const MOST_PLACES = 300;

/** What to do about the links that do not simply work. */
export function findingsOf(links: readonly Link[]): Finding[] {
  const byGroup = Map.groupBy(links, ({ group }) => group);
  const found = [...Object.entries(words)].flatMap(([group, { severity, title, detail, why, fix }]): Finding[] => {
    const list = [...byGroup].find(([name]) => name === group)?.[1] ?? [];
    if (list.length === 0) return [];
    const count = counted(list.length, 'address', 'addresses');
    const where = list
      .slice(0, MOST_PLACES)
      .map(
        ({ url, status, place, note }) =>
          `${status ?? 'no answer'} ${url} (${place})${group === 'doubtful' ? `: ${note}` : ''}`,
      );
    return [{ severity, title: title(count), detail, where, ...(why && { why }), ...(fix && { fix: { words: fix } }) }];
  });
  const fine = byGroup.get('fine')?.length ?? 0;
  return fine === 0
    ? found
    : [...found, { severity: 'passed', title: `Working: ${fine}`, detail: 'They answered correctly.' }];
}
