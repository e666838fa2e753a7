import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { editedTag } from '#lib/page/edited-tag';
import { judgeEach } from '#lib/page/judge-each';

/** Commas are pauses; a `#` has to be encoded. */
const number = /^(?:tel|sms):(?:\+[\d\-.(),]{6,30}|[\d\-.()*#,]{3,30})(?:[;?].*)?$/i;

const isDiallable = (href: string) => number.test(href.replaceAll(/%23/g, '#').replaceAll(/%2a/gi, '*'));

export default defineCheck({
  title: 'Phone links can be dialled',
  failed: 'Phone links cannot be dialled',
  severity: 'warning',
  why: 'Tapping the link should call you. Letters or missing digits prevent that, and without the country code it fails from abroad.',
  source: { name: 'RFC 3966: tel addresses', url: 'https://www.rfc-editor.org/rfc/rfc3966' },
  looksAt: ['links', 'document'],
  judge: ({ links }) =>
    judgeEach(
      links.filter(({ kind }) => kind === 'phone'),
      {
        isWrong: ({ href }) => !isDiallable(href),
        say: (wrong) =>
          `${counted(wrong.length, 'phone link has', 'phone links have')} no number that a phone can dial.`,
        where: ({ href, text, at }) => ({ at, shown: `<a href="${href}">${text}</a>` }),
      },
    ),
  fix: ({ links, document: { source } }) => {
    const first = links.find(({ kind, href }) => kind === 'phone' && !isDiallable(href));
    const whole = first?.href.replaceAll(/%20|\s/g, '') ?? '';
    return {
      words: 'Write the number with + and the country code, without spaces.',
      ...(first && number.test(whole) && { code: editedTag(source, first.at, { href: whole }), goes: 'instead' }),
    };
  },
  cases: {
    passes: '<a href="tel:+44-20-7946-0123,,12">Call</a><a href="tel:*100%23">Credit</a>',
    fails: ['<a href="tel:call us">Call</a>', '<a href="tel:+44 20 7946 0123">Call</a>'],
    doesNotApply: '<p>x',
  },
});
