import type { ReactNode } from 'react';
import type { ToolFacts } from '#kit/facts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Icon } from '../icon.tsx';
import { Island } from '../island.tsx';
import { Prose } from '../prose.tsx';
import { FavouriteButton } from '../saved/favourite-button.tsx';
import { NoteUse } from '../saved/note-use.tsx';
import { PrivacyLine, type ToolPrivacy } from './privacy-line.tsx';
import { type ToolLink, ToolLinks } from './tool-links.tsx';

interface ToolPageProps {
  facts: ToolFacts;
  /** Label of the directory's tab that holds the tool. */
  group: string;
  privacy: ToolPrivacy;
  /** The about text, as HTML of our own. */
  about: string;
  popular: readonly ToolLink[];
  related: readonly ToolLink[];
  /** The inside of the tool's card. */
  card: ReactNode;
}

const CARD = 'tool';

/** The layout that every tool shares; the card's inside is the tool's own. It hangs on the board of the page's head. */
export function ToolPage({ facts, group, privacy, about, popular, related, card }: ToolPageProps) {
  const { slug, title } = facts;
  return (
    <>
      <div className="pegboard border-b border-line">
        <div className="tool-head page-width mx-auto px-4 pt-4 pb-16 sm:px-6 sm:pt-6">
          <Breadcrumbs crumbs={trailTo(facts, group)} here={title} />
          <div className="mt-4 flex items-start gap-4 sm:mt-6">
            <span className="tile mt-1 hidden size-16 text-3xl sm:grid" data-color={facts.color}>
              <Icon name={facts.icon} />
            </span>
            <div className="min-w-0 flex-1">
              <div className="flex items-start justify-between gap-3 sm:justify-start">
                <h1 className="min-w-0 text-3xl sm:text-4xl">{title}</h1>
                <Island
                  of={FavouriteButton}
                  props={{ tool: { slug }, className: 'border border-line bg-raised text-lg' }}
                />
              </div>
              <p className="mt-2 max-w-2xl text-muted sm:text-lg">{facts.summary}</p>
            </div>
          </div>
        </div>
      </div>
      <div className="page-width mx-auto -mt-10 grid grid-cols-1 gap-6 px-4 pb-16 sm:px-6 lg:pb-20">
        <section
          id={CARD}
          className={`card p-4 sm:p-6 ${facts.shape}`}
          aria-label={title}
          data-runs-in={facts.runsIn === 'server' ? facts.runsIn : undefined}
        >
          <div className="panes">{card}</div>
          <Island of={NoteUse} props={{ slug, within: CARD }} />
          <div>
            <div id="saved-options" className="in-data-account:min-h-20" />
            <noscript>
              <p className="mt-4 text-muted">
                Without JavaScript, this tool answers at <code>POST /api/tools/{slug}</code>.
              </p>
            </noscript>
            <PrivacyLine slug={slug} privacy={privacy} />
          </div>
        </section>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start">
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <section className="card p-4 sm:p-8" aria-labelledby="about">
              <h2 id="about" className="text-2xl">
                About {title}
              </h2>
              <Prose html={about} />
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
            <a className="link mt-2 inline-flex min-h-9 items-center gap-1.5" href="/tools">
              View All Tools <Icon name="arrow-right" />
            </a>
          </aside>
        </div>
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
