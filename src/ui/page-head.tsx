import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

interface PageHeadProps {
  title: string;
  /** One or two sentences beneath the title. */
  lead?: ReactNode;
  /** Pages between the home page and this one; without it, no breadcrumbs are shown. */
  crumbs?: readonly Crumb[];
  /** What stands beneath the lead, such as a search box. */
  children?: ReactNode;
}

/** The head of a page that is not a tool: on the pegboard, as wide as the window. */
export function PageHead({ title, lead, crumbs, children }: PageHeadProps) {
  return (
    <div className="pegboard border-b border-line">
      <div className="mx-auto max-w-6xl px-4 pt-6 pb-10 sm:px-6 sm:pb-12">
        {crumbs && <Breadcrumbs crumbs={crumbs} here={title} />}
        <h1 className="mt-6 text-4xl sm:text-5xl">{title}</h1>
        {lead && <p className="mt-3 max-w-2xl text-lg text-muted">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
