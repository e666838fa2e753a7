import type { Mark } from '../code/marks.tsx';
import { PlaceLink } from '../code/place-link.tsx';
import { Icon } from '../icon.tsx';

const looks = {
  error: { word: 'Fault', color: 'text-danger', icon: <Icon name="circle-x" className="mt-0.5" /> },
  fault: { word: 'Fault', color: 'text-danger', icon: <Icon name="circle-x" className="mt-0.5" /> },
  warning: { word: 'Warning', color: 'text-warning', icon: <Icon name="triangle-alert" className="mt-0.5" /> },
  advice: { word: 'Advice', color: 'text-warning', icon: <Icon name="lightbulb" className="mt-0.5" /> },
  note: { word: 'Note', color: 'text-muted', icon: <Icon name="info" className="mt-0.5" /> },
} as const;

export interface Note {
  level: keyof typeof looks;
  line?: number | null | undefined;
  message: string;
}

interface NotesProps {
  notes: readonly Note[];
  none: string;
  /** Of a text that is at hand. */
  marks?: readonly Mark[];
}

/** What to look at again, a line or two each; `none` is said where there is nothing. */
export function Notes({ notes, none, marks = [] }: NotesProps) {
  if (notes.length === 0) {
    return (
      <p className="flex items-start gap-2 text-accent">
        <Icon name="circle-check" className="mt-0.5" /> {none}
      </p>
    );
  }
  return (
    <ul className="lined">
      {notes.map(({ level, line, message }) => {
        const { word, color, icon } = looks[level];
        const mark = marks.find((each) => each.line === line && each.message === message);
        return (
          <li key={`${line} ${message}`} className="flex items-start gap-2.5 py-2">
            <span className={`inline-flex gap-1.5 text-sm font-medium ${color}`}>
              {icon} <span className="sr-only sm:not-sr-only sm:w-16">{word}</span>
            </span>
            <span className="min-w-0 wrap-anywhere">
              {line && (
                <span className="text-muted">
                  <PlaceLink words={`Line ${line}`} mark={mark} />:{' '}
                </span>
              )}
              <bdi>{message}</bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
