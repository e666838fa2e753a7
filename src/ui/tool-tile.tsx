import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Island } from './island.tsx';
import { FavouriteButton } from './saved/favourite-button.tsx';

export interface ToolSummary {
  slug: string;
  title: string;
  summary: string;
  icon: string;
  color: string;
}

/** A tool as a card that is one link, with a star beside it. */
export function ToolTile({ tool }: { tool: ToolSummary }) {
  return (
    <div className="relative h-full">
      <a className="card tool-card" href={`/tools/${tool.slug}`}>
        <span className="tile" data-color={tool.color}>
          <Icon name={tool.icon} />
        </span>
        <span>
          <strong>{tool.title}</strong>
          <span>{tool.summary}</span>
        </span>
      </a>
      <Island of={FavouriteButton} props={{ tool: { slug: tool.slug, title: tool.title }, className: 'of-card' }} />
    </div>
  );
}

interface ToolGridProps {
  tools: readonly (ToolSummary & { have?: string; want?: string })[];
  /** Further items of the list, after the tools. */
  children?: ReactNode;
}

/** As many columns as there is room for where the list stands. */
export function ToolGrid({ tools, children }: ToolGridProps) {
  return (
    <div className="@container">
      <ul className="tool-list">
        {tools.map((tool) => (
          <li key={tool.slug} data-have={tool.have} data-want={tool.want}>
            <ToolTile tool={tool} />
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
