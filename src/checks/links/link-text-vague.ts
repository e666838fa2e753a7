import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { quoted } from '#lib/page/quoted';

const vague =
  /^(?:click here|here|read more|more|learn more|details|this|link|this (?:link|page)|continue|go|hier|mehr|weiterlesen|mehr erfahren|ici|en savoir plus|lire la suite|aquí|leer más|qui|leggi tutto)[\s.…»>→]*$/i;

export default defineCheck({
  title: 'Links say where they lead',
  failed: 'Links do not say where they lead',
  severity: 'advice',
  why: '“Click here” means nothing without its sentence, for people who jump from link to link and for search engines.',
  source: {
    name: 'WCAG 2.2: link purpose',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  },
  looksAt: ['links'],
  judge: ({ links }) => {
    const named = links.filter(
      ({ text, label, kind }) => (kind === 'internal' || kind === 'external') && (text !== '' || label !== ''),
    );
    if (named.length === 0) return 'does-not-apply';
    const wrong = named.filter(({ text, label }) => vague.test(label.length > text.length ? label : text));
    const [first] = wrong;
    return first
      ? [
          {
            detail: `${counted(wrong.length, 'link says', 'links say')} no more than ${quoted(first.text)}.`,
            where: wrong.map(({ text, href, at }) => ({ at, shown: `<a href="${href}">${text}</a>` })),
          },
        ]
      : 'passed';
  },
  fix: 'Name the linked page: “Opening hours” instead of “here”.',
  cases: {
    passes: '<a href=/tea>Brewing green tea</a><a href=/a aria-label="More about tea">More</a>',
    fails: '<a href="/tea">Click here</a>',
    doesNotApply: '<p>x',
  },
});
