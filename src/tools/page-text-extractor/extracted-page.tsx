import type { ToolOutput } from '#kit/define-tool';
import { DownloadButton } from '#ui/result/download-button';
import { ReadOnlyText } from '#ui/result/read-only-text';
import { Result } from '#ui/result/result';
import { Tabs } from '#ui/result/tabs';
import { Terms } from '#ui/result/terms';
import { HeadingOutline, LinkList, PictureList } from './page-parts.tsx';
import type tool from './tool.ts';

const areas = {
  main: 'Taken from what the page marks as its main content.',
  article: 'Taken from what the page marks as its article.',
  found: 'The page marks no main content; the part with the longest paragraphs was taken.',
  page: 'Taken from the whole page.',
} as const;

/** The text to take away, its figures, and what else stands on the page. */
export function ExtractedPage(page: ToolOutput<typeof tool>) {
  const { url, redirected, title, language, charset, area, text, headings, links, images } = page;
  const { host } = new URL(url);
  const about = [`${redirected ? 'Redirected to ' : ''}${url}`, `read as ${charset}`];
  if (language !== '') about.push(`language ${language}`);
  return (
    <Result>
      <div>
        <h2 className="text-xl font-semibold" dir="auto">
          {title || host}
        </h2>
        <p className="mt-1 text-sm text-muted" dir="ltr">
          {about.join(', ')}
        </p>
      </div>
      <Terms
        as="tiles"
        items={[
          { term: 'Words', value: page.wordCount.toLocaleString('en') },
          { term: 'Characters', value: page.characterCount.toLocaleString('en') },
          { term: 'Paragraphs', value: page.paragraphCount.toLocaleString('en') },
        ]}
      />
      {text === '' ? (
        <p className="text-warning">No text stands in the source of this page; scripts may draw it later.</p>
      ) : (
        <div>
          <ReadOnlyText label="Extracted text" value={text} rows={14} copied="Text copied to clipboard" />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">{areas[area]}</p>
            <DownloadButton
              label="Download text"
              fileName={`${host}.txt`}
              type="text/plain;charset=utf-8"
              content={() => `${text}\n`}
            />
          </div>
        </div>
      )}
      <Tabs
        label="Parts of the page"
        tabs={[
          { label: `Headings (${headings.length})`, panel: <HeadingOutline headings={headings} /> },
          { label: `Links (${links.length})`, panel: <LinkList links={links} host={host} /> },
          { label: `Pictures (${images.length})`, panel: <PictureList images={images} /> },
        ]}
      />
    </Result>
  );
}
