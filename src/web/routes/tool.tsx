import { lazy } from 'react';
import { site } from '#content/site';
import { ToolPage, trailTo } from '#ui/tool-page/tool-page';
import { loadToolPage } from '../catalogue.server.ts';
import { notFoundMeta, originOf, pageMeta } from '../page-meta.ts';
import { questionsIn } from '../questions.ts';
import { loadStandingText, StandingText, standingTexts } from '../standing-text.tsx';
import { loadToolCard, toolCards } from '../tool-cards.ts';
import type { Route } from './+types/tool';

// As lazy-not-found.tsx, written here again: shared, it would be one more file in the first load of each tool.
const NotFound = import.meta.env.SSR
  ? (await import('../not-found.tsx')).NotFound
  : lazy(async () => ({ default: (await import('../not-found.tsx')).NotFound }));

export function loader({ params }: Route.LoaderArgs) {
  return loadToolPage(params.slug);
}

/** On the way from another page; the first page's card comes before hydration. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const { slug } = params;
  const [page] = await Promise.all([serverLoader(), loadStandingText(`about-${slug}`, `/tools/${slug}`)]);
  if (page) await loadToolCard(slug, page.card.url);
  return page;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta();
  const { facts, group, card } = loaderData;
  return [
    ...pageMeta({
      title: `${facts.title} - ${site.brand}`,
      description: facts.summary,
      keywords: facts.keywords,
      path: `/tools/${facts.slug}`,
      origin: originOf(matches),
      tool: facts,
      trail: { crumbs: trailTo(facts, group), here: facts.title },
      ...(import.meta.env.SSR ? { questions: questionsIn(standingTexts.get(`about-${facts.slug}`) ?? '') } : {}),
    }),
    { tagName: 'link', rel: 'modulepreload', href: card.url, 'data-card': facts.slug },
    ...card.preload.map((href) => ({ tagName: 'link', rel: 'modulepreload', href })),
  ];
}

export default function Tool({ loaderData, matches: [root] }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { facts, group, privacy, related } = loaderData;
  const Card = toolCards.get(facts.slug);
  if (!Card) throw new Error(`The card of ${facts.slug} is not loaded`);
  return (
    <ToolPage
      key={facts.slug}
      facts={facts}
      group={group}
      privacy={privacy}
      about={<StandingText id={`about-${facts.slug}`} />}
      popular={root.loaderData.popular}
      related={related}
      card={Card}
    />
  );
}
