import type { ToolOutput } from '#kit/define-tool';
import { descriptionRoom, titleRoom } from './lengths.ts';
import type tool from './tool.ts';

type Lengths = ToolOutput<typeof tool>['lengths'];

interface SearchSnippetProps {
  url: string;
  title: string;
  description: string;
  lengths: Lengths;
}

/** About what a search shows of the page, and how much of the room is used. */
export function SearchSnippet({ url, title, description, lengths }: SearchSnippetProps) {
  const { host, pathname } = new URL(url);
  const trail = [host, ...pathname.split('/').filter(Boolean).map(readable)].join(' › ');
  return (
    <section className="min-w-0" aria-labelledby="in-search">
      <h3 id="in-search" className="text-lg font-semibold">
        In a search
      </h3>
      <div className="mt-2 rounded-control border border-line p-4">
        <p className="truncate text-sm text-muted" dir="ltr">
          {trail}
        </p>
        <p className="truncate text-xl text-accent" dir="auto">
          {title || 'No title'}
        </p>
        <p className="line-clamp-2 text-sm text-muted" dir="auto">
          {description || 'No description: the search engine picks a passage of the page.'}
        </p>
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Room label="Title" length={lengths.title} room={titleRoom} />
        <Room label="Description" length={lengths.description} room={descriptionRoom} />
      </div>
    </section>
  );
}

interface RoomProps {
  label: string;
  length: Lengths['title'];
  room: { pixels: number };
}

function Room({ label, length: { characters, pixels }, room }: RoomProps) {
  const words = `${characters} characters, about ${pixels} of ${room.pixels} pixels`;
  return (
    <div>
      <p className="text-sm">
        {label} <span className="text-muted figures">{words}</span>
      </p>
      <meter
        aria-label={`Room used by the ${label.toLowerCase()}`}
        min={0}
        optimum={0}
        high={room.pixels}
        max={1.5 * room.pixels}
        value={pixels}
      >
        {words}
      </meter>
    </div>
  );
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
