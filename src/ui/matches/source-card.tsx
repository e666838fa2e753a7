import './matches.css';
import { formatFigure } from '#lib/figure';
import type { MatchKind } from '#lib/matching/align';
import { Icon } from '../icon.tsx';
import { type FoundSource, webAddress } from './found-source.ts';
import { HUES, kindNames } from './kinds.ts';
import { SideBySide } from './side-by-side.tsx';
import { SourceName } from './source-name.tsx';

export interface SourceCardProps {
  text: string;
  source: FoundSource;
  /** In the list, from 0. */
  place: number;
  /** The passage of it that is looked at, by its place. */
  chosen: number | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** Whether it is not counted. */
  isOut: boolean;
  onLeaveOut: () => void;
  onShow: (passage: number) => void;
  isPrinting: boolean;
}

const kinds: readonly MatchKind[] = ['exact', 'near', 'reworded'];

/** One source of a text: what it is, how much of the text it has, and, at a press, each passage beside the text's own. */
export function SourceCard(props: SourceCardProps) {
  const { text, source, place, chosen, isOpen, onToggle, isOut, onLeaveOut, onShow, isPrinting } = props;
  const { matchPercentage, passages } = source;
  const [first] = passages;
  return (
    <li
      className="match-card match-hue"
      data-hue={place % HUES}
      data-out={isOut}
      id={`source-${place + 1}`}
      tabIndex={-1}
    >
      <div className="flex items-start gap-3">
        <span className="match-number mt-0.5">
          <span className="sr-only">Source </span>
          {place + 1}
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <SourceName source={source} className="font-semibold" />
          <span className="text-lg font-semibold figures">{matchPercentage}% match</span>
        </div>
      </div>
      <Origin source={source} />
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="match-bar" aria-hidden="true">
        <rect width="100" height="4" />
        <rect width={matchPercentage} height="4" />
      </svg>
      <p className="text-sm text-muted">
        {isOut && <span className="font-medium text-warning">Left out, not counted. </span>}
        {kindsOf(source)}
      </p>
      <blockquote className="match-quote">{source.matchedText}</blockquote>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-quiet" aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="columns-2" /> Side by side{passages.length > 1 && ` (${passages.length})`}
        </button>
        {first && (
          <button type="button" className="button-quiet" onClick={() => onShow(0)}>
            <Icon name="locate" /> Show in the text
          </button>
        )}
        <button type="button" className="button-quiet" aria-pressed={isOut} onClick={onLeaveOut}>
          {isOut ? <Icon name="check" /> : <Icon name="circle-minus" />} Leave out
        </button>
      </div>
      {(isOpen || isPrinting) && <SideBySide {...{ text, passages, chosen, onShow, isPrinting }} source={place} />}
    </li>
  );
}

function Origin({ source }: { source: FoundSource }) {
  const address = webAddress(source);
  const seen = new Date(source.seenAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="text-sm text-muted">
      {address && <span className="match-address">{address.replace(/^https?:\/\//, '')}</span>}
      {address ? `Found by ${source.source}` : source.source}, read <time dateTime={source.seenAt}>{seen}</time>
    </p>
  );
}

/** "3 passages: 120 words copied word for word, 14 said in other words". */
function kindsOf({ words, passages }: FoundSource): string {
  const told = kinds
    .filter((kind) => words[kind] > 0)
    .map((kind, index) => `${formatFigure(words[kind])}${index === 0 ? ' words' : ''} ${kindNames[kind]}`);
  return `${passages.length === 1 ? 'One passage' : `${formatFigure(passages.length)} passages`}: ${told.join(', ')}`;
}
