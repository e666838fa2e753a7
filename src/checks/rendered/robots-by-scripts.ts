import { defineCheck } from '#kit/check';
import { saysNoindex, speaksToGoogle } from '#lib/page/directives';
import type { HtmlFacts } from '#lib/page/facts';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Scripts leave the robots tags alone',
  failed: 'Scripts change whether the page may be listed',
  severity: 'error',
  why: 'Where Google reads noindex, it may run no scripts, so one that takes it away is never seen. One that adds it is seen late, and by few.',
  source: sources.scripts,
  looksAt: ['head', 'rendered'],
  judge: ({ head, rendered: { before } }) => {
    if (tagsIn(before.head).length + tagsIn(head).length === 0) return 'does-not-apply';
    const [sent, left] = [before.head, head].map((each) => tagsIn(each).some(saysNoindex));
    if (sent === left) return 'passed';
    return sent
      ? [
          {
            detail: 'The robots tag says noindex until scripts remove it. Google may not run scripts of such a page.',
            most: 25,
          },
        ]
      : [{ detail: 'Scripts add noindex, which the HTML that the server sends does not say.', where: tagsIn(head) }];
  },
  fix: 'Write the final robots tag into the HTML that the server sends.',
  cases: {
    passes: ['<meta name=robots content=noindex>', '<meta name=robots content=max-snippet:20>'],
    fails: [
      { html: '<meta name=robots content=noindex>', rendered: { html: '<p>Tea' } },
      {
        html: '<meta name=robots content=index>',
        rendered: { html: '<head><meta name=robots content=noindex></head>' },
      },
    ],
    doesNotApply: '<p>Tea',
  },
});

function tagsIn({ robots }: HtmlFacts['head']) {
  return robots.filter((each) => each.from === 'tag' && speaksToGoogle(each));
}
