import { Icon } from '../icon.tsx';

export interface ToolLink {
  slug: string;
  title: string;
  icon: string;
  color: string;
}

const looks = {
  rows: ['grid gap-0.5', '-mx-2 rounded-control p-2 hover:bg-sunken'],
  cards: ['grid gap-4 sm:grid-cols-2', 'card p-4 hover:border-accent'],
} as const;

/** Tools by name. */
export function ToolLinks({ tools, as }: { tools: readonly ToolLink[]; as: keyof typeof looks }) {
  const [list, item] = looks[as];
  return (
    <ul className={list}>
      {tools.map(({ slug, title, icon, color }) => (
        <li key={slug}>
          <a className={`flex items-center gap-3 ${item}`} href={`/tools/${slug}`}>
            <span className="tile size-8" data-color={color}>
              <Icon name={icon} />
            </span>
            <span className="min-w-0">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
