import type { ToolOutput } from '#kit/define-tool';
import { csvOf } from '#lib/csv';
import type tool from './tool.ts';

export type Backlink = ToolOutput<typeof tool>['backlinks'][number];

export const stateNames: Record<Backlink['state'], string> = {
  found: 'Link found',
  'not-found': 'No link',
  unreachable: 'Unreachable',
  refused: 'Refused',
  'not-checked': 'Not visited',
};

export const sortings = ['As they came', 'Page', 'Referring domain', 'State', 'Relation'] as const;
export const followings = ['All', 'Follow', 'Nofollow'] as const;
export const states = ['All', ...Object.values(stateNames)];

export interface Arrangement {
  /** Words that must be in the page's address or title, in its anchor or its target. */
  text: string;
  follow: string;
  state: string;
  sort: string;
}

export const asTheyCame: Arrangement = { text: '', follow: 'All', state: 'All', sort: 'As they came' };

/** "Follow", "Nofollow", or nothing where no link was seen. */
export function relationOf({ follow }: Pick<Backlink, 'follow'>): string {
  if (follow === null) return '';
  return follow ? 'Follow' : 'Nofollow';
}

/** The backlinks that fit, in the order asked for. */
export function arranged(backlinks: readonly Backlink[], { text, follow, state, sort }: Arrangement): Backlink[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = backlinks.filter((backlink) => {
    if (follow !== 'All' && relationOf(backlink) !== follow) return false;
    if (state !== 'All' && stateNames[backlink.state] !== state) return false;
    const { page, title, anchor, target, rel } = backlink;
    const place = [page, title, anchor, target, ...rel].join('\n').toLowerCase();
    return words.every((word) => place.includes(word));
  });
  const key = keys.get(sort);
  return key ? fitting.toSorted((a, b) => compare(key(a), key(b)) || compare(a.page, b.page)) : fitting;
}

const keys = new Map<string, (backlink: Backlink) => string>([
  ['Page', ({ title, page }) => (title || page).toLowerCase()],
  ['Referring domain', ({ domain }) => domain],
  ['State', ({ state }) => String(Object.keys(stateNames).indexOf(state))],
  // What was not seen comes last.
  ['Relation', (backlink) => `${relationOf(backlink) || 'X'} ${backlink.rel.join(' ')}`],
]);

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

const columns: readonly (readonly [string, (backlink: Backlink) => string | number])[] = [
  ['Page', ({ page }) => page],
  ['Title', ({ title }) => title],
  ['Referring domain', ({ domain }) => domain],
  ['State', ({ state }) => stateNames[state]],
  ['Reason', ({ reason }) => reason ?? ''],
  ['Leads to', ({ target }) => target ?? ''],
  ['Differences', ({ differences }) => differences.join('; ')],
  ['Anchor', ({ anchor }) => anchor ?? ''],
  ['Picture', ({ isImage }) => yesOrNo(isImage)],
  ['Rel', ({ rel }) => rel.join(' ')],
  ['Follow', ({ follow }) => yesOrNo(follow)],
  ['Why not followed', ({ followReason }) => followReason ?? ''],
  ['Links on the page', ({ links }) => links],
  ['Status', ({ status }) => status ?? ''],
  ['Redirected to', ({ finalUrl }) => finalUrl ?? ''],
  ['Indexable', ({ indexable }) => yesOrNo(indexable)],
  ['Why not indexable', ({ indexReason }) => indexReason ?? ''],
  ['Same site', ({ isInternal }) => yesOrNo(isInternal)],
  ['From', ({ sources }) => sources.join('; ')],
  ['Checked at', ({ checkedAt }) => checkedAt ?? ''],
];

/** A table for spreadsheets. */
export function backlinksAsCsv(backlinks: readonly Backlink[]): string {
  return csvOf([columns.map(([name]) => name), ...backlinks.map((each) => columns.map(([, cell]) => cell(each)))]);
}

/** Lines to paste into a mail or a table: page, state, relation, anchor, between tabs. */
export function backlinksAsText(backlinks: readonly Backlink[]): string {
  const lines = backlinks.map((each) => [each.page, stateNames[each.state], relationOf(each), each.anchor ?? '']);
  return [['Page', 'State', 'Relation', 'Anchor'], ...lines].map((line) => line.join('\t')).join('\n');
}

function yesOrNo(value: boolean | null): string {
  if (value === null) return '';
  return value ? 'yes' : 'no';
}
