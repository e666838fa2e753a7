import type { ToolOutput } from '#kit/define-tool';
import { formatFigure } from '#lib/figure';
import { Icon } from '#ui/icon';
import { CopyButton } from '#ui/result/copy-button';
import { DownloadButton } from '#ui/result/download-button';
import type tool from './tool.ts';
import { verdictOf } from './verdict.ts';

type Output = ToolOutput<typeof tool>;

interface TakeAlongProps {
  result: Output;
  text: string;
  counted: { originalityScore: number; matchedWords: number } | undefined;
  leftOut: Output['matchedSources'];
}

/** The report on paper, as data, and in a few lines. */
export function TakeAlong(props: TakeAlongProps) {
  const { result } = props;
  return (
    <div className="flex flex-wrap gap-2" data-print="off">
      <button type="button" className="button-quiet" onClick={() => window.print()}>
        <Icon name="printer" /> Print report
      </button>
      <DownloadButton
        label="JSON"
        fileName={`plagiarism-report-${result.checkedAt.slice(0, 10)}.json`}
        type="application/json"
        content={() => `${JSON.stringify(dataOf(props), null, 2)}\n`}
      />
      <CopyButton label="Copy summary" text={summaryOf(props)} copied="Summary copied to clipboard" />
    </div>
  );
}

function dataOf({ result, text, counted, leftOut }: TakeAlongProps) {
  if (leftOut.length === 0) return { text, ...result };
  return { text, ...result, without: { sources: leftOut.map(({ url }) => url), ...counted } };
}

function summaryOf({ result, counted, leftOut }: TakeAlongProps): string {
  const { matchedSources, searched, words, note, coverage, checkedAt } = result;
  const asked = searched.sources.map(({ name, asked: count, failure }) => {
    return `${name}: ${count === 0 ? 'not asked' : `${formatFigure(count)} ${count === 1 ? 'question' : 'questions'}`}${failure ? ` (${failure})` : ''}`;
  });
  return [
    counted ? `${counted.originalityScore}% original: ${verdictOf(counted.originalityScore)}` : 'No score',
    counted && `${formatFigure(counted.matchedWords)} of ${formatFigure(words)} words stand in other texts.`,
    leftOut.length > 0 && `Not counted: ${leftOut.map(({ title }) => title).join('; ')}`,
    note,
    ...matchedSources.map(
      ({ matchPercentage, title, url }, place) => `${place + 1}. ${matchPercentage}% match: ${title}, ${url}`,
    ),
    `Searched ${checkedAt}: ${asked.join('; ') || 'no search service'}.`,
    coverage,
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .join('\n');
}
