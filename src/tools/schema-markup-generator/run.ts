import type { Run } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { readJsonLd } from '#lib/page/structured-data';
import { checkStructuredData } from '#lib/structured-data/check';
import type tool from './tool.ts';
import { writeItem } from './write-item.ts';

const run: Run<typeof tool> = ({ type, members }) => {
  const { item, unknown } = writeItem(type, members);
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...item }, null, 2);
  const found = checkStructuredData(readJsonLd([json]).items);
  return {
    // What is in a script ends at the next "</script", wherever that is.
    markup: `<script type="application/ld+json">\n${json.replaceAll('<', '\\u003c')}\n</script>`,
    findings: [
      ...unknown.map(
        (name): Finding => ({
          severity: 'warning',
          title: `${name.slice(0, 60)} was left out`,
          detail: `${type} has no such property here.`,
        }),
      ),
      ...found.map(({ where, ...each }) => ({ ...each, where: where.map(({ shown }) => shown) })),
      ...(found.some(({ severity }) => severity === 'error') ? [] : [complete(type)]),
    ],
  };
};

export default run;

function complete(type: string): Finding {
  return {
    severity: 'passed',
    title: 'Everything that is required is there',
    detail: `According to Google’s rules for ${type}.`,
  };
}
