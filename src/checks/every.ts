import { type CheckGroup, groupNames, type NamedCheck } from '#kit/check';
import * as aiAccess from './ai-access/index.ts';
import * as content from './content/index.ts';
import * as head from './head/index.ts';
import * as images from './images/index.ts';
import * as indexing from './indexing/index.ts';
import * as links from './links/index.ts';
import * as rendered from './rendered/index.ts';
import * as security from './security/index.ts';
import * as speed from './speed/index.ts';
import * as structuredData from './structured-data/index.ts';

const byGroup = {
  ...{ indexing, head, content, links, images, speed, security, rendered },
  'structured-data': structuredData,
  'ai-access': aiAccess,
} as const satisfies Record<CheckGroup, object>;

/** Every check of a page, by groups in the order of a report. */
export const everyCheck: readonly NamedCheck[] = inGroups(...groupNames);

function inGroups(...groups: readonly CheckGroup[]): NamedCheck[] {
  return groups.flatMap((group) => Object.entries(byGroup[group]).map(([id, check]) => ({ ...check, id, group })));
}

/**
 * Checks whose names begin with one of the topics: `canonical` finds `canonical-missing`. Those that may keep a page out of search are
 * asked by every view.
 */
export function checksAbout(...topics: readonly string[]): NamedCheck[] {
  return everyCheck.flatMap((check) => {
    const isOwn = topics.some((topic) => check.id === topic || check.id.startsWith(`${topic}-`));
    if (isOwn) return [check];
    return check.severity === 'fatal' ? [{ ...check, isAside: true }] : [];
  });
}
