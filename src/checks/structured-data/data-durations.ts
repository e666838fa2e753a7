import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { placeOf, valuesNamed } from '#lib/page/structured-data';
import { valueFault } from '#lib/structured-data/value-faults';
import { valueNames } from '#lib/structured-data/value-names.data';

export default defineCheck({
  title: 'Durations can be read',
  failed: 'A duration cannot be read',
  severity: 'warning',
  why: 'How long something takes is shown in results, and filtered by, only in the form of ISO 8601.',
  source: { name: 'schema.org: Duration', url: 'https://schema.org/Duration' },
  looksAt: ['data'],
  judge: ({ data }) =>
    judgeFaults(
      valuesNamed(data, valueNames.durations),
      ({ name, value }) => {
        // How often something is repeated may also be a word.
        if (/^P\d{1,4}[YMW]$/.test(value.trim()) || (name === 'repeatFrequency' && !value.startsWith('P')))
          return undefined;
        const fault = valueFault(value.trim(), { kind: 'duration' });
        return fault && `${name} cannot be read: ${fault}`;
      },
      placeOf,
    ),
  fix: 'Write PT for times, then hours and minutes: PT1H30M is an hour and a half, P2D two days.',
  cases: {
    passes:
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","prepTime":"PT20M","totalTime":"P1W"}</script>',
    fails:
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"HowTo","totalTime":"20 minutes"}</script>',
    doesNotApply: '<p>x',
  },
});
