import { site } from '#content/site';
import { Icon } from '#ui/icon';
import { PageHead } from '#ui/page-head';
import { postSummaries, tagCounts } from '../blog.server.ts';
import { PostList, tagName } from '../post-list.tsx';
import { definePage } from '../site/page.tsx';

export default definePage({
  load: () => ({ posts: postSummaries(), tags: tagCounts() }),
  meta: () => ({
    title: `Blog - ${site.brand}`,
    keywords: ['blog', 'seo guides', 'writing', 'image formats', 'domains', 'web security'],
    description:
      'Guides to search, text, images and domains from the people who build the tools: how things work, what was measured, what to do.',
    trail: { crumbs: [], here: 'Blog' },
    hasFeeds: true,
  }),
  Page: ({ posts, tags }) => (
    <>
      <PageHead
        title="Blog"
        crumbs={[]}
        lead="How search, text, images and domains work, written by the people who build the tools. Facts first, with the numbers and where they come from."
      >
        <p className="mt-6 flex flex-wrap gap-3">
          <a className="button-quiet" href="/blog/rss.xml">
            <Icon name="rss" /> RSS feed
          </a>
          <a className="button-quiet" href="/blog/atom.xml">
            <Icon name="rss" /> Atom feed
          </a>
        </p>
      </PageHead>
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
        <PostList posts={posts} />
        <section className="mt-12" aria-labelledby="topics">
          <h2 id="topics" className="text-2xl">
            Topics
          </h2>
          <ul className="mt-4 flex flex-wrap gap-3">
            {tags.map(({ tag, count }) => (
              <li key={tag}>
                <a className="button-quiet" href={`/blog/tag/${tag}`}>
                  {tagName(tag)} <span className="figures text-muted">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  ),
});
