import { defineCheck } from '#kit/check';
import { isSchemaOrg } from '#lib/page/structured-data';

export default defineCheck({
  title: 'Structured data have a type',
  failed: 'Structured data have no type',
  severity: 'warning',
  why: 'Without a type, search engines do not know whether a name is a person, a product or a town.',
  source: { name: 'schema.org: getting started', url: 'https://schema.org/docs/gs.html' },
  looksAt: ['data'],
  judge: ({ data: { blocks } }) => {
    const read = blocks.filter(({ fault }) => fault === '');
    if (read.length === 0) return 'does-not-apply';
    return blocks.flatMap(({ fault, types, contexts, at }, index) => {
      // Other vocabularies may have another word for it.
      const isForeign = contexts.length > 0 && !contexts.some(isSchemaOrg);
      if (fault !== '' || types.length > 0 || isForeign) return [];
      const which =
        blocks.length > 1 ? `Block ${index + 1} of the structured data (JSON-LD)` : 'The structured data (JSON-LD)';
      return [{ detail: `${which} names no type (@type).`, where: [{ at }] }];
    });
  },
  fix: 'Add a type from schema.org.',
  cases: {
    passes: '<script type="application/ld+json">{"@type":"Article"}</script>',
    fails: '<script type="application/ld+json">{"name":"x"}</script>',
    doesNotApply: '<p>x',
  },
});
