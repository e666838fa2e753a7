import { hostOf, trailOf } from '#lib/shown-address';
import type { Device, FittedText, SearchPreview } from '#lib/text/search-preview';
import { Icon } from '../icon.tsx';

interface SearchSnippetProps {
  device: Device;
  /** As far as it is known. */
  address: string;
  siteName?: string;
  /** Before the description. */
  date?: string;
  preview: SearchPreview;
  /** Draws the description, such as with marks. */
  drawn?: (description: string) => React.ReactNode;
}

/** How a search engine would show a page, in the size and the face in which it is measured, and how much of the room is used. */
export function SearchSnippet({ device, address, siteName, date, preview, drawn = String }: SearchSnippetProps) {
  const { title, description } = preview;
  const isDesktop = device === 'desktop';
  return (
    <div className="grid gap-4">
      <div className={`font-[Arial,sans-serif] ${isDesktop ? 'max-w-150' : 'max-w-sm'} min-w-0 wrap-anywhere`}>
        <div className="flex items-center gap-3 text-sm">
          <span className="grid size-8 flex-none place-items-center rounded-full bg-sunken text-muted">
            <Icon name="globe" />
          </span>
          <span className="min-w-0">
            {siteName || (hostOf(address) ?? 'example.com')}
            <span className="block truncate text-muted">{trailOf(address) ?? 'https://example.com'}</span>
          </span>
        </div>
        <p dir="auto" className={`mt-1 text-accent ${isDesktop ? 'text-xl' : 'text-lg'}`}>
          {title.shown || 'The title appears here'}
        </p>
        <p dir="auto" className="mt-1 text-sm text-muted">
          {date && `${date} — `}
          {description.shown
            ? drawn(description.shown)
            : 'The description, or a passage that the search engine picks, appears here.'}
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        <WidthBar label="Title" {...title} />
        <WidthBar label="Description" {...description} />
      </div>
    </div>
  );
}

function WidthBar({ label, width, limit, isCut, rest }: FittedText & { label: string }) {
  return (
    <div className="min-w-0">
      <span className={isCut ? 'text-danger' : 'text-muted'}>
        {label}: {width} of about {limit} pixels{isCut && ', cut'}
      </span>
      <meter
        aria-label={`Width of the ${label.toLowerCase()} in pixels`}
        max={limit + 1}
        high={limit}
        optimum={0}
        value={Math.min(width, limit + 1)}
      />
      {isCut && (
        <p className="text-muted wrap-anywhere">
          Not shown: <bdi>{rest.length > 300 ? `${rest.slice(0, 300)}…` : rest}</bdi>
        </p>
      )}
    </div>
  );
}
