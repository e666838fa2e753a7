import type { ToolOutput } from '#kit/define-tool';
import { formatFigure } from '#lib/figure';
import { Icon } from '#ui/icon';
import type tool from './tool.ts';

const AT_MOST = 40;

const ways = {
  'look-alike': 'letters of another script that look the same',
  invisible: 'characters that are not seen',
};

/** Words that are written so that a plain search misses them. */
export function Disguises({ result, text }: { result: ToolOutput<typeof tool>; text: string }) {
  const { disguises, disguisedWords: count } = result;
  if (count === 0) return null;
  return (
    <div className="grid gap-2 rounded-control border border-warning p-3 sm:p-4">
      <p className="flex items-start gap-2 font-medium text-warning">
        <Icon name="eye-off" className="mt-0.5" />
        {count === 1 ? 'One word is disguised.' : `${formatFigure(count)} words are disguised.`}
      </p>
      <p className="text-sm text-muted">
        {count === 1 ? 'It was compared as it looks.' : 'They were compared as they look.'} This can be a slip of a
        converter, or an attempt to hide a copy.
      </p>
      <ul className="grid gap-1 text-sm">
        {disguises.slice(0, AT_MOST).map(({ start, end, kind }) => (
          <li key={start}>
            <span className="font-medium">{text.slice(start, end)}</span>{' '}
            <span className="text-muted">
              has {ways[kind]}: <code>{unusualIn(text.slice(start, end))}</code>
            </span>
          </li>
        ))}
      </ul>
      {count > AT_MOST && <p className="text-sm text-muted">… and {formatFigure(count - AT_MOST)} more.</p>}
    </div>
  );
}

/** "U+0430 U+200B": the characters that are not plain Latin. */
function unusualIn(word: string): string {
  const unusual = [...new Set(word)].filter((letter) => letter > '\u007f').slice(0, 6);
  return unusual.map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
}
