import type { ScorePart } from '#lib/authority/domain-score';
import { type EvidenceId, weights } from '#lib/authority/scale';
import { counted } from '#lib/counted';
import type { Captures, FirstCapture, OpenPageRank, Ranks } from '#ports/authority/port';
import type { ExternalLinks } from '#ports/wikipedia/port';
import type { Outcome } from './inquiry.ts';

/** All that was found, as it is put into words. */
export interface Findings {
  ranks: Outcome<Ranks>;
  openPageRank: Outcome<OpenPageRank | undefined>;
  wikipedia: Outcome<ExternalLinks>;
  captures: Outcome<Captures>;
  firstCapture: Outcome<FirstCapture | undefined>;
  /** Day of the registration, where the registry tells it. */
  created: string | undefined;
}

interface EvidenceRow {
  name: string;
  value: string;
  source: string;
  date: string | null;
  points: number | null;
  weight: number;
  adds: number | null;
}

type Words = Pick<EvidenceRow, 'name' | 'value' | 'source' | 'date'>;

const none = (name: string, source: string, value: string): Words => ({ name, value, source, date: null });
const count = (value: number) => value.toLocaleString('en');
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const GRAPH = 'Common Crawl link graph';
const NOT_IMPORTED = 'This site does not have the list';

/** Every evidence there could be, in words: what it says, or why it says nothing. */
export function evidenceRows(parts: readonly ScorePart[], findings: Findings): EvidenceRow[] {
  const words: readonly [EvidenceId, Words][] = [
    ['harmonic', inGraph('Rank by harmonic centrality', findings.ranks, 'harmonic')],
    ['pageRank', inGraph('Rank by PageRank', findings.ranks, 'pageRank')],
    ['openPageRank', openPageRankIn(findings.openPageRank)],
    ['tranco', trancoIn(findings.ranks)],
    ['wikipedia', wikipediaIn(findings.wikipedia)],
    ['captures', capturesIn(findings.captures)],
    ['age', ageIn(findings)],
  ];
  return words.map(([id, row]) => {
    const part = parts.find((each) => each.id === id);
    return { ...row, points: part?.points ?? null, weight: weights[id], adds: part?.adds ?? null };
  });
}

function inGraph(name: string, ranks: Findings['ranks'], by: 'harmonic' | 'pageRank'): Words {
  if ('failure' in ranks) return none(name, GRAPH, ranks.failure);
  const { commonCrawl } = ranks.value;
  if (!commonCrawl) return none(name, GRAPH, NOT_IMPORTED);
  const place = commonCrawl[by];
  const { total, release } = commonCrawl.list;
  const value = place
    ? `${count(place.position)} of ${count(place.total)}`
    : `Not among ${count(total)} linked domains`;
  return { name, value, source: GRAPH, date: release };
}

function trancoIn(ranks: Findings['ranks']): Words {
  const name = 'Popularity rank';
  const source = 'Tranco (measures popularity rather than links)';
  if ('failure' in ranks) return none(name, source, ranks.failure);
  const { tranco } = ranks.value;
  if (!tranco) return none(name, source, NOT_IMPORTED);
  const value = tranco.place ? count(tranco.place.position) : `Not among the first ${count(tranco.list.total)}`;
  return { name, value, source, date: tranco.list.release };
}

function openPageRankIn(answer: Findings['openPageRank']): Words {
  const name = 'Open PageRank';
  const source = 'Open PageRank';
  if ('failure' in answer) return none(name, source, answer.failure);
  if (!answer.value) return none(name, source, 'Not used: this site has no key for it');
  const { pageRank, position, updated, askedAt } = answer.value;
  const place = position === undefined ? '' : `, rank ${count(position)}`;
  const value = pageRank === undefined ? 'Has no data on this domain' : `${pageRank} of 10${place}`;
  return { name, value, source, date: updated ?? dayOf(askedAt) };
}

function wikipediaIn(answer: Findings['wikipedia']): Words {
  const name = 'Links from articles';
  if ('failure' in answer) return none(name, 'Wikipedia', answer.failure);
  const { links, isCut, server, askedAt } = answer.value;
  const articles = new Set(links.map(({ page }) => page)).size;
  const shown = `${isCut ? 'more than ' : ''}${count(links.length)} from ${counted(articles, 'article')}`;
  return { name, value: links.length === 0 ? 'None found' : shown, source: server, date: dayOf(askedAt) };
}

function capturesIn(answer: Findings['captures']): Words {
  const name = 'Pages in the newest crawl';
  const source = 'Common Crawl, index';
  if ('failure' in answer) return none(name, source, answer.failure);
  const { pages, isEstimate, crawl } = answer.value;
  return { name, value: pages === 0 ? 'None' : `${isEstimate ? 'about ' : ''}${count(pages)}`, source, date: crawl };
}

function ageIn({ created, firstCapture }: Findings): Words {
  const name = 'In use since';
  const first = firstDay(created, firstCapture);
  if (first) return { name, value: first.day, source: first.source, date: null };
  const failure = 'failure' in firstCapture ? firstCapture.failure : 'Unknown';
  return none(name, 'Registry and Internet Archive', failure);
}

/** The earlier of the day of registration and that of the first capture. */
export function firstDay(
  created: string | undefined,
  capture: Findings['firstCapture'],
): { day: string; source: string } | undefined {
  const captured = 'value' in capture ? capture.value?.day : undefined;
  const days = [
    ...(created === undefined ? [] : [{ day: created, source: 'Registry' }]),
    ...(captured === undefined ? [] : [{ day: captured, source: 'Internet Archive, first capture' }]),
  ];
  return days.sort((a, b) => (a.day < b.day ? -1 : 1))[0];
}
