import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { ToolFacts } from '#kit/facts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Icon } from '../icon.tsx';
import { FavouriteButton } from '../kept/favourite-button.tsx';
import { noteUse } from '../kept/kept-list.tsx';
import { PrivacyLine, type ToolPrivacy } from './privacy-line.tsx';
import type { ToolCardProps } from './tool-card-props.tsx';
import { type ToolLink, ToolLinks } from './tool-links.tsx';

interface ToolPageProps {
  facts: ToolFacts;
  /** Label of the directory's tab that holds the tool. */
  group: string;
  privacy: ToolPrivacy;
  about: ReactNode;
  popular: readonly ToolLink[];
  related: readonly ToolLink[];
  card: ComponentType<ToolCardProps>;
}

/** The layout that every tool shares; the card's inside is the tool's own. It hangs on the board of the page's head. */
export function ToolPage({ facts, group, privacy, about, popular, related, card: Card }: ToolPageProps) {
  const { slug, title } = facts;
  const noteThis = () => noteUse(slug);
  return (
    <>
      <div className="pegboard border-b border-line">
        <div className="mx-auto max-w-6xl px-4 pt-4 pb-16 sm:px-6 sm:pt-6">
          <Breadcrumbs crumbs={trailTo(facts, group)} here={title} />
          <div className="mt-4 flex items-start gap-4 sm:mt-6">
            <span className="tile mt-1 hidden size-16 text-3xl sm:grid" data-color={facts.color}>
              <Icon name={facts.icon} />
            </span>
            <div className="min-w-0 flex-1">
              <div className="flex items-start justify-between gap-3 sm:justify-start">
                <h1 className="min-w-0 text-3xl sm:text-4xl">{title}</h1>
                <FavouriteButton tool={{ slug }} className="border border-line bg-raised text-lg" />
              </div>
              <p className="mt-2 max-w-2xl text-muted sm:text-lg">{facts.summary}</p>
            </div>
          </div>
        </div>
      </div>
      <div className="mx-auto -mt-10 grid max-w-6xl grid-cols-1 gap-6 px-4 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:pb-20">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <section
            className="card p-4 sm:p-6"
            aria-label={title}
            onInput={noteThis}
            onSubmit={noteThis}
            onDrop={noteThis}
          >
            <Card facts={facts} />
            <div id="saved-options" className="in-data-account:min-h-20" />
            <noscript>
              <p className="mt-4 text-muted">
                Without JavaScript, this tool answers at <code>POST /api/tools/{slug}</code>.
              </p>
            </noscript>
            <PrivacyLine slug={slug} privacy={privacy} />
          </section>
          <section className="card p-4 sm:p-8" aria-labelledby="about">
            <h2 id="about" className="text-2xl">
              About {title}
            </h2>
            {about}
          </section>
          {related.length > 0 && (
            <section className="mt-4" aria-labelledby="related">
              <h2 id="related" className="mb-4 text-2xl">
                Related Tools
              </h2>
              <ToolLinks tools={related} as="cards" />
            </section>
          )}
        </div>
        <aside className="card p-4 sm:p-5" aria-labelledby="popular">
          <h2 id="popular" className="mb-2 text-lg">
            Popular Tools
          </h2>
          <ToolLinks tools={popular} as="rows" />
          <Link className="link mt-2 inline-flex min-h-9 items-center gap-1.5" to="/tools">
            View All Tools <Icon name="arrow-right" />
          </Link>
        </aside>
      </div>
    </>
  );
}

/** The pages between the home page and a tool's. */
export function trailTo({ category }: Pick<ToolFacts, 'category'>, group: string) {
  return [
    { label: 'Tools', href: '/tools' },
    { label: group, href: `/tools?category=${category}` },
  ];
}
