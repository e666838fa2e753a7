import {
  DOMAINS_IN_USE,
  type EvidenceId,
  KNOWN_BY_YEARS,
  pointsOfAge,
  pointsOfCaptures,
  pointsOfPlace,
  pointsOfWikipedia,
  WHOLE_GRAPH,
  weights,
} from './scale.ts';

interface Place {
  position: number;
  total: number;
}

/**
 * A place in a graph of links as evidence. Not to be in it says something only of a whole graph, and of a name that is old enough
 * to be in it: else it is no evidence.
 *
 * @param listed domains in the list
 * @param years whole years since the name was taken, where that is known
 */
export function placeInGraph(
  place: Place | undefined,
  listed: number,
  years: number | undefined,
): Place | null | undefined {
  if (place) return { position: place.position, total: Math.max(place.total, WHOLE_GRAPH) };
  const isYoung = years !== undefined && years < KNOWN_BY_YEARS;
  return isYoung || listed < WHOLE_GRAPH ? undefined : null;
}

/** What is known of how a domain is linked to. Absent: nobody could be asked. `null`: asked, and it is not in the list. */
export interface LinkFacts {
  harmonic?: Place | null | undefined;
  pageRank?: Place | null | undefined;
  tranco?: Place | null | undefined;
  /** 0 to 10. */
  openPageRank?: number | undefined;
  /** Links from articles. */
  wikipedia?: number | undefined;
  /** Pages in the newest crawl. */
  captures?: number | undefined;
  /** Whole years since it was registered or first seen. */
  years?: number | undefined;
}

export interface ScorePart {
  id: EvidenceId;
  /** 0 to 100, what this evidence says by itself; `null`: it says nothing. */
  points: number | null;
  weight: number;
  /** What it adds to the score; `null` when it is not counted. */
  adds: number | null;
}

type Confidence = 'high' | 'medium' | 'low' | 'none';

interface DomainScore {
  /** 0 to 100; `null` without evidence of links. */
  score: number | null;
  confidence: Confidence;
  parts: ScorePart[];
}

/** Measured over the whole graph of links: these count whatever they say. */
const measured: readonly EvidenceId[] = ['harmonic', 'openPageRank', 'pageRank'];
/** What says something of links by itself. The others support it. */
const ofLinks: readonly EvidenceId[] = [...measured, 'tranco', 'wikipedia'];

/**
 * The score of a domain: the mean of what counts, by weight. Measures of the whole graph always count. What is found besides
 * counts only where it raises the score, strongest first: to be in an encyclopedia must not cost points.
 */
export function domainScore(facts: LinkFacts): DomainScore {
  const parts = evidence(facts).sort((a, b) => weights[b.id] - weights[a.id]);
  const hasLinks = parts.some(({ id, points }) => points !== null && ofLinks.includes(id));
  let sum = 0;
  let weight = 0;
  const counted = new Set<EvidenceId>();
  // The whole graph first, then the rest by weight: both orders are the same for what always counts.
  for (const isMeasured of [true, false]) {
    for (const { id, points } of parts) {
      if (points === null || measured.includes(id) !== isMeasured || !hasLinks) continue;
      if (!isMeasured && weight > 0 && points <= sum / weight) continue;
      if (weight === 0 && !ofLinks.includes(id)) continue;
      sum += points * weights[id];
      weight += weights[id];
      counted.add(id);
    }
  }
  return {
    score: weight === 0 ? null : Math.round(sum / weight),
    confidence: confidenceIn(counted),
    parts: parts.map(({ id, points }) => ({
      id,
      points: points === null ? null : Math.round(points),
      weight: weights[id],
      adds: counted.has(id) && points !== null ? tenths((points * weights[id]) / weight) : null,
    })),
  };
}

function evidence(facts: LinkFacts): { id: EvidenceId; points: number | null }[] {
  const { harmonic, pageRank, tranco, openPageRank, wikipedia, captures, years } = facts;
  // Not to be among a hundred million linked domains says something; not to be among a million popular ones, nothing.
  const inGraph = (place: Place | null) => (place ? pointsOfPlace(place.position, place.total) : 0);
  const found: { id: EvidenceId; points: number | null }[] = [];
  if (harmonic !== undefined) found.push({ id: 'harmonic', points: inGraph(harmonic) });
  if (pageRank !== undefined) found.push({ id: 'pageRank', points: inGraph(pageRank) });
  if (openPageRank !== undefined) found.push({ id: 'openPageRank', points: openPageRank * 10 });
  if (tranco !== undefined) {
    found.push({ id: 'tranco', points: tranco && pointsOfPlace(tranco.position, DOMAINS_IN_USE) });
  }
  if (wikipedia !== undefined)
    found.push({ id: 'wikipedia', points: wikipedia === 0 ? null : pointsOfWikipedia(wikipedia) });
  if (captures !== undefined)
    found.push({ id: 'captures', points: captures === 0 ? null : pointsOfCaptures(captures) });
  if (years !== undefined) found.push({ id: 'age', points: pointsOfAge(years) });
  return found;
}

function confidenceIn(counted: ReadonlySet<EvidenceId>): Confidence {
  if (counted.has('harmonic')) return 'high';
  if (counted.has('openPageRank')) return 'medium';
  return counted.size > 0 ? 'low' : 'none';
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
