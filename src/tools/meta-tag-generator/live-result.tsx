import { useEffect, useRef } from 'react';
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
import { areEmpty, type MetaFields } from './meta-fields.ts';
import { metaValues } from './meta-tags.ts';
import { searchPreview } from './search-preview.ts';
import { SocialCards } from './social-cards.tsx';
import { CopyTags, TagsText } from './tags-text.tsx';

export { SearchResult } from './search-result.tsx';

export interface LiveProps {
  fields: MetaFields;
  /** The live page from which the fields were filled, and what is wrong with its tags. */
  loaded: { url: string; findings: readonly Pick<Finding, 'level' | 'message'>[] } | undefined;
  /** Called with the fields of a shared link. */
  onFields: (values: object) => void;
}

const options = { defaults: { format: 'html' }, allowed: { format: formatNames } };
const labels = formatNames.map((name) => formats[name].label);

/** Everything that is made of the fields, but for the search result. */
export function LiveResult({ fields, loaded, onFields }: LiveProps) {
  useSharedFields(onFields);
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
        <TagsText>
          <CodeText text={text} />
        </TagsText>
        <div className="flex flex-wrap gap-2">
          <CopyTags text={text} />
          <DownloadButton label="Download file" fileName={fileName} type="text/plain" content={() => `${text}\n`} />
          <ShareLink text={JSON.stringify(fields)} />
        </div>
      </Result>
      <div className="mt-8 grid gap-8">
        {loaded && <Findings title={`What is wrong at ${loaded.url}`} findings={loaded.findings} />}
        {!areEmpty(fields) && <Findings title="What could be better" findings={findings} />}
        <SocialCards values={values} />
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
function useSharedFields(onFields: LiveProps['onFields']) {
  const latest = useRef(onFields);
  latest.current = onFields;
  useEffect(() => {
    const { hash } = window.location;
    if (!/^#(text|deflated)=/.test(hash)) return;
    void readSharedText(hash, (text) => {
      const values = parsed(text);
      if (values) latest.current(values);
    });
  }, []);
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
