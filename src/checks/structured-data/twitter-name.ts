import { defineCheck } from '#kit/check';
import { editedTag } from '#lib/page/edited-tag';
import type { HeadFacts } from '#lib/page/facts';
import { metasNamed } from '#lib/page/head';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The usernames on X are valid',
  failed: 'A username on X is invalid',
  severity: 'warning',
  why: 'X does not show an invalid username, and nobody can follow it.',
  source: sources.xCards,
  looksAt: ['head', 'document'],
  judge: ({ head }) => {
    const names = namesOf(head);
    if (names.length === 0) return 'does-not-apply';
    const wrong = names.find(isWrong);
    return wrong
      ? [
          {
            about: wrong.name,
            detail: `${quoted(wrong.content)} is not a username on X. Write @ and the name.`,
            where: [wrong],
          },
        ]
      : 'passed';
  },
  fix: ({ head, document: { source } }) => {
    const wrong = namesOf(head).find(isWrong);
    const [, name] =
      /^(?:https?:\/\/(?:www\.)?(?:x|twitter)\.com\/)?@?(\w{1,15})\/?$/i.exec(wrong?.content ?? '') ?? [];
    return {
      words: 'Write @ and the name, not an address.',
      ...(wrong && name && { code: editedTag(source, wrong.at, { content: `@${name}` }), goes: 'instead' }),
    };
  },
  cases: {
    passes: '<meta name=twitter:site content="@tea">',
    fails: '<meta name=twitter:site content="https://x.com/tea">',
    doesNotApply: '<p>x',
  },
});

function namesOf(head: HeadFacts) {
  return ['twitter:site', 'twitter:creator'].flatMap((name) => metasNamed(head, name));
}

function isWrong({ content }: { content: string }): boolean {
  return !/^@\w{1,15}$/.test(content);
}
