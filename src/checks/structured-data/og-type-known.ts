import { defineCheck } from '#kit/check';
import { metasNamed } from '#lib/page/head';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

/** Source: ogp.me, and Meta's own for shops. */
const types = new Set(
  (
    'website article book profile music.song music.album music.playlist music.radio_station video.movie video.episode ' +
    'video.tv_show video.other product product.item product.group place business.business restaurant.restaurant payment.link'
  ).split(' '),
);

export default defineCheck({
  title: 'The type of a shared link exists',
  failed: 'The type of a shared link does not exist',
  severity: 'advice',
  why: 'Networks that do not know a type show the page as an ordinary website, without what articles, films or books have.',
  source: sources.openGraph,
  looksAt: ['head'],
  judge: ({ head }) =>
    judgeFaults(
      metasNamed(head, 'og:type').filter(({ content }) => content !== ''),
      // A site may have types of its own, after a name and a colon.
      ({ content }) =>
        types.has(content.toLowerCase()) || content.includes(':')
          ? undefined
          : `og:type is ${quoted(content)}, which Open Graph does not have.`,
    ),
  fix: 'Use article for posts and news, product for what is sold, and website for the rest.',
  cases: {
    passes: '<meta property="og:type" content="article">',
    fails: '<meta property="og:type" content="coffee-shop">',
    doesNotApply: '<p>x',
  },
});
