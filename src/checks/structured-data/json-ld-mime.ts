import { defineCheck } from '#kit/check';
import { editedTag } from '#lib/page/edited-tag';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Structured data are marked as JSON-LD',
  failed: 'Structured data are not marked as JSON-LD',
  severity: 'error',
  why: 'Search engines only read scripts of the type application/ld+json. What is in others is never seen.',
  source: { name: 'W3C: JSON-LD in HTML', url: 'https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents' },
  looksAt: ['data', 'document'],
  judge: ({ data: { blocks, misnamed } }) => {
    const [first] = misnamed;
    if (!first) return blocks.length === 0 ? 'does-not-apply' : 'passed';
    const what = first.type === '' ? 'has no type' : `has the type ${quoted(first.type)}`;
    return [{ detail: `A script with structured data ${what} in place of application/ld+json.`, where: misnamed }];
  },
  fix: ({ data: { misnamed }, document: { source } }) => ({
    words: 'Write type="application/ld+json".',
    code: editedTag(source, misnamed[0]?.at, { type: 'application/ld+json' }),
    goes: 'instead',
  }),
  cases: {
    passes: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article"}</script>',
    fails: [
      '<script type="application/json+ld">{"@context":"https://schema.org","@type":"WebPage","name":"Tea"}</script>',
      '<script type="application/json">[{"@type":"WebPage","@context":"https://schema.org","name":"Tea"}]</script>',
    ],
    doesNotApply: '<script type="application/json">{"page":{"@type":"x"}}</script>',
  },
});
