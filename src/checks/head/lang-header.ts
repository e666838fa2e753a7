import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';
import { metaContent, metasByHttpEquiv, metasNamed } from '#lib/page/head';
import { baseLanguage } from '#lib/page/language-tag';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'The page names one language everywhere',
  failed: 'The page names different languages',
  severity: 'advice',
  why: 'Bing and other programs read the Content-Language header, networks og:locale, browsers the lang attribute. If they differ, one of them is wrong.',
  source: {
    name: 'RFC 9110: Content-Language',
    url: 'https://www.rfc-editor.org/rfc/rfc9110#name-content-language',
  },
  looksAt: ['head', 'answer', 'document'],
  judge: ({ head, answer }) => {
    const tags = metasByHttpEquiv(head, 'content-language');
    const sent = answer.headers['content-language'] ?? '';
    const named = [sent, ...tags.map(({ content }) => content)].flatMap((text) => text.slice(0, 500).split(','));
    const locale = metaContent(head, 'og:locale');
    const languages = named.map((each) => each.trim()).filter((each) => each !== '');
    if (languages.length + locale.length === 0 || baseLanguage(head.lang) === '') return 'does-not-apply';
    if (baseLanguage(locale) !== '' && baseLanguage(locale) !== baseLanguage(head.lang))
      return [
        {
          about: 'lang',
          detail: `og:locale says ${quoted(locale)}, but the page declares lang=${quoted(head.lang)}.`,
          where: [...metasNamed(head, 'og:locale'), { at: head.rootAt }],
        },
      ];
    // A page for readers of several languages names them all.
    if (languages.length === 0 || languages.some((each) => baseLanguage(each) === baseLanguage(head.lang)))
      return 'passed';
    return [
      {
        about: 'lang',
        detail: `Content-Language says ${quoted(listed(languages.slice(0, 10)))}, but the page declares lang=${quoted(head.lang)}.`,
        where: sent === '' ? tags : [{ at: head.rootAt }, `Content-Language: ${sent.slice(0, 200)}`],
      },
    ];
  },
  fix: 'Correct the one that is wrong. Content-Language and og:locale may be left out.',
  cases: {
    passes: { headers: { 'content-language': 'de-AT, en' }, html: '<html lang="en-GB"><p>x' },
    fails: [
      { headers: { 'content-language': 'en-US' }, html: '<html lang="de"><p>x' },
      '<html lang=de><meta http-equiv="Content-Language" content="en"><p>x',
      '<html lang=de><meta property="og:locale" content="en_US"><p>x',
    ],
    doesNotApply: '<html lang=de><p>x',
  },
});
