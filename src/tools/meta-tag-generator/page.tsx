import { type ComponentType, useEffect, useState } from 'react';
import { Select } from '#ui/form/choice';
import { useLoadFromAddress } from '#ui/form/load-from-address';
import { Icon } from '#ui/icon';
import { notify } from '#ui/notice/notices';
import { Result } from '#ui/result/result';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { EMPTY_OUTPUT } from './empty-output.ts';
import type { LiveProps } from './live-result.tsx';
import { MetaField, type MetaFieldProps } from './meta-field.tsx';
import { areEmpty, emptyFields, type FieldName, readFields, twitterCards } from './meta-fields.ts';
import { CopyTags, TagsText } from './tags-text.tsx';

interface Live {
  SearchResult: ComponentType<Pick<LiveProps, 'fields'>>;
  LiveResult: ComponentType<LiveProps>;
}

/** What draws results comes with the first touch: a page that is only read never fetches it. */
const loadLive = () => import('./live-result.tsx');

export default function MetaTagCard({ facts }: ToolCardProps) {
  const [fields, setFields] = useState(emptyFields);
  const [loaded, setLoaded] = useState<LiveProps['loaded']>();
  const [live, setLive] = useState<Live>();
  const change = (changed: Partial<Record<FieldName, string>>) =>
    setFields((before) => readFields({ ...before, ...changed }));
  const fill = (values: object) => {
    setFields(readFields(values));
    setLoaded(undefined);
  };
  const show = () => {
    loadLive().then(setLive, (error: unknown) => {
      console.error(error);
      const reason = 'Its code could not be fetched. Check your connection and type on.';
      notify({ kind: 'error', message: facts.labels.failed, reason });
    });
  };
  const isTouched = !areEmpty(fields);
  useEffect(() => {
    // A link that others shared, or what was typed before the scripts were there.
    if (isTouched || window.location.search || window.location.hash) loadLive().then(setLive, () => undefined);
  }, [isTouched]);
  const { button, panel } = useLoadFromAddress({
    slug: 'meta-tag-checker',
    failed: 'Failed to load the page',
    onAnswer: (data, url) => {
      void import('./loaded-page.ts').then(({ readLoadedPage }) => {
        const page = readLoadedPage(data);
        setFields(page.fields);
        setLoaded({ url, findings: page.findings });
        const reason = `${page.findings.length || 'No'} findings, listed beneath the tags.`;
        notify({ kind: 'success', message: 'Page loaded', reason });
      }, console.error);
    },
  });
  const field = (name: FieldName): MetaFieldProps => {
    const { label = name, maxLength } = facts.inputs.find((input) => input.name === name) ?? {};
    return { name, label, maxLength, value: fields[name], onChange: change };
  };
  return (
    <>
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onFocus={show}
        // Fetched ahead, and shown with the first press or letter: nothing moves because a pointer passes.
        onPointerEnter={() => void loadLive().catch(() => undefined)}
        onInput={show}
      >
        <div>
          <div className="flex flex-wrap gap-2">
            {button}
            <button type="button" className="button-quiet" onClick={() => fill({})} disabled={!isTouched}>
              <Icon name="eraser" /> Clear
            </button>
          </div>
          {panel}
        </div>
        <Samples examples={facts.examples} onPick={fill} />
        <MetaField {...field('title')} recommended={50} />
        <MetaField {...field('description')} recommended={150} isLong />
        <div className="min-h-72 rounded-control border border-line p-4">
          {live ? <live.SearchResult fields={fields} /> : <p className="text-muted">The search result appears here.</p>}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <MetaField {...field('canonicalUrl')} isAddress placeholder="https://example.com/page" />
          <MetaField {...field('ogImage')} isAddress placeholder="https://example.com/image.jpg" />
          <MetaField {...field('ogTitle')} placeholder={fields.title} />
          <MetaField {...field('author')} />
        </div>
        <MetaField {...field('ogDescription')} placeholder={fields.description} isLong />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label="Twitter card type"
            value={fields.twitterCard}
            options={twitterCards}
            onChange={(twitterCard) => change({ twitterCard })}
          />
          <MetaField {...field('twitterUsername')} placeholder="@name" />
        </div>
        <MetaField {...field('keywords')} placeholder="bread, rye, sourdough" />
      </form>
      {live ? <live.LiveResult {...{ fields, loaded, onFields: fill }} /> : <EmptyResult />}
    </>
  );
}

function EmptyResult() {
  return (
    <Result>
      <TagsText>{EMPTY_OUTPUT}</TagsText>
      <div>
        <CopyTags text={EMPTY_OUTPUT} />
      </div>
    </Result>
  );
}
