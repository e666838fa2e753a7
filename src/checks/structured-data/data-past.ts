import { defineCheck } from '#kit/check';
import { answerTime } from '#lib/page/answer-time';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { placeOf, valuesNamed } from '#lib/page/structured-data';

/** What has passed by these is over, and search engines leave it out. */
const ends = ['priceValidUntil', 'validThrough', 'availabilityEnds', 'expires', 'applicationDeadline'];
/** What was done cannot be done tomorrow. */
const done = ['datePublished', 'dateModified', 'dateCreated', 'datePosted'];
const DAY = 86_400_000;

export default defineCheck({
  title: 'What the structured data offer is not over',
  failed: 'Dates have passed, or are still to come',
  severity: 'warning',
  why: 'Search engines take down offers and jobs whose last day has passed, and doubt a page that was written tomorrow.',
  source: {
    name: 'Google: job postings',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting#remove-a-job-posting',
  },
  looksAt: ['data', 'answer'],
  judge: ({ data, answer }) => {
    const now = answerTime(answer);
    const dated = valuesNamed(data, [...ends, ...done]);
    if (dated.length > 0 && now === undefined)
      return {
        couldNotTell: 'The server does not say which day it is, so past and coming dates could not be told apart.',
      };
    return judgeFaults(
      now === undefined ? [] : dated,
      ({ name, value }) => {
        const time = Date.parse(value);
        if (ends.includes(name)) {
          // A day lasts until its end, wherever people are.
          return time + (value.includes('T') ? 0 : 1.5 * DAY) < (now ?? 0)
            ? `${name} ${quoted(value)} is in the past.`
            : undefined;
        }
        return time - 1.5 * DAY > (now ?? 0) ? `${name} ${quoted(value)} is still to come.` : undefined;
      },
      placeOf,
    );
  },
  fix: 'Give a new date, or take the offer or the job out of the structured data when it is over.',
  cases: {
    passes: {
      headers: { date: 'Sun, 01 Mar 2026 12:00:00 GMT' },
      html: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","priceValidUntil":"2026-03-01","datePublished":"2026-03-02"}</script>',
    },
    fails: [
      {
        headers: { date: 'Sun, 01 Mar 2026 12:00:00 GMT' },
        html: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","priceValidUntil":"2022-12-31"}</script>',
      },
      {
        headers: { date: 'Sun, 01 Mar 2026 12:00:00 GMT' },
        html: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","datePublished":"2062-03-01"}</script>',
      },
    ],
    doesNotApply: '<p>x',
  },
});
