/** A stretch in UTF-16 code units; `end` is the unit after the last. */
export interface Span {
  start: number;
  end: number;
}

interface Scored {
  score: number;
  isCopied: boolean;
}

/** The chance that a copied answer is less original than one that is not; ties count half. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const copied = scored.filter((one) => one.isCopied);
  const own = scored.filter((one) => !one.isCopied);
  let wins = 0;
  for (const one of copied)
    for (const other of own) wins += one.score < other.score ? 1 : one.score === other.score ? 0.5 : 0;
  return wins / (copied.length * own.length);
}

/** F1 of "copied" for all scores up to a limit. */
export function f1At(scored: readonly Scored[], limit: number): number {
  const hits = scored.filter((one) => one.score <= limit && one.isCopied).length;
  const wrong = scored.filter((one) => one.score <= limit !== one.isCopied).length;
  return (2 * hits) / (2 * hits + wrong);
}

/**
 * The measures of the PAN workshops over all characters of all cases: precision, recall, how many detections one passage
 * falls into (granularity), and PlagDet = F1 / log2(1 + granularity).
 */
export function measures(cases: readonly { marked: readonly Span[]; found: readonly Span[] }[]) {
  let common = 0;
  let detected = 0;
  let wanted = 0;
  let detections = 0;
  let passages = 0;
  for (const { marked, found } of cases) {
    for (const span of found) detected += span.end - span.start;
    for (const passage of marked) {
      wanted += passage.end - passage.start;
      const shared = found.map((span) => Math.min(span.end, passage.end) - Math.max(span.start, passage.start));
      const hits = shared.filter((characters) => characters > 0);
      common += hits.reduce((sum, characters) => sum + characters, 0);
      detections += hits.length;
      if (hits.length > 0) passages += 1;
    }
  }
  const precision = detected === 0 ? 0 : common / detected;
  const recall = wanted === 0 ? 0 : common / wanted;
  const f1 = common === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const granularity = passages === 0 ? 1 : detections / passages;
  return { precision, recall, f1, granularity, plagDet: f1 / Math.log2(1 + granularity) };
}
