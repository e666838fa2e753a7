import { type ComponentType, useEffect, useState } from 'react';
import { useLoadFromAddress } from '#ui/form/load-from-address';
import { Icon } from '#ui/icon';
import { notify } from '#ui/notice/notices';
import { CopyButton } from '#ui/result/copy-button';
import { Result } from '#ui/result/result';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useHandedFields } from '#ui/tool-page/use-handed-fields';
import { EMPTY_OUTPUT } from './empty-output.ts';
import type { Entered, LiveProps, TagsProps } from './live-result.tsx';
import { MetaField, type MetaFieldProps } from './meta-field.tsx';
import type { FieldName } from './meta-fields.ts';

interface Live {
  SearchResult: ComponentType<Pick<LiveProps, 'entered'>>;
  LiveResult: ComponentType<LiveProps>;
}

/** What draws results comes with the first touch: a page that is only read never fetches it. */
const loadLive = () => import('./live-result.tsx');

export default function MetaTagCard({ facts }: ToolCardProps) {
  const [entered, setEntered] = useState<Entered>({});
  const [loaded, setLoaded] = useState<LiveProps['loaded']>();
  const [live, setLive] = useState<Live>();
  const fill = (values: Entered) => {
    setEntered(values);
    setLoaded(undefined);
  };
  useHandedFields(facts.slug, fill);
  const show = () => {
    loadLive().then(setLive, (error: unknown) => {
      console.error(error);
      const reason = 'Its code could not be fetched. Check your connection and type on.';
      notify({ kind: 'error', message: facts.labels.failed, reason });
    });
  };
  const isTouched = Object.values(entered).some(Boolean);
  useEffect(() => {
    // A link that others shared, or what was typed before the scripts were there.
    if (isTouched || window.location.search || window.location.hash) loadLive().then(setLive, () => undefined);
  }, [isTouched]);
  const { button, panel } = useLoadFromAddress({
    slug: 'meta-tag-checker',
    failed: 'Failed to load the page',
    onAnswer: (data, url) => {
      void import('./loaded-page.ts').then(({ readLoadedPage }) => {
        const { fields, findings } = readLoadedPage(data);
        setEntered({ ...fields });
        setLoaded({ url, findings });
        const reason = `${findings.length || 'No'} findings, listed beneath the tags.`;
        notify({ kind: 'success', message: 'Page loaded', reason });
      }, console.error);
    },
  });
  const text = (name: FieldName) => String(entered[name] ?? '');
  const field = (name: FieldName): MetaFieldProps => {
    const {
      label = name,
      maxLength,
      options,
      default: initial,
    } = facts.inputs.find((input) => input.name === name) ?? {};
    const onChange = (value: string) => setEntered((before) => ({ ...before, [name]: value }));
    return { label, maxLength, options, value: text(name) || String(initial), onChange };
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
          {live ? (
            <live.SearchResult entered={entered} />
          ) : (
            <p className="text-muted">The search result appears here.</p>
          )}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <MetaField {...field('canonicalUrl')} isAddress placeholder="https://example.com/page" />
          <MetaField {...field('ogImage')} isAddress placeholder="https://example.com/image.jpg" />
          <MetaField {...field('ogTitle')} placeholder={text('title')} />
          <MetaField {...field('author')} />
        </div>
        <MetaField {...field('ogDescription')} placeholder={text('description')} isLong />
        <div className="grid gap-5 sm:grid-cols-2">
          <MetaField {...field('twitterCard')} />
          <MetaField {...field('twitterUsername')} placeholder="@name" />
        </div>
        <MetaField {...field('keywords')} placeholder="bread, rye, sourdough" />
      </form>
      {live ? (
        <live.LiveResult {...{ entered, loaded, Tags }} onShared={fill} />
      ) : (
        <Result>
          <Tags text={EMPTY_OUTPUT}>{EMPTY_OUTPUT}</Tags>
        </Result>
      )}
    </>
  );
}

/** What was written, as it is copied. */
function Tags({ text, children, actions }: TagsProps) {
  return (
    <>
      <pre dir="ltr" className="overflow-x-auto rounded-control bg-sunken p-4 wrap-anywhere whitespace-pre-wrap">
        <code>{children}</code>
      </pre>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} copied="Meta tags copied to clipboard!" />
        {actions}
      </div>
    </>
  );
}
