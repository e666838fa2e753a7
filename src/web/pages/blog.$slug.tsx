import { site } from '#content/site';
import { Breadcrumbs } from '#ui/breadcrumbs';
import { Icon } from '#ui/icon';
import { Prose } from '#ui/prose';
import { ToolTile } from '#ui/tool-tile';
import { loadPost, posts } from '../blog.server.ts';
import { catalogue } from '../catalogue.server.ts';
import { OnThisPage } from '../on-this-page.tsx';
import { Day, PostList, Tags } from '../post-list.tsx';
import { definePage } from '../site/page.tsx';

const crumbs = [{ label: 'Blog', href: '/blog' }];

export default definePage({
  each: () => posts().map(({ slug }) => slug),
  load: (slug) => loadPost(slug, catalogue()),
  meta: ({ post: { slug, title, description, date, updated, tags, words } }) => ({
    title: `${title} - ${site.brand}`,
    description,
    keywords: tags,
    article: { slug, headline: title, published: date, ...(updated ? { updated } : {}), words, tags },
    trail: { crumbs, here: title },
    hasFeeds: true,
  }),
  Page: Post,
});

function Post(data: ReturnType<typeof loadPost>) {
  const { post, html, headings, tools, related, older, newer } = data;
  const { title, description, date, updated, minutes, tags } = post;
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
          <Prose className="prose prose-long mt-6" html={html} />
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
    <a className="card block p-4 transition-colors hover:border-accent sm:col-auto" href={`/blog/${slug}`}>
      <span className="flex items-center gap-1.5 text-sm text-muted">
        {label === 'Older post' ? <Icon name="arrow-left" /> : <Icon name="arrow-right" />}
        {label}
      </span>
      <span className="mt-1 block font-semibold">{title}</span>
    </a>
  );
}
