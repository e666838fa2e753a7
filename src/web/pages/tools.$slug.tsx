import { use } from 'react';
import { site } from '#content/site';
import { cardFacts } from '#kit/facts';
import { takes } from '#kit/takes';
import { DocumentContext, Island } from '#ui/island';
import { ToolPage, trailTo } from '#ui/tool-page/tool-page';
import { linksToPopular, loadToolPage, toolSlugs } from '../catalogue.server.ts';
import { GenericCard } from '../islands/generic-card.ts';
import { GenericPictureCard } from '../islands/generic-picture-card.ts';
import { definePage } from '../site/page.tsx';
import { questionsIn } from '../site/questions.ts';

export default definePage({
  each: toolSlugs,
  load: loadToolPage,
  meta: ({ facts, group, about }) => ({
    title: `${facts.title} - ${site.brand}`,
    description: facts.summary,
    keywords: facts.keywords,
    tool: facts,
    trail: { crumbs: trailTo(facts, group), here: facts.title },
    questions: questionsIn(about),
  }),
  Page: ({ card, ...page }) => (
    <ToolPage {...page} popular={linksToPopular()} card={<Card card={card} facts={page.facts} />} />
  ),
});

/** The tool's own card, or one drawn from its definition. */
function Card({ card, facts }: Pick<ReturnType<typeof loadToolPage>, 'card' | 'facts'>) {
  const document = use(DocumentContext);
  const props = { facts: cardFacts(facts) };
  if (card) return <Island of={card} props={props} />;
  const definition = document?.addressOf(`/src/tools/${facts.slug}/tool.ts`) ?? '';
  const isPicture = takes(facts.inputs).includes('image');
  return <Island of={isPicture ? GenericPictureCard : GenericCard} props={{ ...props, definition }} />;
}
