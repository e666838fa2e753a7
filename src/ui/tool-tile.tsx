import { Link } from 'react-router';
import { Icon } from './icon.tsx';

export interface ToolSummary {
  slug: string;
  title: string;
  summary: string;
  icon: string;
  color: string;
}

/** A tool as a card that is one link, in a list. */
export function ToolTile({ tool }: { tool: ToolSummary }) {
  return (
    <Link className="card flex h-full gap-4 p-4 transition-colors hover:border-accent" to={`/tools/${tool.slug}`}>
      <span className="tile size-11 text-lg" data-color={tool.color}>
        <Icon name={tool.icon} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{tool.title}</span>
        <span className="mt-0.5 block text-sm text-muted">{tool.summary}</span>
      </span>
    </Link>
  );
}

export function ToolGrid({ tools }: { tools: readonly ToolSummary[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {tools.map((tool) => (
        <li key={tool.slug}>
          <ToolTile tool={tool} />
        </li>
      ))}
    </ul>
  );
}
