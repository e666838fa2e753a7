import { type ReactNode, useState } from 'react';
import { formatName } from '#lib/format-name';
import { Icon } from '../icon.tsx';
import { ContinueWith } from './continue-with.tsx';
import { fileUrl, saving } from './file-url.tsx';
import { heldFile } from './held-files.tsx';

interface MadeImageProps {
  /** The tool that made it. */
  slug: string;
  /** Address of the picture, as the tool answers it. */
  url: string;
  /** "Resized image": the picture's accessible name, and what the download link says. */
  name: string;
  /** Pixels. */
  width: number;
  height: number;
  /** As the engine calls it: `jpeg`. */
  format: string;
  /** ISO 8601. */
  expiresAt: string;
  /** The line in large figures: "Final size: 48.7 KB". */
  headline: ReactNode;
  /** Before the size in pixels and the format: "40% saved". */
  remark?: string | undefined;
  /** What the visitor should know of the result, in words. */
  note?: string | null | undefined;
  /** In place of the plain picture, such as a comparison. */
  picture?: ReactNode;
}

/** The result of every tool that makes a picture: the picture, its figures, a download, how long it stays, and the tools to go on with. */
export function MadeImage({ slug, url, name, width, height, headline, picture, note, ...rest }: MadeImageProps) {
  const shown = fileUrl(url);
  // Such as HEIC and TIFF in most.
  const [unseen, setUnseen] = useState<string>();
  const { remark, format, expiresAt } = rest;
  const figures = [remark, `${width} × ${height} pixels`, formatName(format)].filter((said) => said !== undefined);
  const time = new Date(expiresAt).toLocaleTimeString('en', { timeStyle: 'short' });
  return (
    <>
      {(unseen !== url || picture) &&
        (picture || (
          <img
            src={shown}
            alt={name}
            className="max-h-128 max-w-full rounded-control border border-line bg-sunken object-contain"
            width={width}
            height={height}
            decoding="async"
            onError={() => setUnseen(url)}
          />
        ))}
      {unseen === url && <p className="text-muted">Your browser does not show a {formatName(format)}.</p>}
      {note && (
        <p className="flex items-start gap-2">
          <Icon name="info" className="mt-1 shrink-0" />
          {note}
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-2xl font-semibold figures">{headline}</p>
          <p className="text-muted figures">{figures.join(', ')}</p>
        </div>
        <a className="button grow px-2 sm:grow-0 sm:px-4.5" {...saving(url)}>
          <Icon name="download" /> Download {inTitleCase(name)}
        </a>
      </div>
      <p className="text-sm text-muted">
        {heldFile(url) ? (
          'Made on your device, and kept until you close this page.'
        ) : (
          <>
            Deleted from this server at <time dateTime={expiresAt}>{time}</time>.
          </>
        )}
      </p>
      <ContinueWith slug={slug} url={url} />
    </>
  );
}

function inTitleCase(words: string): string {
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
