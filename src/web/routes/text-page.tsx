import { site } from '#content/site';
import { PageHead } from '#ui/page-head';
import { OnThisPage } from '../on-this-page.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import { loadTextPage } from '../pages.server.tsx';
import { Day } from '../post-list.tsx';
import { loadStandingText, StandingText } from '../standing-text.tsx';
import type { Route } from './+types/text-page';

// One module for every page that is one long text: the last part of the address is the name of its file.

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, '');
  return { ...loadTextPage(path.slice(path.lastIndexOf('/') + 1)), path };
}

/** On the way from another page, with its text. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader();
  await loadStandingText(`page-${data.page.slug}`, data.path);
  return data;
}

export function meta({ loaderData: { page, path }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: `${page.title} - ${site.brand}`,
    description: page.description,
    path,
    origin: originOf(matches),
    trail: { crumbs: [], here: page.title },
  });
}

export default function TextPage({ loaderData: { page, headings } }: Route.ComponentProps) {
  return (
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
        <StandingText key={page.slug} id={`page-${page.slug}`} className="prose prose-long max-w-[68ch] min-w-0" />
        <OnThisPage headings={headings} />
      </div>
    </>
  );
}
