import type { ReactNode } from 'react';
import { Icon } from '#ui/icon';
import { type Term, Terms } from '#ui/result/terms';
import { type Backlink, relationOf, stateNames } from './arrange.ts';

const looks: Record<Backlink['state'], { icon: ReactNode; colour: string }> = {
  found: { icon: <Icon name="circle-check" />, colour: 'text-accent' },
  'not-found': { icon: <Icon name="circle-x" />, colour: 'text-danger' },
  unreachable: { icon: <Icon name="unplug" />, colour: 'text-warning' },
  refused: { icon: <Icon name="shield-alert" />, colour: 'text-warning' },
  'not-checked': { icon: <Icon name="circle-dashed" />, colour: 'text-muted' },
};

interface BacklinkRowProps {
  backlink: Backlink;
  /** Whether pages that were not visited may still be. */
  isGrowing: boolean;
}

/** A page in lines of one height, whatever is known of it: rows must not move while others arrive. */
export function BacklinkRow({ backlink, isGrowing }: BacklinkRowProps) {
  const { page, title, state, anchor, isImage, indexable, reason } = backlink;
  const { icon, colour } = looks[state];
  const isWaiting = isGrowing && state === 'not-checked' && reason === null;
  const marks = [
    relationOf(backlink),
    state === 'found' && indexable === false ? 'not indexable' : '',
    backlink.isInternal ? 'same site' : '',
  ];
  return (
    <li className="grid grid-cols-1 gap-x-4 py-3 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="min-w-0">
        <a className="link block truncate font-medium" href={page} rel="noreferrer nofollow" target="_blank">
          {title || page}
        </a>
        <p className="truncate text-sm text-muted" dir="ltr">
          {title ? page.replace(/^https?:\/\//, '') : backlink.domain}
        </p>
      </div>
      <div className="min-w-0">
        <p className="flex gap-x-2 truncate">
          <span className={`inline-flex items-center gap-1.5 font-medium ${colour}`}>
            {icon} {isWaiting ? 'Waiting' : stateNames[state]}
          </span>
          <span className="truncate text-sm/6 text-muted">{marks.filter(Boolean).join(', ')}</span>
        </p>
        <p className="truncate text-sm text-muted" dir="auto">
          {anchor === null ? (reason ?? '\u00a0') : `${isImage ? 'Picture: ' : ''}${anchor || 'no text'}`}
        </p>
      </div>
      <details className="col-span-full text-sm">
        <summary className="link w-fit cursor-pointer">
          Details<span className="sr-only"> of {title || page}</span>
        </summary>
        <div className="mt-2 rounded-control bg-sunken px-3">
          <Terms items={detailsOf(backlink)} />
        </div>
      </details>
    </li>
  );
}

function detailsOf(backlink: Backlink): Term[] {
  const { target, differences, rel, followReason, links, status, indexable, indexReason, checkedAt } = backlink;
  const details = {
    Page: backlink.page,
    Reason: backlink.reason,
    'Redirected to': backlink.finalUrl,
    'Leads to': target,
    Differences: differences.join(', '),
    Anchor: backlink.anchor,
    Rel: rel.join(' '),
    Relation: [relationOf(backlink), followReason].filter(Boolean).join(': '),
    'Links on the page': links,
    Status: status,
    Indexable: indexable ? 'Yes' : indexReason && `No: ${indexReason}`,
    'Referring domain': backlink.domain,
    From: backlink.sources.join(', '),
    'Checked at': checkedAt && new Date(checkedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' }),
  };
  return Object.entries(details).flatMap(([term, value]) => (value ? [{ term, value }] : []));
}
