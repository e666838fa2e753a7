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
  looksAt: ['data', 'document'],
  judge: ({ data: { blocks }, document }) => {
    if (blocks.length === 0) return 'does-not-apply';
    return blocks.flatMap(({ fault, at }, index) => {
      if (fault === '') return [];
      const which =
        blocks.length > 1 ? `Block ${index + 1} of the structured data (JSON-LD)` : 'The structured data (JSON-LD)';
      return [
        {
          detail: `${which} is not valid JSON. Search engines ignore it.`,
          where: [placeOf(fault, at, document.source)],
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

/** UTF-16 units around the fault that are shown. */
const AROUND = 30;

/** Where in the script the parser stopped. */
function placeOf(fault: string, at: number | undefined, source: string) {
  const start = source.indexOf('>', at ?? 0) + 1;
  const end = start + source.slice(start).search(/<\/script/i);
  const script = source.slice(start, end < start ? undefined : end);
  const { position, message } = faultIn(script) ?? { position: 0, message: fault };
  const near = script
    .slice(Math.max(0, position - AROUND), position + AROUND)
    .replace(/\s+/g, ' ')
    .trim();
  return {
    at: start + position,
    shown: `${message.split(/ in JSON at position|, "/, 1)[0] ?? ''}, near ${near}`,
  };
}

function faultIn(script: string): { position: number; message: string } | undefined {
  try {
    JSON.parse(script);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, position] = /at position (\d+)/.exec(error.message) ?? [];
    return { position: position === undefined ? script.trimEnd().length : Number(position), message: error.message };
  }
}
