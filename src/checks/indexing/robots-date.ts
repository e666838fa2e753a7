import { defineCheck, type Found } from '#kit/check';
import { answerTime } from '#lib/page/answer-time';
import { directivesPlace, isEngine, weightOf } from '#lib/page/directives';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

const RULE = 'unavailable_after:';
/** Source: Google takes RFC 822, RFC 850 and ISO 8601. */
const written =
  /^(?:\d{4}-\d\d-\d\d|(?:[a-z]{3,9},? )?\d{1,2}[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[ -](?:\d{4}|\d\d)\b)/;

export default defineCheck({
  title: 'The page is not past its date for search engines',
  failed: 'The page is past its date for search engines',
  severity: 'fatal',
  why: 'After the date of unavailable_after, search engines take the page out of their results. A date that they cannot read does nothing.',
  source: sources.robotsTags,
  looksAt: ['head', 'answer'],
  judge: ({ head: { robots }, answer }) => {
    const dated = robots
      .filter(isEngine)
      .flatMap((each) =>
        each.directives.filter((rule) => rule.startsWith(RULE)).map((rule) => ({ each, date: dateOf(rule) })),
      );
    if (dated.length === 0) return 'does-not-apply';
    const now = answerTime(answer);
    return dated.flatMap(({ each, date: { words, time } }): Found[] => {
      const about = { about: 'robots', where: [each] };
      if (time === undefined)
        return [
          {
            ...{ ...about, severity: 'warning' as const, most: 100 },
            title: 'Search engines cannot read the date of unavailable_after',
            detail: `${directivesPlace(each)} says unavailable_after with ${quoted(words)}, which is no date that search engines read.`,
          },
        ];
      if (now === undefined || time > now) return [];
      return [
        {
          ...{ ...about, ...weightOf(each) },
          detail: `${directivesPlace(each)} says unavailable_after ${words}, which has passed.`,
        },
      ];
    });
  },
  fix: 'Write a date that is still to come, such as unavailable_after: 2030-06-30, or remove the rule.',
  cases: {
    passes: [
      {
        headers: { date: 'Thu, 15 Jan 2026 12:00:00 GMT' },
        html: '<meta name=robots content="unavailable_after: 2026-06-30">',
      },
      {
        headers: { date: 'Thu, 15 Jan 2026 12:00:00 GMT' },
        html: '<meta name=robots content="unavailable_after: Friday, 25-Jun-27 15:00:00 UTC">',
      },
    ],
    fails: [
      {
        headers: { date: 'Thu, 15 Jan 2026 12:00:00 GMT' },
        html: '<meta name=robots content="unavailable_after: 2022-06-30">',
      },
      {
        headers: {
          date: 'Thu, 15 Jan 2026 12:00:00 GMT',
          'x-robots-tag': 'unavailable_after: 25 Jun 2010 15:00:00 CET',
        },
        html: '<p>x',
      },
      '<meta name=robots content="unavailable_after: next spring">',
    ],
    doesNotApply: '<meta name=robots content="index">',
  },
});

/** The date as it is written, and its time where it can be read; without a zone that is known, that of its day. */
function dateOf(rule: string) {
  const words = rule.slice(RULE.length).trim().slice(0, 80);
  const [day = ''] = written.exec(words) ?? [];
  const times = day === '' ? [] : [Date.parse(words), Date.parse(day)];
  return { words, time: times.find((time) => !Number.isNaN(time)) };
}
