import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'No style sheet waits for another',
  failed: 'Style sheets wait for others',
  severity: 'advice',
  why: 'What @import names is only asked for when the styles before it have been read, while a link element is seen at once.',
  source: {
    name: 'web.dev: optimize resource loading',
    url: 'https://web.dev/learn/performance/optimize-resource-loading',
  },
  looksAt: ['resources', 'files'],
  judge: ({ resources, files }) => {
    const sheets = files.filter(({ kind }) => kind === 'Styles');
    if (resources.inlineStyles === 0 && sheets.length === 0) return 'does-not-apply';
    const imports = [
      ...resources.imports.map(({ at, url }) => ({ at, shown: `@import ${url}` })),
      ...sheets.flatMap((sheet) =>
        sheet.imports.map((each) => ({ at: sheet.at, shown: `@import ${each} in ${sheet.url}` })),
      ),
    ];
    return imports.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(imports.length, 'style sheet is', 'style sheets are')} imported by styles.`,
            where: imports,
          },
        ];
  },
  fix: 'Name it in a link element in the head: rel="stylesheet" and the address in href.',
  cases: {
    passes: '<style>/* @import "a.css"; */ p{color:red}</style>',
    fails: [
      '<style>@import url("a.css");</style>',
      "<style>@import 'a.css' screen;</style>",
      {
        html: '<link rel=stylesheet href=/a.css>',
        also: { 'https://example.com/a.css': { body: '@import url(b.css);' } },
      },
    ],
    doesNotApply: '<p>x',
  },
});
