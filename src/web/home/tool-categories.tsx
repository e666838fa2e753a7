import { Icon } from '#ui/icon';
import { ToolGrid } from '#ui/tool-tile';
import type { GoalGroup } from './goal-groups.ts';
import { Goals } from './goals-section.tsx';
import type { ToolGroup } from './tool-groups.ts';

interface ToolCategoriesProps {
  groups: readonly ToolGroup[];
  needs: readonly GoalGroup[];
}

/** The curated groups: name and purpose on the left, the tools beside it. Before them, every tool by need. */
export function ToolCategories({ groups, needs }: ToolCategoriesProps) {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-20" aria-labelledby="tools">
      <h2 id="tools" className="text-3xl sm:text-4xl">
        A tool for each part of the work
      </h2>
      <a className="button skip-link" href="#why">
        Skip the tools
      </a>
      <Goals groups={needs} />
      <div className="lined mt-6">
        {groups.map(({ title, text, more, tools }) => (
          <div key={title} className="grid gap-5 py-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
            <div>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
            <ToolGrid tools={tools}>
              {tools.length % 2 === 1 && (
                <li>
                  <a className="free-place pegboard" href={more.href}>
                    {more.label} <Icon name="arrow-right" />
                  </a>
                </li>
              )}
            </ToolGrid>
          </div>
        ))}
      </div>
      <a className="button" href="/tools">
        View All Tools
      </a>
    </section>
  );
}
