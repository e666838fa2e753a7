import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Tables have header cells',
  failed: 'Tables have no header cells',
  severity: 'advice',
  why: 'Screen readers say the header with each cell, and search engines know by it what the numbers are.',
  source: { name: 'W3C WAI: tables', url: 'https://www.w3.org/WAI/tutorials/tables/' },
  looksAt: ['access'],
  judge: ({ access: { tables } }) =>
    judgeEach(tables, {
      isWrong: ({ hasHeaders }) => !hasHeaders,
      say: (wrong, all) =>
        `${counted(wrong.length, `table of ${all} has`, `tables of ${all} have`)} no header cell (th).`,
    }),
  fix: 'Make the cells at the top or at the side th, with scope="col" or scope="row". A table that only arranges things has role="presentation".',
  cases: {
    passes: '<table><tr><th>a<th>b<tr><td>1<td>2<tr><td>3<td>4</table>',
    fails: '<table><tr><td>a<td>b<tr><td>1<td>2<tr><td>3<td>4</table>',
    doesNotApply: '<table role=presentation><tr><td>a<td>b<tr><td>1<td>2<tr><td>3<td>4</table>',
  },
});
