import { Link } from 'react-router';
import { site } from '#content/site';
import { Icon } from '#ui/icon';
import { PageHead } from '#ui/page-head';
import { postSummaries, tagCounts } from '../blog.server.ts';
import { feedLinks } from '../feed-links.ts';
import { originOf, pageMeta } from '../page-meta.ts';
import { PostList, tagName } from '../post-list.tsx';
import type { Route } from './+types/blog';

export function loader() {
  return { posts: postSummaries(), tags: tagCounts() };
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: `Blog - ${site.brand}`,
      description:
        'Guides to search, text, images and domains from the people who build the tools: how things work, what was measured, what to do.',
      path: '/blog',
      origin: originOf(matches),
      trail: { crumbs: [], here: 'Blog' },
    }),
    ...feedLinks,
  ];
}

export default function Blog({ loaderData: { posts, tags } }: Route.ComponentProps) {
  return (
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
                <Link className="button-quiet" to={`/blog/tag/${tag}`}>
                  {tagName(tag)} <span className="figures text-muted">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
