import { type Device, devices, searchPreview } from '#lib/text/search-preview';
import { RadioGroup } from '#ui/form/choice';
import { SearchSnippet } from '#ui/result/search-snippet';
import { useOptions } from '#ui/tool-page/use-options';
import { readFields } from './meta-fields.ts';

const options = { defaults: { preview: 'desktop' }, allowed: { preview: devices } };
const labels: Readonly<Record<Device, string>> = { desktop: 'Desktop', phone: 'Phone' };

/** How a search engine would show the page. */
export function SearchResult({ entered }: { entered: Record<string, unknown> }) {
  const fields = readFields(entered);
  const [chosen, choose] = useOptions(options);
  const device = devices.find((name) => name === chosen.preview) ?? 'desktop';
  return (
    <section aria-label="Search result" className="grid gap-4">
      <RadioGroup
        label="Search result"
        value={device}
        options={devices}
        names={labels}
        onChange={(preview) => choose({ preview })}
      />
      <SearchSnippet device={device} address={fields.canonicalUrl} preview={searchPreview(fields, device)} />
    </section>
  );
}
