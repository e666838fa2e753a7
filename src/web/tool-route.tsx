import type { ComponentType } from 'react';
import type { MetaArgs } from 'react-router';
import { site } from '#content/site';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { ToolPage } from '#ui/tool-page/tool-page';
import { AboutText } from './about-text.tsx';
import type { loadToolPage, ToolPageData } from './catalogue.server.ts';
import { originOf, pageMeta } from './page-meta.ts';

export interface ToolRouteProps {
  loaderData: ToolPageData;
  card: ComponentType<ToolCardProps>;
}

export function ToolRoute({ loaderData: { facts, popular }, card }: ToolRouteProps) {
  return <ToolPage facts={facts} about={<AboutText slug={facts.slug} />} popular={popular} card={card} />;
}

export function meta({ loaderData, matches }: MetaArgs<() => ReturnType<typeof loadToolPage>>) {
  if (!loaderData) return [];
  const { facts } = loaderData;
  const origin = originOf(matches);
  const path = `/tools/${facts.slug}`;
  return pageMeta({
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
  });
}
