import './matches.css';
import { formatFigure } from '#lib/figure';
import type { MatchKind } from '#lib/matching/align';
import { Icon } from '../icon.tsx';
import { type FoundSource, webAddress } from './found-source.ts';
import { HUES, kindNames } from './kinds.ts';
import { SideBySide } from './side-by-side.tsx';

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
  const { title, matchPercentage, passages } = source;
  const address = webAddress(source);
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
        <span className="match-number">
          <span className="sr-only">Source </span>
          {place + 1}
        </span>
        <div className="min-w-0 flex-1">
          {address ? (
            <a className="link font-semibold" href={address} rel="noreferrer nofollow" target="_blank">
              {title}
            </a>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          <Origin source={source} />
        </div>
        <p className="shrink-0 text-lg font-semibold figures">{matchPercentage}% match</p>
      </div>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="match-bar" aria-hidden="true">
        <rect width="100" height="4" />
        <rect width={matchPercentage} height="4" />
      </svg>
      <p className="text-sm text-muted">{kindsOf(source)}</p>
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
          <Icon name={isOut ? 'check' : 'circle-minus'} /> Leave out
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
      {address && <span className="match-address">{address.replace(/^https?:\/\//, '')} · </span>}
      {address ? `found by ${source.source}` : source.source} · seen <time dateTime={source.seenAt}>{seen}</time>
    </p>
  );
}

/** "120 words word for word, 14 with small changes". */
function kindsOf({ words, passages }: FoundSource): string {
  const told = kinds.flatMap((kind) => (words[kind] > 0 ? `${formatFigure(words[kind])} ${kindNames[kind]}` : []));
  return `${passages.length === 1 ? 'One passage' : `${formatFigure(passages.length)} passages`}; words: ${told.join(', ')}`;
}
