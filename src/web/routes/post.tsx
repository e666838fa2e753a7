import { Link } from 'react-router';
import { site } from '#content/site';
import { Breadcrumbs } from '#ui/breadcrumbs';
import { Icon } from '#ui/icon';
import { ToolTile } from '#ui/tool-tile';
import { loadPost } from '../blog.server.ts';
import { catalogue } from '../catalogue.server.ts';
import { feedLinks } from '../feed-links.ts';
import { NotFound } from '../lazy-not-found.tsx';
import { OnThisPage } from '../on-this-page.tsx';
import { notFoundMeta, originOf, pageMeta } from '../page-meta.ts';
import { Day, PostList, Tags } from '../post-list.tsx';
import { loadStandingText, StandingText } from '../standing-text.tsx';
import type { Route } from './+types/post';

const crumbs = [{ label: 'Blog', href: '/blog' }];

export function loader({ params }: Route.LoaderArgs) {
  return loadPost(params.slug, catalogue());
}

/** On the way from another page, with its text. */
export async function clientLoader({ serverLoader, params: { slug } }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([serverLoader(), loadStandingText(`post-${slug}`, `/blog/${slug}`)]);
  return page;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta();
  const { slug, title, description, date, updated, tags, words } = loaderData.post;
  return [
    ...pageMeta({
      title: `${title} - ${site.brand}`,
      description,
      keywords: tags,
      path: `/blog/${slug}`,
      origin: originOf(matches),
      article: { slug, headline: title, published: date, ...(updated ? { updated } : {}), words, tags },
      trail: { crumbs, here: title },
    }),
    ...feedLinks,
  ];
}

export default function Post({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { post, headings, tools, related, older, newer } = loaderData;
  const { slug, title, description, date, updated, minutes, tags } = post;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6">
      <Breadcrumbs crumbs={crumbs} here={title} />
      <div className="mt-6 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <article className="max-w-[68ch] min-w-0">
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <p className="mt-3 text-lg text-muted">{description}</p>
          <p className="mt-4 text-sm text-muted">
            <Day date={date} />
            {updated && (
              <>
                {' · updated '}
                <Day date={updated} />
              </>
            )}
            {` · ${minutes} min read`}
          </p>
          <Tags tags={tags} />
          <StandingText key={slug} id={`post-${slug}`} className="prose prose-long mt-6" />
        </article>
        <aside aria-label="About this post" className="flex flex-col gap-8">
          {tools.length > 0 && (
            <section aria-labelledby="try">
              <h2 id="try" className="font-semibold">
                Try the tools
              </h2>
              <ul className="mt-3 grid gap-3">
                {tools.map((tool) => (
                  <li key={tool.slug}>
                    <ToolTile tool={tool} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {headings.length > 1 && <OnThisPage headings={headings} />}
        </aside>
      </div>
      {(older || newer) && (
        <nav aria-label="More posts" className="mt-12 grid gap-6 sm:grid-cols-2">
          {older && <Neighbour label="Older post" {...older} />}
          {newer && <Neighbour label="Newer post" {...newer} />}
        </nav>
      )}
      {related.length > 0 && (
        <section className="mt-12" aria-labelledby="related">
          <h2 id="related" className="mb-5 text-2xl">
            Related posts
          </h2>
          <PostList posts={related} heading="h3" />
        </section>
      )}
    </div>
  );
}

function Neighbour({ label, slug, title }: { label: string; slug: string; title: string }) {
  return (
    <Link className="card block p-4 transition-colors hover:border-accent sm:col-auto" to={`/blog/${slug}`}>
      <span className="flex items-center gap-1.5 text-sm text-muted">
        {label === 'Older post' ? <Icon name="arrow-left" /> : <Icon name="arrow-right" />}
        {label}
      </span>
      <span className="mt-1 block font-semibold">{title}</span>
    </Link>
  );
}
