import { expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { readDate, readDoi, readName } from './read-fields.ts';
import run from './run.ts';
import tool from './tool.ts';

const context = { signal: new AbortController().signal, report: () => undefined };

async function cite(input: object, web: Record<string, FakeResponse> = {}) {
  const clock = createFakeClock(Date.UTC(2026, 0, 15));
  const answer = await run(tool.input.parse(input), { http: createFakeHttp(web), clock }, context);
  const of = (style: string) => answer.references.find((each) => each.style === style)?.text;
  return { ...answer, of };
}

const page = (head: string): FakeResponse => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><head>${head}</head><body><h1>Heading</h1></body>`,
});

it('reads the tags that Google Scholar reads', async () => {
  const { of } = await cite(
    { source: 'example.com/paper' },
    {
      'https://example.com/paper': page(
        `<meta name="citation_title" content="On Bees &amp; Trees"><meta name="citation_author" content="Müller, Anna">
        <meta name="citation_author" content="Jan van der Berg"><meta name="citation_journal_title" content="Acta">
        <meta name="citation_publication_date" content="2020/03/01"><meta name="citation_volume" content="3">
        <meta name="citation_firstpage" content="1"><meta name="citation_lastpage" content="9"><meta name="citation_doi" content="doi:10.1000/1">`,
      ),
    },
  );
  expect(of('APA 7')).toBe(
    'Müller, A., & van der Berg, J. (2020). On Bees & Trees. Acta, 3, 1–9. https://doi.org/10.1000/1',
  );
});

it('reads JSON-LD and Open Graph, and keeps the day', async () => {
  const { of, note } = await cite(
    { source: 'https://example.com/post' },
    {
      'https://example.com/post': page(
        `<title>Post | Site</title><meta property="og:site_name" content="The Site"><script type="application/ld+json">
        {"@graph":[{"@type":"BlogPosting","headline":"A Post","author":{"@type":"Person","name":"Anna Smith"},"datePublished":"2024-05-31T08:00:00Z"}]}</script>`,
      ),
    },
  );
  expect(note).toBeNull();
  expect(of('APA 7')).toBe('Smith, A. (2024, May 31). A Post. The Site. https://example.com/post');
  expect(of('Harvard')).toBe(
    'Smith, A. (2024) A Post. Available at: https://example.com/post (Accessed: 15 January 2026).',
  );
});

it('asks for a DOI, and lets what was entered go before', async () => {
  const csl = {
    type: 'journal-article',
    title: ['Redefining <i>Reading</i>'],
    author: [{ family: 'Baron', given: 'Naomi S.' }, { name: 'A Group' }],
    issued: { 'date-parts': [[2013, 1]] },
    'container-title': ['PMLA'],
    volume: '128',
    page: '193-200',
    DOI: '10.1632/pmla',
  };
  const web = {
    'https://doi.org/10.1632/pmla': {
      headers: { 'content-type': 'application/vnd.citationstyles.csl+json' },
      body: JSON.stringify(csl),
    },
  };
  const { of, details } = await cite({ source: 'https://doi.org/10.1632/pmla', issue: '1' }, web);
  expect(of('MLA 9')).toBe(
    'Baron, Naomi S., and A Group. “Redefining Reading.” PMLA, vol. 128, no. 1, Jan. 2013, pp. 193–200, https://doi.org/10.1632/pmla.',
  );
  expect(details).toMatchObject({ type: 'article', authors: ['Baron, Naomi S.', 'A Group'], date: '2013-01' });
});

it.each([
  [{}, 'invalid-input'],
  [{ source: 'not an address' }, 'invalid-input'],
  [{ source: '10.1000/nothing' }, 'not-found'],
  [{ title: 'T', date: 'last summer' }, 'invalid-input'],
])('refuses %j', async (input, code) => {
  await expect(cite(input)).rejects.toMatchObject({ code });
});

it('says what a description of something else is', async () => {
  const web = {
    'https://doi.org/10.1000/1': { headers: { 'content-type': 'application/vnd.citationstyles.csl+json' }, body: '[]' },
  };
  await expect(cite({ source: '10.1000/1' }, web)).rejects.toMatchObject({ code: 'upstream-failed' });
});

it('writes names as HTML safely', async () => {
  const { references, note } = await cite({ title: '<img src=x onerror=alert(1)>' });
  expect(references[0]?.html).toContain('<i>&lt;img src=x onerror=alert(1)&gt;</i>');
  expect(note).toBe('There is no author and no date. Add what you know in the details.');
});

it.each([
  ['2020', { year: 2020 }],
  ['2020-03-05T10:00:00Z', { year: 2020, month: 3, day: 5 }],
  ['5 March 2020', { year: 2020, month: 3, day: 5 }],
  ['March 5, 2020', { year: 2020, month: 3, day: 5 }],
  ['2020/13', { year: 2020 }],
  ['yesterday', undefined],
])('reads the date %j', (written, date) => {
  expect(readDate(written)).toEqual(date);
});

it('reads names and DOIs', () => {
  expect(readName('World Health Organization')).toEqual({ family: 'World Health Organization', given: '' });
  expect(readName('Ludwig van Beethoven')).toEqual({ family: 'van Beethoven', given: 'Ludwig' });
  expect(readName('https://example.com/anna')).toBeUndefined();
  expect(readDoi('doi: 10.1000/182')).toBe('10.1000/182');
  expect(readDoi('https://example.com/10.1000/182')).toBeUndefined();
});
