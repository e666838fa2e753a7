import type { ToolOutput } from '#kit/define-tool';
import { formatFigure } from '#lib/figure';
import { Icon } from '#ui/icon';
import { CopyButton } from '#ui/result/copy-button';
import { SaveData } from '#ui/result/save-data';
import type tool from './tool.ts';
import { verdictOf } from './verdict.ts';

type Output = ToolOutput<typeof tool>;

interface TakeAwayProps {
  result: Output;
  text: string;
  counted: { originalityScore: number; matchedWords: number } | undefined;
  leftOut: Output['matchedSources'];
}

/** The report on paper, as data, and in a few lines. */
export function TakeAway(props: TakeAwayProps) {
  const { result, text, counted, leftOut } = props;
  const without = leftOut.length > 0 && { without: { sources: leftOut.map(({ url }) => url), ...counted } };
  return (
    <div className="flex flex-wrap gap-2" data-print="off">
      <button type="button" className="button-quiet" onClick={() => window.print()}>
        <Icon name="printer" /> Print report
      </button>
      <SaveData name={`plagiarism-report-${result.checkedAt.slice(0, 10)}`} json={{ text, ...result, ...without }} />
      <CopyButton label="Copy summary" text={summaryOf(props)} copied="Summary copied to clipboard" />
    </div>
  );
}

function summaryOf({ result, counted, leftOut }: TakeAwayProps): string {
  const { matchedSources, searched, words, note, coverage, checkedAt } = result;
  const asked = searched.sources.map(({ name, asked: count, failure }) => {
    const questions = `${formatFigure(count)} ${count === 1 ? 'question' : 'questions'}`;
    return `${name}: ${count === 0 ? 'not asked' : questions}${failure ? ` (${failure})` : ''}`;
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
    .filter(Boolean)
    .join('\n');
}
