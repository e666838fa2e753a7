import type { PostSummary } from './blog.server.ts';

interface PostListProps {
  posts: readonly PostSummary[];
  /** Level of each title beneath the headings of the page. */
  heading?: 'h2' | 'h3';
}

/** Posts as cards. */
export function PostList({ posts, heading: Heading = 'h2' }: PostListProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map(({ slug, title, description, date, minutes, tags }) => (
        <li key={slug} className="card flex flex-col p-4 sm:p-6">
          <p className="text-sm text-muted">
            <Day date={date} /> · {minutes} min read
          </p>
          <Heading className="mt-2 text-xl">
            <a className="hover:text-accent" href={`/blog/${slug}`}>
              {title}
            </a>
          </Heading>
          <p className="mt-2 mb-4 text-muted">{description}</p>
          <div className="mt-auto">
            <Tags tags={tags} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A post's tags, each a link to all posts that have it. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a className="link inline-flex min-h-9 items-center text-sm" href={`/blog/tag/${tag}`}>
            {tagName(tag)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `dns-records` as words: "dns records". */
export function tagName(tag: string): string {
  return tag.replaceAll('-', ' ');
}

/** A day as it is written out: "21 November 2026". */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{written.format(new Date(`${date}T00:00:00Z`))}</time>;
}

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
