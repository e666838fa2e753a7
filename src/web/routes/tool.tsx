import { site } from '#content/site';
import { ToolPage } from '#ui/tool-page/tool-page';
import { AboutText } from '../about-text.tsx';
import { loadToolPage } from '../catalogue.server.ts';
import { NotFound } from '../not-found.tsx';
import { notFoundMeta, originOf, pageMeta } from '../page-meta.ts';
import { loadToolCard, toolCards } from '../tool-cards.ts';
import type { Route } from './+types/tool';

export function loader({ params }: Route.LoaderArgs) {
  return loadToolPage(params.slug);
}

/** On the way from another page; the first page's card comes before hydration. */
export async function clientLoader({ serverLoader, params, request }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  try {
    if (page) await loadToolCard(params.slug, page.card.url);
  } catch {
    // The site was rebuilt since this page was opened: the address itself has the new version.
    window.location.assign(request.url);
  }
  return page;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta();
  const { facts, card } = loaderData;
  const origin = originOf(matches);
  const path = `/tools/${facts.slug}`;
  return [
    ...pageMeta({
      title: `${facts.title} - ${site.brand}`,
      description: facts.summary,
      keywords: facts.keywords,
      path,
      origin,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: facts.title,
        description: facts.summary,
        url: `${origin}${path}`,
        applicationCategory: 'UtilitiesApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      },
    }),
    { tagName: 'link', rel: 'modulepreload', href: card.url, 'data-card': facts.slug },
    ...card.preload.map((href) => ({ tagName: 'link', rel: 'modulepreload', href })),
  ];
}

export default function Tool({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { facts, popular } = loaderData;
  const Card = toolCards.get(facts.slug);
  if (!Card) throw new Error(`The card of ${facts.slug} is not loaded`);
  return (
    <ToolPage key={facts.slug} facts={facts} about={<AboutText slug={facts.slug} />} popular={popular} card={Card} />
  );
}
