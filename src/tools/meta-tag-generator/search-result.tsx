import { type Device, devices, type FittedText, searchPreview } from '#lib/text/search-preview';
import { RadioGroup } from '#ui/form/choice';
import { Icon } from '#ui/icon';
import { useOptions } from '#ui/tool-page/use-options';
import { readFields } from './meta-fields.ts';
import { hostOf, trailOf } from './shown-address.ts';

const options = { defaults: { preview: 'desktop' }, allowed: { preview: devices } };
const labels: Readonly<Record<Device, string>> = { desktop: 'Desktop', phone: 'Phone' };

/** How a search engine would show the page, in the size and the face in which it is measured. */
export function SearchResult({ entered }: { entered: Record<string, unknown> }) {
  const fields = readFields(entered);
  const [chosen, choose] = useOptions(options);
  const device = devices.find((name) => name === chosen.preview) ?? 'desktop';
  const { title, description } = searchPreview(fields, device);
  return (
    <section aria-label="Search result" className="grid gap-4">
      <RadioGroup
        label="Search result"
        value={labels[device]}
        options={devices.map((name) => labels[name])}
        onChange={(wanted) => choose({ preview: devices.find((name) => labels[name] === wanted) ?? 'desktop' })}
      />
      <div
        className={`font-[Arial,sans-serif] ${device === 'desktop' ? 'max-w-xl' : 'max-w-sm'} min-w-0 wrap-anywhere`}
      >
        <div className="flex items-center gap-3 text-sm">
          <span className="grid size-8 flex-none place-items-center rounded-full bg-sunken text-muted">
            <Icon name="globe" />
          </span>
          <span className="min-w-0">
            {hostOf(fields.canonicalUrl) ?? 'example.com'}
            <span className="block text-muted">{trailOf(fields.canonicalUrl) ?? 'https://example.com'}</span>
          </span>
        </div>
        <p dir="auto" className={`mt-1 text-accent ${device === 'desktop' ? 'text-xl' : 'text-lg'}`}>
          {title.shown || 'The title appears here'}
        </p>
        <p dir="auto" className="mt-1 text-sm text-muted">
          {description.shown || 'The description, or a passage that the search engine picks, appears here.'}
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        <WidthBar label="Title" {...title} />
        <WidthBar label="Description" {...description} />
      </div>
    </section>
  );
}

function WidthBar({ label, width, limit, isCut }: FittedText & { label: string }) {
  return (
    <div>
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
    </div>
  );
}
