import { describe, expect, it } from 'vitest';
import { type Flag, type SpamFacts, spamFlags, spamScore } from './flags.ts';
import { pageMarks } from './page-marks.ts';

const URL_HERE = 'https://example.test/';
const decent = pageMarks(
  `<title>Tea</title><p>${'Green tea grows on quiet slopes under morning fog. '.repeat(9)}<a href=/about>About</a>`,
  URL_HERE,
);
const seen: Extract<SpamFacts['page'], { seen: unknown }>['seen'] = {
  marks: decent,
  url: URL_HERE,
  isForeign: false,
  overHttps: true,
  httpsFailure: undefined,
};
const fine: SpamFacts = {
  ...{ name: 'example.test', suffix: 'test' },
  page: { seen },
  dns: { seen: { hasAddress: true, hasMail: true, nameServers: ['ns1.example.net'] } },
  days: { seen: 4_000 },
};

const raised = (facts: SpamFacts) => spamFlags(facts).filter(({ state }) => state === 'raised');
const onPage = (page: Partial<typeof seen>): SpamFacts => ({ ...fine, page: { seen: { ...seen, ...page } } });
const marked = (marks: Partial<typeof decent>) => onPage({ marks: { ...decent, ...marks } });

describe('flags', () => {
  it('are all clear for a decent domain', () => {
    const flags = spamFlags(fine);
    expect(flags.length).toBeGreaterThan(10);
    expect(flags.filter(({ state }) => state !== 'clear')).toEqual([]);
    expect(spamScore(flags)).toBe(0);
  });

  it.each<[string, SpamFacts, number]>([
    [
      'foreign-redirect',
      onPage({ isForeign: true, url: 'https://else.test/', marks: { ...decent, isNoindex: true } }),
      2,
    ],
    ['refresh', marked({ refresh: 'https://else.test/' }), 1],
    ['hidden-text', marked({ hiddenWords: 200 }), 2],
    ['stuffing', marked({ topWord: { word: 'shoes', count: 30, among: 200 } }), 1],
    ['stuffing', marked({ metaKeywords: 60 }), 1],
    ['outbound', marked({ foreignDomains: 80 }), 1],
    ['no-contact', marked({ hasContact: false }), 1],
    ['thin', marked({ words: 12 }), 1],
    ['parked-page', marked({ parkedBy: 'Buy this domain' }), 2],
    ['https', onPage({ overHttps: false, httpsFailure: 'The certificate has expired.' }), 1],
    ['hyphens', { ...fine, name: 'best-cheap-red-shoes.test' }, 1],
    ['digits', { ...fine, name: 'shop48291.test' }, 1],
    ['long-name', { ...fine, name: `${'long'.repeat(9)}.test` }, 1],
    ['look-alike', { ...fine, name: 'pаypal.test' }, 3],
    ['look-alike', { ...fine, name: 'аррӏе.test' }, 3],
    ['no-address', { ...fine, dns: { seen: { hasAddress: false, hasMail: true, nameServers: [] } } }, 1],
    ['no-mail', { ...fine, dns: { seen: { hasAddress: true, hasMail: false, nameServers: [] } } }, 1],
    [
      'parking-servers',
      { ...fine, dns: { seen: { hasAddress: true, hasMail: true, nameServers: ['ns1.sedoparking.com'] } } },
      2,
    ],
    ['young', { ...fine, days: { seen: 89 } }, 1],
  ])('%s is raised, with its reason', (id, facts, points) => {
    const found = raised(facts);
    expect(found.map((flag) => flag.id)).toEqual([id]);
    expect(found[0]?.reason).toMatch(/^(\d|\p{Lu}|“).{8,}/u);
    expect(spamScore(spamFlags(facts))).toBe(points);
  });

  it.each(['12306.test', 'web2.test', 'route-66-diner.test', 'bücher.test', 'пример.test', '例え.test', 'c3po.test'])(
    'let the name %s be',
    (name) => {
      expect(raised({ ...fine, name })).toEqual([]);
    },
  );

  it('are not checked where nothing could be seen, and no score is made of the name alone', () => {
    const facts: SpamFacts = {
      ...fine,
      page: { failure: 'It did not answer.' },
      dns: { failure: 'No server answered.' },
      days: { seen: undefined },
    };
    const flags = spamFlags(facts);
    expect(flags.filter(({ state }) => state === 'not checked')).toHaveLength(13);
    expect(flags.find(({ id }) => id === 'thin')?.reason).toBe('It did not answer.');
    expect(spamScore(flags)).toBeNull();
    expect(spamScore(spamFlags({ ...facts, days: { seen: 3 } }))).toBe(1);
  });

  it('count ten at most', () => {
    const flag: Flag = { id: 'x', name: 'X', state: 'raised', points: 3, reason: 'R', source: 'Page', remedy: 'None' };
    expect(spamScore([flag, flag, flag])).toBe(9);
    expect(spamScore([flag, flag, flag, flag])).toBe(10);
  });
});
