import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { addressFault, quoted } from '#lib/page/quoted';
import { type NamedValue, placeOf, valuesNamed } from '#lib/page/structured-data';
import { valueNames } from '#lib/structured-data/value-names.data';

/** Addresses of pages of the same site, mostly. */
const pages = new Set(['url', 'mainEntityOfPage', 'discussionUrl']);

export default defineCheck({
  title: 'Addresses in the structured data are complete',
  failed: 'An address in the structured data is not complete',
  severity: 'warning',
  why: 'Search engines fetch pictures and pages from these addresses. What is not a full address may lead nowhere.',
  source: {
    name: 'Google: structured data guidelines',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies#images',
  },
  looksAt: ['data'],
  judge: ({ data }) => {
    const all = valuesNamed(data, valueNames.addresses).filter(({ item }) => !item.isForeign);
    // JSON-LD allows relative addresses; a page's own is then found out, and a picture's often is not.
    const isLight = ({ name, value }: NamedValue) => pages.has(name) && /^[/?#.]|^[\w-]+[/.]/.test(value);
    const found = judgeFaults(all, (each) => (isLight(each) ? undefined : faultOf(each)), placeOf);
    if (found !== 'passed') return found;
    const light = judgeFaults(all, (each) => (isLight(each) ? faultOf(each) : undefined), placeOf);
    return typeof light === 'string' ? light : light.map((each) => ({ ...each, severity: 'advice' as const }));
  },
  fix: 'Write the whole address, with https:// and the host.',
  cases: {
    passes:
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","logo":"https://example.com/a.png","sameAs":["https://example.social/@us"]}</script>',
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","sameAs":"@teahouse"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","logo":"assets\\\\card.png"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","url":"http://localhost:3000/"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});

function faultOf({ name, value }: NamedValue): string | undefined {
  const address = value.trim();
  if (/^(?:data|urn|mailto|tel):/i.test(address)) return undefined;
  const fault = addressFault(name, address);
  if (fault) return fault.replace(`The ${name} tag has`, `${name} has`);
  const host = URL.parse(address)?.hostname ?? '';
  return /^(?:localhost|127\.|192\.168\.|10\.)|\.(?:local|test|internal)$/.test(host)
    ? `The address ${quoted(address)} leads to a computer that nobody else reaches.`
    : undefined;
}
