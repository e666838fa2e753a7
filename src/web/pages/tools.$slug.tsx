import { use } from 'react';
import { site } from '#content/site';
import { acceptedInputs } from '#kit/accepted-inputs';
import { cardFacts, type ToolFacts } from '#kit/facts';
import { textFields } from '#ui/drawn/text-fields';
import { DocumentContext, Island } from '#ui/island';
import { ToolPage, trailTo } from '#ui/tool-page/tool-page';
import { linksToPopular, loadToolPage, toolSlugs } from '../catalogue.server.ts';
import { DrawnCard } from '../islands/drawn-card.ts';
import { DrawnDocumentCard } from '../islands/drawn-document-card.ts';
import { DrawnDomainCard } from '../islands/drawn-domain-card.ts';
import { DrawnPictureCard } from '../islands/drawn-picture-card.ts';
import { DrawnTextCard } from '../islands/drawn-text-card.ts';
import { faqIn } from '../site/faq.ts';
import { definePage } from '../site/page.tsx';

export default definePage({
  each: toolSlugs,
  load: loadToolPage,
  meta: ({ facts, group, about }) => ({
    title: `${facts.title} - ${site.brand}`,
    description: facts.summary,
    keywords: facts.keywords,
    tool: facts,
    trail: { crumbs: trailTo(facts, group), here: facts.title },
    questions: faqIn(about),
  }),
  Page: ({ card, ...page }) => (
    <ToolPage {...page} popular={linksToPopular()} card={<Card card={card} facts={page.facts} />} />
  ),
});

/** The tool's own card, or one drawn from its definition. */
function Card({ card, facts }: Pick<ReturnType<typeof loadToolPage>, 'card' | 'facts'>) {
  const document = use(DocumentContext);
  const addressOf = (file: string) => document?.addressOf(`/src/tools/${facts.slug}/${file}`) ?? '';
  const partsOf = (names: readonly string[], ending: string) =>
    Object.fromEntries(
      names.filter((name) => name.startsWith('./')).map((name) => [name, addressOf(`${name.slice(2)}.${ending}.tsx`)]),
    );
  const props = {
    facts: cardFacts(facts),
    definition: addressOf('tool.ts'),
    ownResults: partsOf(
      facts.outputs.map(({ display }) => display),
      'result',
    ),
    ownFields: partsOf(
      facts.inputs.flatMap(({ behind, control }) => (behind ? [control] : [])),
      'field',
    ),
  };
  return <Island of={card ?? drawnBy(facts)} props={props} />;
}

function drawnBy({ inputs, category }: Pick<ToolFacts, 'inputs' | 'category'>) {
  if (category === 'document') return DrawnDocumentCard;
  const begins = acceptedInputs(inputs);
  if (begins.includes('image')) return DrawnPictureCard;
  if (begins.includes('domain')) return DrawnDomainCard;
  const isLight = inputs.every(
    ({ control, always, behind }) => behind || control === 'unseen' || always !== undefined || textFields.has(control),
  );
  return isLight ? DrawnTextCard : DrawnCard;
}
