import type { AnyTool } from '#kit/define-tool';
import type { CardFacts, OutputFacts } from '#kit/facts';
import type { DomainParts, ShownProps } from '../domain/domain-parts.tsx';
import type { DrawnCardProps } from './drawn-card.tsx';
import { filledIn } from './filled-in.tsx';
import { loadDrawing } from './load-drawing.tsx';
import { plainValue } from './plain-value.tsx';

/** What shows the results of a tool that looks up domains, by its definition. */
export async function domainDrawing(
  { slug, labels, next = [] }: CardFacts,
  { definition, ownResults }: Omit<DrawnCardProps, 'facts'>,
): Promise<DomainParts<AnyTool>> {
  const { default: tool } = await import(/* @vite-ignore */ definition);
  const { Result, Values, Progress, kinds, outputs } = await loadDrawing(tool, ownResults);
  // Where the list of who was asked does not say when, a line does: as high as the bar in whose place it comes.
  const hasTime = !outputs.some(({ name, display }) => name === 'sources' && display !== 'caption');
  const common = { slug, outputs, next, input: {} };
  return {
    Shown: ({ result, busy, progress, askMore }: ShownProps<AnyTool>) => (
      <>
        {hasTime && typeof result.checkedAt === 'string' && (
          <p className="mt-4 text-sm text-muted">
            Seen on {new Date(result.checkedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
          </p>
        )}
        <Result kinds={kinds} whole={{ ...common, values: result, busy, progress, again: askMore }} />
      </>
    ),
    Arriving: ({ progress }) => (
      <>
        <Progress label={labels.stage ?? labels.busy} progress={progress} />
        {progress?.partial && (
          <div className="mt-6 grid wrap-anywhere gap-5 border-t border-line pt-6">
            <Values
              kinds={kinds}
              whole={{
                ...common,
                values: progress.partial,
                busy: true,
                progress,
                again: async () => undefined,
              }}
            />
          </div>
        )}
      </>
    ),
    rowOf: (result) => rowBy(outputs, result),
  };
}

/** As many values as a row has room for. */
const VALUES = 12;

/** A result in one line of a table: its first plain values. */
export function rowBy(outputs: readonly OutputFacts[], values: Readonly<Record<string, unknown>>) {
  const cells = outputs.flatMap((output) => {
    const value = values[output.name];
    if (output.cells) {
      return Object.entries(output.cells).map(([label, words]) => [label, filledIn(words, value) ?? ''] as const);
    }
    const cell = cellOf(value, output);
    return cell === undefined || APART.has(output.display) ? [] : [[output.label, cell] as const];
  });
  return Object.fromEntries(cells.slice(0, VALUES));
}

/** What a row has no room for. */
const APART: ReadonlySet<string> = new Set(['hidden', 'caption', 'sentence', 'entries', 'answers']);

function cellOf(value: unknown, output: OutputFacts): string | undefined {
  if (output.most !== undefined) return typeof value === 'number' ? `${value}/${output.most}` : 'Unknown';
  if (value === null) return output.none;
  if (Array.isArray(value)) return value.some((each) => typeof each === 'object') ? undefined : value.join(' ');
  if (typeof value === 'object') return output.words && filledIn(output.words, value);
  return value === undefined ? undefined : plainValue(value, output);
}
