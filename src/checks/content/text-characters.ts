import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'The characters of the text are whole',
  failed: 'Characters of the text are broken',
  severity: 'warning',
  why: 'The text was saved in one encoding and read in another. Nobody searches for such words, and people stop trusting the page.',
  source: { name: 'W3C: character encodings', url: 'https://www.w3.org/International/questions/qa-what-is-encoding' },
  looksAt: ['access', 'text'],
  judge: ({ access: { traces }, text }) => {
    if (text.words === 0) return 'does-not-apply';
    const [damaged, escaped] = (['damaged', 'escaped'] as const).map((kind) =>
      traces.filter((each) => each.kind === kind),
    );
    const [broken, shown] = [damaged?.[0], escaped?.[0]];
    return [
      ...(broken
        ? [{ detail: `The text has broken characters, as in ${quoted(broken.found)}.`, where: damaged ?? [] }]
        : []),
      ...(shown
        ? [
            {
              severity: 'advice' as const,
              title: 'Characters of the text are escaped twice',
              detail: `Visitors read ${quoted(shown.found)} in place of the character that is meant.`,
              where: escaped ?? [],
            },
          ]
        : []),
    ];
  },
  fix: 'Save and send everything as UTF-8, the database and its connection as well, and enter the broken words anew.',
  cases: {
    passes: ['<p>Fünf Tage, São Paulo, É tarde, 20 °C, Ångström, NÃO', '<p>Fish &amp; chips'],
    fails: ['<p>FÃ¼nf Tage', '<p>Itâ€™s tea', '<p>T\uFFFDe', '<p>Fish &amp;amp; chips'],
    doesNotApply: '<img src=a.jpg>',
  },
});
