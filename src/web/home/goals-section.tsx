import { Icon } from '#ui/icon';
import { type GoalGroup, namedOf } from './goal-groups.ts';

/** Every tool by what a visitor has and wants, for those who know their need and not our names. */
export function Goals({ groups }: { groups: readonly GoalGroup[] }) {
  return (
    <section className="mt-6" aria-labelledby="needs">
      <h3 id="needs" className="text-2xl">
        What do you have?
      </h3>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ name, icon, line, href, count, goals }) => (
          <div key={name} className="card flex min-w-0 flex-col p-4 sm:p-5">
            <h4 className="flex items-center gap-2.5 text-xl">
              <span className="text-accent">
                <Icon name={icon} />
              </span>
              {name}
            </h4>
            <p className="mt-1 text-sm text-muted">{line}</p>
            <dl className="mt-2 flex-1">
              {goals.map((want) => {
                const { named, rest } = namedOf(want.tools);
                return (
                  <div key={want.words} className="py-1.5">
                    <dt className="text-sm font-semibold">{want.words}</dt>
                    <dd>
                      <ul className="flex flex-wrap gap-x-3">
                        {named.map(({ slug, title }) => (
                          <li key={slug}>
                            <a className="link inline-block py-1 text-sm" href={`/tools/${slug}`}>
                              {title}
                            </a>
                          </li>
                        ))}
                        {rest > 0 && <li className="py-1 text-sm text-muted">{rest} more</li>}
                      </ul>
                    </dd>
                  </div>
                );
              })}
            </dl>
            <a className="link mt-2 inline-flex min-h-9 items-center gap-1.5" href={href}>
              {count === 1 ? 'The tool for it' : `All ${count} tools for it`} <Icon name="arrow-right" />
            </a>
          </div>
        ))}
      </div>
    </section>
  );
}
