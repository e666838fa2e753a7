import { Link } from 'react-router';
import { site } from '#content/site';
import { Icon } from '#ui/icon';
import { PageHead } from '#ui/page-head';
import { loadTag } from '../blog.server.ts';
import { feedLinks } from '../feed-links.ts';
import { NotFound } from '../lazy-not-found.tsx';
import { notFoundMeta, originOf, pageMeta } from '../page-meta.ts';
import { PostList, tagName } from '../post-list.tsx';
import type { Route } from './+types/blog-tag';

const crumbs = [{ label: 'Blog', href: '/blog' }];

export function loader({ params }: Route.LoaderArgs) {
  return loadTag(params.tag);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta();
  const { tag } = loaderData;
  return [
    ...pageMeta({
      title: `Posts about ${tagName(tag)} - ${site.brand} Blog`,
      description: `Every post of the ${site.brand} blog about ${tagName(tag)}, the newest first, with the tools to try what it says at once.`,
      keywords: [tagName(tag), ...site.keywords],
      path: `/blog/tag/${tag}`,
      origin: originOf(matches),
      trail: { crumbs, here: tagName(tag) },
    }),
    ...feedLinks,
  ];
}

export default function BlogTag({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { tag, posts } = loaderData;
  return (
    <>
      <PageHead
        title={`Posts about ${tagName(tag)}`}
        crumbs={crumbs}
        lead={posts.length === 1 ? 'One post so far.' : `${posts.length} posts, the newest first.`}
      />
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
        <PostList posts={posts} />
        <Link className="link mt-6 inline-flex min-h-9 items-center gap-1.5" to="/blog">
          All posts <Icon name="arrow-right" />
        </Link>
      </div>
    </>
  );
}
