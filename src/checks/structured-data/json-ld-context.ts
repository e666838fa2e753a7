import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { isSchemaOrg } from '#lib/page/structured-data';

export default defineCheck({
  title: 'Structured data name their vocabulary',
  failed: 'Structured data do not name the vocabulary of schema.org',
  severity: 'warning',
  why: 'The context says whose words these are. Without it, or with a wrong one, search engines cannot know what is meant.',
  source: { name: 'schema.org: getting started', url: 'https://schema.org/docs/gs.html' },
  looksAt: ['data'],
  judge: ({ data: { blocks } }) =>
    judgeFaults(
      blocks.filter(({ fault, types }) => fault === '' && types.length > 0),
      ({ contexts }) => {
        if (contexts.length === 0) return 'The structured data (JSON-LD) have no @context.';
        const wrong = contexts.some(isSchemaOrg) ? undefined : contexts.find(looksLikeSchemaOrg);
        return wrong && `The @context is ${quoted(wrong)}, which is not https://schema.org.`;
      },
    ),
  fix: 'Write "@context": "https://schema.org" at the start of the block.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@context":"http://schema.org/","@type":"Article"}</script>',
      '<script type="application/ld+json">{"@context":["https://schema.org",{"@language":"de"}],"@type":"Article"}</script>',
      '<script type="application/ld+json">{"@context":{"schema":"https://schema.org/"},"@type":"schema:Article"}</script>',
      '<script type="application/ld+json">{"@context":"https://www.w3.org/ns/activitystreams","@type":"Note"}</script>',
    ],
    fails: [
      '<script type="application/ld+json">{"@type":"Article"}</script>',
      '<script type="application/ld+json">{"@context":"https://shema.org","@type":"Article"}</script>',
      '<script type="application/ld+json">{"@context":"schema.org","@type":"Article"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org/Article","@type":"Article"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});

/** Other vocabularies are fine; what was meant to be this one is not. */
function looksLikeSchemaOrg(context: string): boolean {
  return /s[ch]{1,2}e?h?ema|\bchema|schem/i.test(context) || context === '' || /schema\.org/i.test(context);
}
