import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The structured data can be read',
  failed: 'Structured data cannot be read',
  severity: 'error',
  why: 'Search engines ignore a block with any JSON error. Stars, prices and dates are then not shown.',
  source: {
    name: 'Google: structured data guidelines',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  },
  looksAt: ['data'],
  judge: ({ data: { blocks } }) => {
    if (blocks.length === 0) return 'does-not-apply';
    return blocks.flatMap(({ fault, source, at }, index) => {
      if (fault === '') return [];
      const which =
        blocks.length > 1 ? `Block ${index + 1} of the structured data (JSON-LD)` : 'The structured data (JSON-LD)';
      return [
        {
          detail: `${which} is not valid JSON. Search engines ignore it.`,
          where: [{ at, shown: `${fault.slice(0, 200)}: ${source.trim().slice(0, 120)}` }],
        },
      ];
    });
  },
  fix: 'Look for a missing comma or quote, a comma before a closing bracket, or a line break within a text at this position.',
  cases: {
    passes: '<script type="application/ld+json">{"@type":"Article"}</script>',
    fails: '<script type="application/ld+json">{,}</script>',
    doesNotApply: '<p>x',
  },
});
