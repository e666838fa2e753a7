import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { ToolFacts } from '#kit/facts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Icon } from '../icon.tsx';
import type { ToolCardProps } from './tool-card-props.tsx';

export interface ToolLink {
  slug: string;
  title: string;
  icon: string;
  color: string;
}

interface ToolPageProps {
  facts: ToolFacts;
  about: ReactNode;
  popular: readonly ToolLink[];
  card: ComponentType<ToolCardProps>;
}

/** The layout that every tool shares; the card's inside is the tool's own. */
export function ToolPage({ facts, about, popular, card: Card }: ToolPageProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6">
      <Breadcrumbs crumbs={[{ label: 'Tools', href: '/tools' }]} here={facts.title} />
      <div className="mt-4 flex items-start gap-4">
        <span className="tile mt-1 hidden size-12 text-xl sm:grid" data-color={facts.color}>
          <Icon name={facts.icon} />
        </span>
        <div>
          <h1 className="text-3xl font-bold sm:text-4xl">{facts.title}</h1>
          <p className="mt-1.5 max-w-2xl text-lg text-muted">{facts.summary}</p>
        </div>
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <section className="card p-4 sm:p-6" aria-label={facts.title}>
            <Card facts={facts} />
            <noscript>
              <p className="mt-4 text-muted">
                This page needs JavaScript to answer. Without it, the same tool answers at{' '}
                <code>POST /api/tools/{facts.slug}</code>.
              </p>
            </noscript>
            <WhereItRuns runsIn={facts.runsIn} category={facts.category} />
          </section>
          <section className="card p-4 sm:p-6" aria-labelledby="about">
            <h2 id="about" className="text-xl font-semibold">
              About {facts.title}
            </h2>
            {about}
          </section>
        </div>
        <PopularTools tools={popular} />
      </div>
    </div>
  );
}

function WhereItRuns({ runsIn, category }: Pick<ToolFacts, 'runsIn' | 'category'>) {
  return (
    <p className="mt-6 flex items-start gap-2 text-sm text-muted">
      <Icon name="lock" className="mt-0.5" />
      {privacy(runsIn, category)}
    </p>
  );
}

function privacy(runsIn: ToolFacts['runsIn'], category: ToolFacts['category']): string {
  if (runsIn === 'browser') return 'Computed in your browser: what you enter never leaves your device.';
  if (category === 'image') {
    return 'Answered by this server: pictures stand under an address nobody can guess and are deleted after a short time. Nothing you enter is logged.';
  }
  return 'Answered by this server: what you enter is neither stored nor logged.';
}

function PopularTools({ tools }: { tools: readonly ToolLink[] }) {
  return (
    <aside className="card p-4 sm:p-5" aria-labelledby="popular">
      <h2 id="popular" className="font-semibold">
        Popular Tools
      </h2>
      <ul className="mt-3 grid gap-1">
        {tools.map(({ slug, title, icon, color }) => (
          <li key={slug}>
            <Link className="-mx-2 flex items-center gap-3 rounded-control p-2 hover:bg-sunken" to={`/tools/${slug}`}>
              <span className="tile size-8" data-color={color}>
                <Icon name={icon} />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Link className="link mt-3 inline-flex min-h-9 items-center gap-1.5" to="/tools">
        View All Tools <Icon name="arrow-right" />
      </Link>
    </aside>
  );
}
