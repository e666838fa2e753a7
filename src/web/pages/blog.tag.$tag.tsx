import { site } from '#content/site';
import { Icon } from '#ui/icon';
import { PageHead } from '#ui/page-head';
import { postsAbout, tagCounts } from '../blog.server.ts';
import { PostList, tagName } from '../post-list.tsx';
import { definePage } from '../site/page.tsx';

const crumbs = [{ label: 'Blog', href: '/blog' }];

export default definePage({
  each: () => tagCounts().map(({ tag }) => tag),
  load: (tag) => ({ tag, posts: postsAbout(tag) }),
  meta: ({ tag }) => ({
    title: `Posts about ${tagName(tag)} - ${site.brand} Blog`,
    description: `Every post of the ${site.brand} blog about ${tagName(tag)}, the newest first, with the tools to try what it says at once.`,
    keywords: [tagName(tag), ...site.keywords],
    trail: { crumbs, here: tagName(tag) },
    hasFeeds: true,
  }),
  Page: ({ tag, posts }) => (
    <>
      <PageHead
        title={`Posts about ${tagName(tag)}`}
        crumbs={crumbs}
        lead={posts.length === 1 ? 'One post so far.' : `${posts.length} posts, the newest first.`}
      />
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
        <PostList posts={posts} />
        <a className="link mt-6 inline-flex min-h-9 items-center gap-1.5" href="/blog">
          All posts <Icon name="arrow-right" />
        </a>
      </div>
    </>
  ),
});
