import { site } from '#content/site';
import { escapeMarkup } from '#lib/markup';
import type { FullPost } from './blog.server.ts';

const blogDescription =
  'How search, text, images and domains work, from the people who build the tools: measured, explained and without hype.';

/** RSS 2.0 of the blog, with whole texts. `origin` is the site's own address. */
export function rssFeed(posts: readonly FullPost[], origin: string): string {
  const items = posts.map((post) => {
    const url = addressOf(post, origin);
    return `
    <item>
      <title>${escaped(post.title)}</title>
      <link>${escaped(url)}</link>
      <guid isPermaLink="true">${escaped(url)}</guid>
      <pubDate>${moment(post.date).toUTCString()}</pubDate>
      <dc:creator>${escaped(site.brand)}</dc:creator>
      <description>${escaped(post.description)}</description>
      ${post.tags.map((tag) => `<category>${escaped(tag)}</category>`).join('')}
      <content:encoded>${escaped(absolute(post, origin))}</content:encoded>
    </item>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escaped(`${site.brand} Blog`)}</title>
    <link>${escaped(`${origin}/blog`)}</link>
    <description>${escaped(blogDescription)}</description>
    <language>en</language>
    <lastBuildDate>${lastChange(posts).toUTCString()}</lastBuildDate>
    <atom:link href="${escaped(`${origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>${items.join('')}
  </channel>
</rss>
`;
}

/** Atom 1.0 (RFC 4287) of the blog, with whole texts. `origin` is the site's own address. */
export function atomFeed(posts: readonly FullPost[], origin: string): string {
  const entries = posts.map((post) => {
    const url = addressOf(post, origin);
    return `
  <entry>
    <id>${escaped(url)}</id>
    <title>${escaped(post.title)}</title>
    <link rel="alternate" type="text/html" href="${escaped(url)}"/>
    <published>${moment(post.date).toISOString()}</published>
    <updated>${moment(post.updated ?? post.date).toISOString()}</updated>
    <summary>${escaped(post.description)}</summary>
    ${post.tags.map((tag) => `<category term="${escaped(tag)}"/>`).join('')}
    <content type="html">${escaped(absolute(post, origin))}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escaped(`${origin}/blog`)}</id>
  <title>${escaped(`${site.brand} Blog`)}</title>
  <subtitle>${escaped(blogDescription)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(`${origin}/blog/atom.xml`)}"/>
  <link rel="alternate" type="text/html" href="${escaped(`${origin}/blog`)}"/>
  <updated>${lastChange(posts).toISOString()}</updated>
  <author><name>${escaped(site.brand)}</name><uri>${escaped(`${origin}/`)}</uri></author>${entries.join('')}
</feed>
`;
}

function addressOf({ slug }: FullPost, origin: string): string {
  return `${origin}/blog/${slug}`;
}

/** A feed reader shows the text elsewhere: its links must name the site. */
function absolute(post: FullPost, origin: string): string {
  return post.html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replaceAll(' href="#', ` href="${addressOf(post, origin)}#`);
}

function lastChange(posts: readonly FullPost[]): Date {
  const days = posts.map(({ date, updated = date }) => updated).sort();
  return moment(days.at(-1) ?? `${site.founded}-01-01`);
}

function moment(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** For text and attributes. Characters that XML 1.0 cannot hold at all are left out. */
function escaped(text: string): string {
  return escapeMarkup(
    text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''),
  );
}
