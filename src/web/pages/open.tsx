import { site } from '#content/site';
import { Island } from '#ui/island';
import { PageHead } from '#ui/page-head';
import { OpenFile } from '../offline/open-file.tsx';
import { definePage, nothing } from '../site/page.tsx';

export default definePage({
  load: nothing,
  meta: () => ({
    title: `Open a File - ${site.brand}`,
    description: 'Choose a picture, a text or data, and the tool that suits it opens with it.',
    unlisted: true,
  }),
  Page: () => (
    <>
      <PageHead
        title="Open a File"
        crumbs={[]}
        lead="Choose a picture, a text or data: the tool that suits it opens with it."
      />
      <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6">
        <Island of={OpenFile} props={{}} />
        <noscript>
          <p>Opening a file needs JavaScript.</p>
        </noscript>
      </div>
    </>
  ),
});
