import { useMemo } from 'react';
import { counted } from '#lib/counted';
import type { AuditReport } from '#ports/audits/port';
import { type Folder, foldersOf } from './folders.ts';

/** How a site is built: by the folders of its addresses, and by clicks from the start. */
export function Structure({ list }: { list: AuditReport['list'] }) {
  const folders = useMemo(() => foldersOf(list), [list]);
  const depths = useMemo(() => byDepth(list), [list]);
  const most = Math.max(1, ...depths.map(({ pages }) => pages));
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section aria-label="By folder" className="min-w-0">
        <h2 className="mb-2 text-lg font-semibold">By folder</h2>
        <ul className="grid gap-1">
          {folders.map((folder) => (
            <FolderRow key={folder.name} folder={folder} all={list.length} isOpen />
          ))}
        </ul>
      </section>
      <section aria-label="By clicks from the start" className="min-w-0">
        <h2 className="mb-2 text-lg font-semibold">By clicks from the start</h2>
        <ul className="grid gap-1.5">
          {depths.map(({ name, pages }) => (
            <li key={name} className="grid grid-cols-[6rem_1fr_auto] items-center gap-3 text-sm">
              <span>{name}</span>
              <Bar share={pages / most} />
              <span className="figures">{pages.toLocaleString('en')}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function FolderRow({ folder, all, isOpen = false }: { folder: Folder; all: number; isOpen?: boolean }) {
  const { name, pages, findings, folders } = folder;
  const words = (
    <span className="inline-grid w-[calc(100%-1.25rem)] grid-cols-[minmax(0,1fr)_2.5rem_auto] items-center gap-x-3 align-middle text-sm sm:grid-cols-[minmax(0,1fr)_6rem_auto]">
      <span dir="auto" className="font-mono wrap-anywhere">
        {name}
      </span>
      <Bar share={pages / all} />
      <span className="text-right figures">
        {counted(pages, 'page')}
        <span className="block text-muted sm:inline"> {counted(findings, 'finding')}</span>
      </span>
    </span>
  );
  if (folders.length === 0) return <li className="pl-5">{words}</li>;
  return (
    <li>
      <details open={isOpen}>
        <summary className="cursor-pointer">{words}</summary>
        <ul className="mt-1 ml-2 grid gap-1 border-l border-line pl-3">
          {folders.map((inner) => (
            <FolderRow key={inner.name} folder={inner} all={all} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <span className="h-3 rounded-xs bg-sunken">
      <span className="block h-full rounded-xs bg-accent" style={{ width: `${100 * share}%` }} />
    </span>
  );
}

function byDepth(list: AuditReport['list']): { name: string; pages: number }[] {
  const depths = Map.groupBy(list, ({ depth }) => depth);
  return [...depths]
    .sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity))
    .map(([depth, pages]) => ({ name: nameOf(depth), pages: pages.length }));
}

function nameOf(depth: number | null): string {
  if (depth === null) return 'Not linked';
  return depth === 0 ? 'Start' : counted(depth, 'click');
}
