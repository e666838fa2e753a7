import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Alt texts are there before scripts run',
  failed: 'Scripts change alt texts',
  severity: 'advice',
  why: 'Search for pictures goes by alt texts. Those that only scripts write are read late, or never.',
  source: {
    name: 'Google: images in search',
    url: 'https://developers.google.com/search/docs/appearance/google-images',
  },
  looksAt: ['pictures', 'rendered'],
  judge: ({ pictures, rendered: { before } }) => {
    const sent = new Map(before.pictures.map(({ url, alt }) => [url, alt]));
    return judgeEach(
      pictures.filter(({ url }) => url !== '' && sent.has(url)),
      {
        isWrong: ({ url, alt }) => (alt === null) !== (sent.get(url) === null),
        say: (wrong, all) =>
          `Scripts add or remove the alt text of ${counted(wrong.length, `picture of ${all}`, `pictures of ${all}`)}.`,
      },
    );
  },
  fix: 'Write alt into the img tags that the server sends.',
  cases: {
    passes: '<img src=tea.jpg alt=Tea>',
    fails: [
      { html: '<img src=tea.jpg>', rendered: { html: '<img src=tea.jpg alt=Tea>' } },
      { html: '<img src=tea.jpg alt=Tea>', rendered: { html: '<img src=tea.jpg>' } },
    ],
    doesNotApply: '<p>Tea',
  },
});
