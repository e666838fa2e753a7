import { site } from '#content/site';
import { PageHead } from '#ui/page-head';
import { Prose } from '#ui/prose';
import { OnThisPage } from '../on-this-page.tsx';
import { loadTextPage } from '../pages.server.ts';
import { Day } from '../post-list.tsx';
import { definePage } from '../site/page.tsx';

// Every page that is one long text: the last part of the address is the name of its file.

export default definePage({
  each: () => ['docs/authority', 'privacy-policy', 'terms'],
  load: (path) => loadTextPage(path.slice(path.lastIndexOf('/') + 1)),
  meta: ({ page }) => ({
    title: `${page.title} - ${site.brand}`,
    description: page.description,
    keywords: page.keywords,
    trail: { crumbs: [], here: page.title },
  }),
  Page: ({ page, html, headings }) => (
    <>
      <PageHead
        title={page.title}
        crumbs={[]}
        lead={
          <>
            Last updated <Day date={page.updated} />
          </>
        }
      />
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-12 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Prose className="prose prose-long max-w-[68ch] min-w-0" html={html} />
        <OnThisPage headings={headings} />
      </div>
    </>
  ),
});
