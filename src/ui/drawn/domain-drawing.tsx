import type { AnyTool } from '#kit/define-tool';
import type { CardFacts, OutputFacts } from '#kit/facts';
import type { DomainParts, ShownProps } from '../domain/domain-parts.tsx';
import type { DrawnCardProps } from './drawn-card.tsx';
import { loadDrawing } from './load-drawing.tsx';
import { plainValue } from './plain-value.tsx';

/** What a card shows of a domain, fetched when it is touched. */
export async function loadParts(
  { slug, labels, next = [] }: CardFacts,
  tool: AnyTool,
  ownResults: DrawnCardProps['ownResults'],
): Promise<DomainParts<AnyTool>> {
  const { Result, Progress, outputs, kinds } = await loadDrawing(tool, ownResults);
  const draw = (values: Readonly<Record<string, unknown>>) => (
    <Result outputs={outputs} kinds={kinds} whole={{ slug, values, input: {}, next }} />
  );
  return {
    Shown: ({ result }: ShownProps<AnyTool>) => draw(result),
    Arriving: ({ progress }) => (
      <>
        <Progress label={labels.busy} progress={progress} />
        {progress?.partial && draw(progress.partial)}
      </>
    ),
    rowOf: (result) => rowBy(outputs, result),
  };
}

/** As many values as a row has room for. */
const VALUES = 8;

/** A result in one line of a table: its first plain values. */
function rowBy(outputs: readonly OutputFacts[], values: Readonly<Record<string, unknown>>) {
  const shown = outputs.filter(({ name, display }) => display !== 'hidden' && isPlain(values[name]));
  return Object.fromEntries(
    shown.slice(0, VALUES).map((output) => [output.label, plainValue(values[output.name], output)]),
  );
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each !== 'object');
  return value !== undefined && typeof value !== 'object';
}
