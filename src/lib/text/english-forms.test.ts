import { describe, expect, it } from 'vitest';
import { englishKey } from './english-forms.ts';

describe('englishKey', () => {
  it.each([
    'page pages page’s pages’',
    'site sites',
    'plan plans planned planning',
    'plane planes',
    'hope hopes hoped hoping',
    'hop hops hopped hopping',
    'city cities',
    'try tries tried trying',
    'play plays played playing',
    'search searches searched searching',
    'box boxes boxed boxing',
    'create creates created creating',
    'write writes wrote written writing',
    'run runs ran running',
    'travel travels traveled travelled traveling travelling',
    'control controls controlled controlling',
    'install installs installed installing',
    'scroll scrolls scrolled scrolling',
    'add adds added adding',
    'pass passes passed passing',
    'business businesses',
    'process processes processed processing',
    'use uses used using',
    'optimise optimises optimised optimising',
    'rank ranks ranked ranking rankings',
    'child children',
    'leaf leaves',
    'movie movies',
    'house houses housed housing',
    'visit visits visited visiting',
    'refer refers referred referring',
    'change changes changed changing',
    'analysis analyses',
    'bus buses',
    'agree agrees agreed agreeing',
    'care cares cared caring',
    'store stores stored storing',
    'index indexes indices indexed indexing',
  ])('is one for %s', (family) => {
    const keys = family.replaceAll('’', "'").split(' ').map(englishKey);
    expect(new Set(keys).size, keys.join(' ')).toBe(1);
  });

  it.each([
    ['site', 'sit'],
    ['car', 'care'],
    ['win', 'wine'],
    ['plan', 'plane'],
    ['rate', 'rat'],
    ['use', 'us'],
    ['ad', 'add'],
    ['evening', 'even'],
    ['united', 'unit'],
    ['new', 'news'],
    ['universe', 'university'],
    ['organ', 'organise'],
    ['planner', 'plan'],
    ['string', 'str'],
    ['speed', 'spe'],
    ['les', 'less'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(englishKey(one)).not.toBe(englishKey(other));
  });

  it('leaves other words as they are', () => {
    expect(['', 'café', 'дома', '2024', 'well-known', 'constructor'].map(englishKey)).toEqual([
      '',
      'café',
      'дома',
      '2024',
      'well-known',
      'constructor',
    ]);
  });
});
