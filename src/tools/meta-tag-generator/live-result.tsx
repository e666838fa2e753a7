import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { searchPreview } from '#lib/text/search-preview';
import { RadioGroup } from '#ui/form/choice';
import { readSharedText } from '#ui/form/shared-text';
import { Icon } from '#ui/icon';
import { DownloadButton } from '#ui/result/download-button';
import { Result } from '#ui/result/result';
import { ShareLink } from '#ui/result/share-link';
import { useOptions } from '#ui/tool-page/use-options';
import { CodeText } from './code-text.tsx';
import { type Finding, findFaults } from './find-faults.ts';
import { formatNames, formats } from './formats.ts';
import { areEmpty, readFields } from './meta-fields.ts';
import { metaValues } from './meta-tags.ts';
import { SharedLinks } from './shared-links.tsx';

export { SearchResult } from './search-result.tsx';

/** What stands in the form's fields, by their names. */
export type Entered = Record<string, unknown>;

export interface TagsProps {
  /** What is copied. */
  text: string;
  /** The same, as it is shown. */
  children: ReactNode;
  /** Beside the button that copies. */
  actions?: ReactNode;
}

export interface LiveProps {
  entered: Entered;
  /** The live page from which the fields were filled, and what is wrong with its tags. */
  loaded: { url: string; findings: readonly Pick<Finding, 'level' | 'message'>[] } | undefined;
  /** Called with the fields of a shared link. */
  onShared: (values: Entered) => void;
  /** The page has it from the start. */
  Tags: ComponentType<TagsProps>;
}

const options = { defaults: { format: 'html' }, allowed: { format: formatNames } };
const labels = formatNames.map((name) => formats[name].label);

/** Everything that is made of the fields, but for the search result. */
export function LiveResult({ entered, loaded, onShared, Tags }: LiveProps) {
  useSharedFields(onShared);
  const fields = readFields(entered);
  const [chosen, choose] = useOptions(options);
  const name = formatNames.find((format) => format === chosen.format) ?? 'html';
  const { label, fileName, write } = formats[name];
  const values = metaValues(fields);
  const text = write(values);
  const findings = findFaults(fields, searchPreview(values, 'desktop'));
  const chooseLabel = (wanted: string) =>
    choose({ format: formatNames.find((format) => formats[format].label === wanted) ?? 'html' });
  return (
    <>
      <Result>
        <RadioGroup label="Written as" value={label} options={labels} onChange={chooseLabel} />
        <Tags
          text={text}
          actions={
            <>
              <DownloadButton label="Download file" fileName={fileName} type="text/plain" content={() => `${text}\n`} />
              <ShareLink text={JSON.stringify(fields)} />
            </>
          }
        >
          <CodeText text={text} />
        </Tags>
      </Result>
      <div className="mt-8 grid gap-8">
        {loaded && <Findings title={`What is wrong at ${loaded.url}`} findings={loaded.findings} />}
        {!areEmpty(fields) && <Findings title="What could be better" findings={findings} />}
        <SharedLinks values={values} />
      </div>
    </>
  );
}

function Findings({ title, findings }: { title: string; findings: NonNullable<LiveProps['loaded']>['findings'] }) {
  return (
    <section aria-label={title}>
      <h2 className="font-semibold wrap-anywhere">{title}</h2>
      {findings.length === 0 && (
        <p className="mt-3 flex items-center gap-2 text-accent">
          <Icon name="circle-check" /> Nothing was found.
        </p>
      )}
      <ul className="mt-3 grid gap-2">
        {findings.map(({ level, message }) => (
          <li key={message} className="flex items-start gap-2">
            {level === 'fault' ? (
              <Icon name="circle-alert" className="mt-1 text-danger" />
            ) : (
              <Icon name="lightbulb" className="mt-1 text-warning" />
            )}
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{level === 'fault' ? 'Fault: ' : 'Advice: '}</span>
              <bdi>{message}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The fields that a shared link carries. */
function useSharedFields(onShared: LiveProps['onShared']) {
  const latest = useRef(onShared);
  latest.current = onShared;
  useEffect(() => {
    const { hash } = window.location;
    if (!/^#(text|deflated)=/.test(hash)) return;
    void readSharedText(hash, (text) => latest.current({ ...readFields(parsed(text)) }));
  }, []);
}

/** A link that others changed holds anything; what is no object has no fields. */
function parsed(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
